# The host in the terminal, as a small image: docs/CONTAINER.md. A test runs each line without Docker.

# What is built is the same for every processor, so it is built on that of this computer.
FROM --platform=$BUILDPLATFORM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build --silent && npm pack --silent --ignore-scripts && tar xzf memory-scramble-*.tgz
RUN npm prune --omit=dev && mv node_modules package/ && mkdir data

# The published package and what it depends on. Nothing runs here, so no processor is imitated.
FROM node:22-alpine
ENV NODE_ENV=production PORT=8080
COPY --from=build /build/package /app
COPY --from=build --chown=node:node /build/data /data
WORKDIR /app
USER node
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
# The shell reads PORT and becomes the host, which gets the signals. Options follow the image's name.
ENTRYPOINT ["sh", "-c", "exec node dist/main/headless.js \"$PORT\" --save /data/game.json --boards /data/boards \"$@\"", "memory-scramble"]
