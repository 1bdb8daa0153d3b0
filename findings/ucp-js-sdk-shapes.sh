#!/bin/sh
# @ucp-js/sdk 0.1.1, of September 2026, is of the protocol of January: a profile in the shape of version 2026-04-08,
# with maps of lists, is refused, and totals that this version forbids (two subtotals, one of them below zero) pass.
# Its ES modules name files without their endings, so `import` fails on Node 20 and 24; `require` works.
# The published schemas of tag v2026-04-08 (Universal-Commerce-Protocol/ucp: ucp.json, types/totals.json) say otherwise.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ucp-js/sdk@0.1.1 zod@3.25.76 >/dev/null
cat > check.cjs <<'JS'
const { TotalsResponseSchema, TotalResponseSchema, UcpDiscoveryProfileSchema } = require('@ucp-js/sdk');

const version = '2026-04-08';
const profile = {
  ucp: {
    version,
    services: {
      'dev.ucp.shopping': [
        { version, transport: 'rest', endpoint: 'https://shop.example/ucp/v1', spec: 'https://ucp.dev/s', schema: 'https://ucp.dev/r' },
      ],
    },
    capabilities: { 'dev.ucp.shopping.checkout': [{ version, spec: 'https://ucp.dev/c', schema: 'https://ucp.dev/d' }] },
    payment_handlers: {},
  },
};
const rows = [
  { type: 'subtotal', amount: 100 },
  { type: 'subtotal', amount: -100 },
  { type: 'total', amount: 100 },
];
const each = rows.every((row) => (TotalResponseSchema ?? TotalsResponseSchema).safeParse(row).success);
const accepted = UcpDiscoveryProfileSchema.safeParse(profile);
console.log('@ucp-js/sdk 0.1.1');
console.log(`profile of ${version}: ${accepted.success ? 'taken' : `refused at ${accepted.error.issues.map(({ path }) => path.join('.')).join(', ')}`}`);
console.log(`two subtotals, one below zero: ${each ? 'taken' : 'refused'}`);
import('@ucp-js/sdk').then(
  () => 'works',
  (error) => error.code,
).then((imported) => {
  console.log(`import: ${imported}`);
  process.exit(!accepted.success && each && imported === 'ERR_MODULE_NOT_FOUND' ? 0 : 1);
});
JS
node check.cjs
