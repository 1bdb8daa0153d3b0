#!/bin/sh
# pdfkit 0.20.2 shapes with fontkit 2.0.4, which makes other letters of Bengali names than HarfBuzz, without an error.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pdfkit@0.20.2 fontkit@2.0.4 harfbuzzjs@1.6.4 @fontsource/noto-sans-bengali@5.3.0 >/dev/null
cat > compare.mjs <<'JS'
import { create } from 'fontkit';
import * as hb from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const woff = readFileSync('node_modules/@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff');
// The sfnt inside of the WOFF, for HarfBuzz: the same tables.
const count = woff.readUInt16BE(12);
const head = Buffer.alloc(12 + 16 * count);
head.writeUInt32BE(0x00010000, 0);
head.writeUInt16BE(count, 4);
const parts = [head];
let offset = head.length;
for (let index = 0; index < count; index += 1) {
  const at = 44 + 20 * index;
  const [from, packed, length] = [4, 8, 12].map((step) => woff.readUInt32BE(at + step));
  const stored = woff.subarray(from, from + packed);
  const data = packed < length ? inflateSync(stored) : stored;
  woff.copy(head, 12 + 16 * index, at, at + 4);
  head.writeUInt32BE(offset, 12 + 16 * index + 8);
  head.writeUInt32BE(length, 12 + 16 * index + 12);
  const padding = Buffer.alloc((4 - (length % 4)) % 4);
  parts.push(data, padding);
  offset += length + padding.length;
}
const sfnt = Buffer.concat(parts);
const theirs = create(sfnt);
const ours = new hb.Font(new hb.Face(new hb.Blob(sfnt)));
const byHarfbuzz = (word) => {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(ours, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint).join(' ');
};
const byFontkit = (word) => theirs.layout(word).glyphs.map(({ id }) => id).join(' ');
console.log(`fontkit 2.0.4 (of pdfkit 0.20.2), HarfBuzz ${hb.versionString()}, Noto Sans Bengali`);
const differ = ['মোহন', 'রবীন্দ্রনাথ'].map((word) => {
  console.log(`${word}\n  fontkit  ${byFontkit(word)}\n  HarfBuzz ${byHarfbuzz(word)}`);
  return byFontkit(word) !== byHarfbuzz(word);
});
process.exit(differ.every(Boolean) ? 0 : 1);
JS
node compare.mjs
