import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** Pages are packed; fonts and the like that are not are no text either. */
function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

/** The number of every glyph that a PDF of `pdfkit` sets, in its embedded font. 0 is the empty box of a sign that the font lacks. */
export function glyphsOfPdf(pdf: Buffer): number[] {
  const pages = Array.from(pdf.toString('latin1').matchAll(STREAM), ([, packed = '']) =>
    unpacked(packed),
  ).filter((stream) => stream.includes('] TJ'));
  const shown = pages
    .flatMap((page) => page.match(/\[[^\]]*\] TJ/g) ?? [])
    .flatMap((array) => array.match(/<[0-9a-f]+>/g) ?? []);
  return shown
    .flatMap((hex) => hex.slice(1, -1).match(/.{4}/g) ?? [])
    .map((glyph) => Number.parseInt(glyph, 16));
}
