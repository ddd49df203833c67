#!/bin/sh
# /usr/local/sbin/copia-archivos, como root: fotos y documentos en /respaldos/archivos, una carpeta por día; lo que no cambió no ocupa de nuevo. Quedan siete.
set -eu
cd /
origen=/var/lib/tourism-hub/datos/archivos
destino=/respaldos/archivos
mkdir -p "$destino"
# Sin la de ayer, la primera vez, rsync lo avisa y copia todo.
rsync -a --delete --link-dest="$destino/$(date -d yesterday +%F)" "$origen/" "$destino/$(date +%F)/"
primero=$(date -d '6 days ago' +%F)
for dia in "$destino"/????-??-??; do
  if [ "$(printf '%s\n' "${dia##*/}" "$primero" | sort | head -n 1)" != "$primero" ]; then rm -rf "$dia"; fi
done
