#!/bin/sh
# harfbuzzjs 1.6.4 waits for its WebAssembly at the top level of its module. Node 22 and later require() ES modules,
# but not one that waits: ERR_REQUIRE_ASYNC_MODULE, at run time, for it and for whatever imports it.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund harfbuzzjs@1.6.4 >/dev/null
cat > load.cjs <<'JS'
const outcome = () => {
  try {
    require('harfbuzzjs');
    return 'loaded';
  } catch (error) {
    return error.code;
  }
};
const required = outcome();
import('harfbuzzjs').then((module) => {
  console.log(`harfbuzzjs 1.6.4, Node ${process.versions.node}`);
  console.log(`require(): ${required}`);
  console.log(`import(): ${'Blob' in module ? 'loaded' : 'something else'}`);
  process.exit(required === 'ERR_REQUIRE_ASYNC_MODULE' && 'Blob' in module ? 0 : 1);
});
JS
node load.cjs
