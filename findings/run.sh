#!/bin/sh
# One finding by its name, or all. Fails when one of them is no longer so.
cd "$(dirname "$0")" || exit 2
failed=0
for script in ${1:-*}; do
  name="${script%.sh}"
  if [ "$name" = run ] || [ "$name" = README.md ]; then continue; fi
  echo "== $name"
  sh "./$name.sh" || { echo "CHANGED: $name"; failed=1; }
done
exit "$failed"
