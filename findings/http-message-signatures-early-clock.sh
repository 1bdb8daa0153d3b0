#!/bin/sh
# http-message-signatures 1.0.6: whose clock is some seconds ahead signs nothing that is accepted. `verifyMessage`
# takes `notAfter` for now and `tolerance` for 0 unless told otherwise, so `created` of five seconds later is refused,
# with the words "Signature is too old"; RFC 9421 (2.3) asks for no such check and (7.2.1) speaks of clocks that differ.
# With `tolerance` it is accepted. Signatures come from other machines: say how far their clocks may be.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund http-message-signatures@1.0.6 >/dev/null
cat > check.cjs <<'JS'
const { createHmac } = require('node:crypto');
const { httpbis } = require('http-message-signatures');

const mac = (data) => createHmac('sha256', 'a shared key').update(data).digest();
const message = { method: 'GET', url: 'https://shop.example/carts', headers: { host: 'shop.example' } };
const key = { id: 'k', verify: async (data, signature) => mac(data).equals(signature) };

async function outcome(aheadSeconds, options) {
  const signed = await httpbis.signMessage(
    {
      key: { id: 'k', sign: async (data) => mac(data) },
      fields: ['@method', '@path'],
      params: ['created', 'keyid'],
      paramValues: { created: new Date(Date.now() + aheadSeconds * 1_000) },
    },
    message,
  );
  try {
    return String(await httpbis.verifyMessage({ keyLookup: async () => key, ...options }, signed));
  } catch (error) {
    return error.message;
  }
}

(async () => {
  const now = await outcome(0, {});
  const ahead = await outcome(5, {});
  const tolerated = await outcome(5, { tolerance: 60 });
  console.log('http-message-signatures 1.0.6');
  console.log(`signed now: ${now}`);
  console.log(`signed by a clock five seconds ahead: ${ahead}`);
  console.log(`the same with a tolerance of a minute: ${tolerated}`);
  process.exit(now === 'true' && ahead === 'Signature is too old' && tolerated === 'true' ? 0 : 1);
})();
JS
node check.cjs
