#!/bin/sh
# asn1js 3.1.0 declares a class `Set` in its CommonJS build. Jest 30, told to hand `Set` to each module
# (`sandboxInjectedGlobals`, documented for speed), makes it a parameter of the function around the module, and the
# class a second declaration: a syntax error of a valid package. Node alone loads it.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jest@30.5.2 asn1js@3.1.0 >/dev/null
echo "test('loads', () => { require('asn1js'); });" > load.test.js
echo 'module.exports = { transform: {} };' > plain.config.js
echo "module.exports = { transform: {}, sandboxInjectedGlobals: ['Set'] };" > injected.config.js
node -e "require('asn1js')" && echo 'asn1js 3.1.0 in Node: loads'
npx jest -c plain.config.js >/dev/null 2>&1 && echo 'Jest 30.5.2: loads'
npx jest -c injected.config.js >said 2>&1 && { echo 'Jest 30.5.2 with Set handed in: loads'; exit 1; }
grep -m 1 "SyntaxError: Identifier 'Set' has already been declared" said
