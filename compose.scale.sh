#!/bin/sh
# Run once by the primary's image: the standby may copy, and from the next start on a commit waits for it.
set -eu
echo "host replication paravent all scram-sha-256" >> "$PGDATA/pg_hba.conf"
psql --username paravent --dbname paravent --command \
  "ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (standby)'"
