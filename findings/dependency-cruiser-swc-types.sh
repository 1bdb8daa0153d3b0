#!/bin/sh
# dependency-cruiser 18.7.2 with `parser: 'swc'` does not see what a type names by import('…').T or typeof import('…'),
# though tsPreCompilationDeps is on: a rule about imports passes what it forbids. Its own parser sees both.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dependency-cruiser@18.7.2 typescript@7.0.2 @swc/core@1.16.22 >/dev/null
cat > named.ts <<'TS'
export type Later = import('./b.ts').Thing;
export type Part = typeof import('./c.ts');
TS
echo "export interface Thing { readonly name: string }" > b.ts
echo "export const c = 1;" > c.ts
echo "module.exports = { options: { tsPreCompilationDeps: true, parser: 'swc' } };" > swc.cjs
echo "module.exports = { options: { tsPreCompilationDeps: true } };" > own.cjs
seen() {
  npx --no-install depcruise -c "$1" -T json named.ts > "$1.json"
  node -e "const { modules } = JSON.parse(require('node:fs').readFileSync('$1.json', 'utf8'));
    console.log(modules.find(({ source }) => source === 'named.ts').dependencies.map(({ module }) => module).toSorted().join(' '))"
}
by_swc="$(seen swc.cjs)"
by_own="$(seen own.cjs)"
echo "dependency-cruiser 18.7.2, TypeScript 7.0.2, swc 1.16.22"
echo "parser swc sees: ${by_swc:-nothing}"
echo "its own parser sees: ${by_own:-nothing}"
[ "$by_swc" = "" ] && [ "$by_own" = "./b.ts ./c.ts" ]
