#!/usr/bin/env bash
# Builds, starts, uses and stops the image of the Dockerfile where there is no Docker engine, by buildah with chroot
# isolation. Needs root on Debian, and installs buildah, debootstrap and crun if they are missing.
#   scripts/try-container.sh               on a stand-in for the Node image, made from this machine's Node
#   BASE_IMAGE=… scripts/try-container.sh  on a real one
# Not covered: an engine running HEALTHCHECK, and how an engine signals process 1.
set -euo pipefail
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
port="${PORT:-3290}"
work="${WORK:-$(mktemp -d)}"
base="${BASE_IMAGE:-}"
server=""
container=""
listener() { ss -ltnpH "sport = :$port" | grep -o 'pid=[0-9]*' | head -1 | cut -d= -f2; }
end() {
  # buildah's process does not pass signals on. Whatever listens on the port is ours, since the port was free before.
  [ -z "$server" ] || kill -9 $(listener) "$server" 2>/dev/null || true
  [ -z "$container" ] || buildah rm "$container" >/dev/null 2>&1 || true
}
trap end EXIT
say() { echo "$(date +%T) $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }

if ! command -v buildah >/dev/null || ! command -v debootstrap >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends buildah debootstrap crun
fi

if [ -z "$base" ]; then
  base=localhost/node-stand-in
  if ! buildah inspect "$base" >/dev/null 2>&1; then
    say "a stand-in for the Node image"
    [ -d "$work/rootfs/bin" ] || debootstrap --variant=minbase trixie "$work/rootfs" >"$work/debootstrap.log"
    node="$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")"
    mkdir -p "$work/rootfs/usr/local/bin" "$work/rootfs/usr/local/lib/node_modules" "$work/rootfs/usr/local/include"
    cp "$node/bin/node" "$work/rootfs/usr/local/bin/"
    cp -r "$node/lib/node_modules/npm" "$work/rootfs/usr/local/lib/node_modules/"
    [ ! -d "$node/include/node" ] || cp -r "$node/include/node" "$work/rootfs/usr/local/include/"
    ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$work/rootfs/usr/local/bin/npm"
    ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$work/rootfs/usr/local/bin/npx"
    mkdir -p "$work/rootfs/etc/ssl/certs"
    cp /etc/ssl/certs/ca-certificates.crt "$work/rootfs/etc/ssl/certs/"
    cp "$(ldconfig -p | awk '/libatomic.so.1 /{print $NF; exit}')" "$work/rootfs/usr/lib/x86_64-linux-gnu/" 2>/dev/null || true
    tar -C "$work/rootfs" -cf "$work/rootfs.tar" .
    printf 'FROM scratch\nADD rootfs.tar /\nENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_nodedir=/usr/local\n' >"$work/Base"
    buildah bud --isolation chroot -q -t "$base" -f "$work/Base" "$work" >/dev/null
  fi
fi

image=localhost/loam
say "building"
buildah bud --isolation chroot --pull-never --build-arg "BASE_IMAGE=$base" -t "$image" . >"$work/build.log" 2>&1 ||
  { tail -40 "$work/build.log"; fail "the build"; }

say "looking at the image"
config="$(buildah inspect --type image "$image")"
grep -q '"User": "10001:10001"' <<<"$config" || fail "it does not run as 10001"
grep -qi 'secret=\|token=\|password=' <<<"$config" && fail "its history names a secret"
container="$(buildah from --pull-never "$image")"
root="$(buildah mount "$container")"
# Otherwise buildah would mount a volume of its own over the one given below.
buildah config --volume /data- "$container"
for tool in npm npx gcc cc make python3 git; do
  for folder in usr/local/bin usr/bin bin; do
    [ ! -e "$root/$folder/$tool" ] || fail "the image holds $tool"
  done
done
for package in vite typescript vitest @playwright/test tsx drizzle-kit @biomejs/biome; do
  [ ! -e "$root/app/node_modules/$package" ] || fail "the image holds $package"
