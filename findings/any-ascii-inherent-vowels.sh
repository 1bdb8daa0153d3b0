#!/bin/sh
# any-ascii 0.3.3 spells Indian scripts sign by sign: the vowel that each consonant has by itself is left out, so an
# address is not what a courier would read. Seen with place names in Devanagari and Tamil.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund any-ascii@0.3.3 >/dev/null
cat > spell.mjs <<'JS'
import anyAscii from 'any-ascii';

const SEEN = [
  ['सागर दर्शन', 'sagr drsn', 'Sagar Darshan'],
  ['बेंगलुरु', 'bemgluru', 'Bengaluru'],
  ['நகர்', 'nkr', 'Nagar'],
];
console.log('any-ascii 0.3.3');
const same = SEEN.map(([text, seen, people]) => {
  const spelled = anyAscii(text);
  console.log(`${text}: ${spelled} (people write ${people})`);
  return spelled === seen;
});
process.exit(same.every(Boolean) ? 0 : 1);
JS
node spell.mjs
