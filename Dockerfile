# What the image stands on. To build on exactly the one that was looked at, name it by its digest:
#   docker buildx imagetools inspect python:3.11-slim-bookworm --format '{{.Manifest.Digest}}'
#   docker build --build-arg BASE=python:3.11-slim-bookworm@sha256:... .
# `make image-check` carries these steps out without a container engine.
ARG BASE=python:3.11-slim-bookworm

FROM ${BASE} AS build
RUN python -m venv /opt/paravent
ENV PATH=/opt/paravent/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
# the versions that were tested, to the hash of every file
COPY requirements/image.txt requirements/image.txt
RUN pip install --require-hashes --only-binary :all: --requirement requirements/image.txt
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY renderers renderers
COPY sandbox sandbox
# nothing is installed later: what installs things stays behind
RUN pip install --no-deps --no-build-isolation . && pip uninstall --yes setuptools pip

FROM ${BASE}
# a user of its own, who can write to the volume and nowhere else
RUN useradd --no-create-home --home-dir /data --uid 10001 paravent && install --directory --owner paravent --mode 700 /data
COPY --from=build /opt/paravent /opt/paravent
USER paravent
WORKDIR /data
ENV PATH=/opt/paravent/bin:$PATH PARAVENT_DATABASE=/data/paravent.sqlite3 PARAVENT_HEARTBEAT=/data/heartbeat PYTHONUNBUFFERED=1
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["paravent", "health"]
STOPSIGNAL SIGTERM
CMD ["paravent", "run"]
