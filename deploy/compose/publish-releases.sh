#!/bin/sh
# Publishes the releases of this image, and puts a remote live that is not. The gate may want one before another
# (who listens needs a remote that emits), so those it refuses are asked again after the rest.
set -eu
ops='node --disable-warning=ExperimentalWarning ops/registry/src/cli.ts'
live=$($ops status)
waiting=''
for folder in mfe-*/dist/*/; do
  remote=${folder#mfe-}
  remote=${remote%%/*}
  version=$(basename "$folder")
  $ops publish "$remote" --from "$folder"
  case "$live" in *"$remote"*) ;; *) waiting="$waiting $remote:$version" ;; esac
done
while [ -n "$waiting" ]; do
  refused=''
  for one in $waiting; do
    $ops swap "${one%:*}" "${one#*:}" --reason 'first release' || refused="$refused $one"
  done
  if [ "$refused" = "$waiting" ]; then
    echo "not live:$refused" >&2
    exit 1
  fi
  waiting=$refused
done
