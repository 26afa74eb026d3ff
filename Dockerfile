# The site in a small image: built with a compiler, run without one, as a user without rights. Games and secret lie in the volume /data.
FROM python:3.13-slim AS built
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /tessera
COPY requirements-build.lock ./
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir -q -r requirements-build.lock
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
RUN TESSERA_ENGINE=native /opt/build/bin/python -m hatchling build -t wheel -d /wheels
COPY requirements.lock requirements-networks.lock requirements-dev.lock ./
RUN python -m venv /opt/tessera \
    && /opt/tessera/bin/pip install --no-cache-dir -q -r requirements.lock -r requirements-networks.lock -c requirements-dev.lock asyncpg \
    && /opt/tessera/bin/pip install --no-cache-dir -q --no-deps /wheels/*.whl

FROM python:3.13-slim
COPY --from=built /opt/tessera /opt/tessera
RUN useradd --system --uid 10001 --create-home --home-dir /data tessera
USER tessera
ENV TESSERA_DATA=/data TESSERA_ENGINE=native PATH=/opt/tessera/bin:$PATH
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["tessera", "serve", "--port", "8000"]
