#!/bin/sh
# pdf.js (in unpdf 1.8.1) gives back the signs that are shown and ignores /ActualText, which a PDF says them by
# (ISO 32000-2, 14.9.4). poppler's pdftotext reads it, where it is installed. So ActualText alone does not make
# the text of a shaped script right in a browser.
set -e
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unpdf@1.8.1 >/dev/null
cat > read.mjs <<'JS'
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';

const shown = 'BT /F1 24 Tf 20 100 Td /Span << /ActualText (said) >> BDC (shown) Tj EMC ET';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
let pdf = '%PDF-1.7\n';
const places = objects.map((body, index) => {
  const place = pdf.length;
  pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
  return place;
});
const table = pdf.length;
pdf += `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
pdf += `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
writeFileSync('one.pdf', pdf);
const { text } = await extractText(await getDocumentProxy(new TextEncoder().encode(pdf)), { mergePages: true });
const poppler = spawnSync('pdftotext', ['one.pdf', '-'], { encoding: 'utf8' });
console.log('unpdf 1.8.1; a word that is shown as "shown" and has the ActualText "said"');
console.log(`pdf.js gives back: ${text.trim()}`);
console.log(`pdftotext gives back: ${poppler.status === 0 ? poppler.stdout.trim() : '(not installed)'}`);
process.exit(text.trim() === 'shown' && (poppler.status !== 0 || poppler.stdout.trim() === 'said') ? 0 : 1);
JS
node read.mjs
