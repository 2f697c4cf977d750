FROM python:3.11-slim

# a user of its own, and a volume for the database
RUN useradd --create-home --uid 10001 paravent && mkdir /data && chown paravent /data
WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY renderers renderers
COPY sandbox sandbox
RUN pip install --no-cache-dir ".[postgres]"

USER paravent
ENV PARAVENT_DATABASE=/data/paravent.sqlite3 PARAVENT_HEARTBEAT=/data/heartbeat PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["paravent", "health"]
STOPSIGNAL SIGTERM
CMD ["paravent", "run"]
