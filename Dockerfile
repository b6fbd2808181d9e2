# One image for a small server and for many behind a balancer: docs/running.md.
# Node 22: what better-sqlite3 12 is compiled to on Node 24.19 or later crashes (docs/dev/decisions.md).
ARG BASE_IMAGE=node:22-trixie-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /app
ENV CI=true
COPY package.json package-lock.json .npmrc ./
# better-sqlite3 fetches a binary for this system, or is compiled where there is none; the tools stay in this stage.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
RUN npm ci --workspaces=false --include=dev --no-audit --no-fund
COPY . .
# Prune keeps what a package for the product names as an optional peer; none of it is used at run time.
RUN NODE_ENV=production npm run build:app && npm prune --workspaces=false --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/typescript node_modules/@types \
    node_modules/better-sqlite3/deps node_modules/better-sqlite3/src

FROM ${BASE_IMAGE}
LABEL org.opencontainers.image.title="Loam" \
      org.opencontainers.image.version="0.2.0" \
      org.opencontainers.image.description="A community site with Braindumper, which turns a rough idea into a plan, and single sign-on" \
      org.opencontainers.image.licenses="MIT"
# pg_dump, which backups of a site on Postgres take: of the server's major version (compose.postgres.yaml) or newer.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
# No package manager of Node's, because nothing more is installed.
RUN rm -rf /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/corepack /opt/yarn* \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && mkdir -m 700 /data && chown 10001:10001 /data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
# Twice: a folder that is mounted over ./content lies over the delivered one.
COPY --from=build /app/content ./content
COPY --from=build /app/content ./build/content
COPY --from=build /app/scripts/health.mjs ./scripts/
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOAM_COMMAND="node build/admin/admin.js"
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 CMD ["node", "scripts/health.mjs"]
# Node itself is process 1, so that the signal of `docker stop` reaches it.
CMD ["node", "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"]