done
for path in tests docs app .git .env; do [ ! -e "$root/app/$path" ] || fail "the image holds /app/$path"; done
size="$(du -sm "$root/app" | cut -f1)"
say "the product takes $size MiB of it"

run() { buildah run --isolation chroot --user 10001:10001 "$@"; }
say "root of the file system: read-only but for /data and /tmp"
mkdir -p "$work/data" && chown 10001:10001 "$work/data"
mounts=(--volume "$work/data:/data:rw")
run "${mounts[@]}" "$container" -- sh -c '! touch /app/x 2>/dev/null && ! touch /usr/x 2>/dev/null' ||
  fail "the program could change itself"

run "$container" -- pg_dump --version || fail "pg_dump is missing"

say "starting"
[ -z "$(listener)" ] || fail "port $port is in use"
env=(--env PORT="$port" --env HOST=127.0.0.1 --env APP_URL="http://127.0.0.1:$port")
run "${mounts[@]}" "${env[@]}" "$container" -- \
  node node_modules/@remix-run/serve/dist/cli.js build/server/index.js >"$work/server.log" 2>&1 &
server=$!
for _ in $(seq 150); do curl -fs "http://127.0.0.1:$port/healthz" >/dev/null 2>&1 && break; sleep 0.2; done
curl -fsS "http://127.0.0.1:$port/readyz" >/dev/null || { cat "$work/server.log"; fail "it is not ready"; }
run "${env[@]}" "$container" -- node scripts/health.mjs || fail "the health check"

say "using it"
site="http://127.0.0.1:$port"
curl -fsS "$site/" | grep -q "Build Apps With AI" || fail "the home page"
curl -fsS -o /dev/null -w '%{http_code} %{redirect_url}\n' -H "Origin: $site" \
  --data-urlencode firstName=Ann --data-urlencode email=ann@example.test \
  --data-urlencode 'password=Strata-layers-9' -d acceptTerms=on "$site/auth/sign-up" | grep -q "303 $site/auth/confirm" ||
  fail "sign-up"
for _ in $(seq 50); do ls "$work"/data/outbox/*.eml >/dev/null 2>&1 && break; sleep 0.1; done
ls "$work"/data/outbox/*.eml >/dev/null || fail "no mail in the outbox"
run "${mounts[@]}" "${env[@]}" "$container" -- node build/admin/admin.js user verify ann@example.test || fail "admin"
run "${mounts[@]}" "${env[@]}" "$container" -- node build/admin/admin.js backup || fail "backup"
run "${mounts[@]}" "${env[@]}" "$container" -- node build/admin/admin.js check || fail "check"

say "stopping, with a request under way"
# Signals the listening process directly, where an engine would signal process 1.
node="$(listener)"
[ "$(ps -o uid= -p "$node" | tr -d ' ')" = 10001 ] || fail "it runs as another user"
curl -s -o "$work/late" -w '%{http_code}' -H "Origin: $site" --data-urlencode email=ann@example.test \
  --data-urlencode 'password=Strata-layers-9' "$site/auth" >"$work/late-status" &
late=$!
sleep 0.05
before="$(date +%s%N)"
kill -TERM "$node"
while kill -0 "$node" 2>/dev/null; do
  [ $((($(date +%s%N) - before) / 1000000)) -lt 10000 ] || fail "it did not end within 10 s"
  sleep 0.05
done
ms=$((($(date +%s%N) - before) / 1000000))
wait "$late" || fail "the request that was under way was cut off"
[ "$(cat "$work/late-status")" = 303 ] || fail "the request that was under way got $(cat "$work/late-status")"
server=""
say "stopped in $ms ms; the request under way got its answer"

say "a second start finds everything"
run "${mounts[@]}" "${env[@]}" "$container" -- node build/admin/admin.js user list --json | grep -q ann@example.test ||
  fail "the data is gone"
echo "The container works: $size MiB, stopped in $ms ms."
