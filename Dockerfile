# passforge in an image without compiler, and without root: docker build -t passforge .
#   docker run --rm -v "$PWD:/work" -e PASSFORGE_P12 -e PASSFORGE_KEY_PASSWORD passforge \
#     passforge build coffee --data row.json --identity env:PASSFORGE_P12
FROM swift:6.2.3-bookworm AS build
COPY scripts/packages scripts/install-packages.sh /src/scripts/
RUN /src/scripts/install-packages.sh build run
COPY . /src
WORKDIR /src
ARG COMMIT=""
RUN PASSFORGE_WITH_PREVIEW=0 PASSFORGE_COMMIT="$COMMIT" \
      swift build -c release --static-swift-stdlib --product passforge \
    && PREFIX=/usr DESTDIR=/root-of-image scripts/install.sh

FROM debian:bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update -qq \
    && apt-get install -qqy --no-install-recommends libssl3 libzip4 libpcre2-8-0 libpng16-16 libstdc++6 tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home --uid 1000 passforge
COPY --from=build /root-of-image /
USER passforge
WORKDIR /work
CMD ["passforge", "--help"]
