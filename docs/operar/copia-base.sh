#!/bin/sh
# /usr/local/sbin/copia-base, como postgres: una copia de la base en /respaldos, y fuera las de más de siete días con los tramos que ya ninguna necesita.
set -eu
cd /
pg_basebackup -D "/respaldos/base-$(date +%F-%H%M%S)" -X stream -c fast
find /respaldos -maxdepth 1 -name 'base-*' -mtime +6 -exec rm -rf {} +
find /respaldos/wal -name '*.backup' -mtime +6 -delete
vieja=$(ls -d /respaldos/base-* | head -n 1)
pg_archivecleanup /respaldos/wal "$(sed -n 's/^START WAL LOCATION.*(file \([0-9A-F]*\)).*/\1/p' "$vieja/backup_label")"
