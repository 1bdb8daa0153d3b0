import { inflateSync } from 'node:zlib';
import { placesOfParts, readOutlines, type Outlines } from '../../src/platform/documents/outlines.ts';

/** An outline as it is drawn, without parts of its own, and where. */
export interface DrawnOutline {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
}

/** A glyph as the simple outlines that it is made of, blanks left out. */
export function flatten(font: Outlines, id: number, x = 0, y = 0): DrawnOutline[] {
  const glyph = font.glyph(id);
  const parts = placesOfParts(glyph);
  if (parts.length > 0)
    return parts.flatMap((at) => {
      const areWords = (glyph.readUInt16BE(at - 2) & 1) === 1;
      const [dx, dy] = areWords
        ? [glyph.readInt16BE(at + 2), glyph.readInt16BE(at + 4)]
        : [glyph.readInt8(at + 2), glyph.readInt8(at + 3)];
      return flatten(font, glyph.readUInt16BE(at), x + dx, y + dy);
    });
  // Tables are filled up to four bytes with nothing.
  return glyph.length === 0 ? [] : [{ outline: glyph.toString('latin1').replace(/\0+$/, ''), x, y }];
}

/** What a PDF draws: each line of it as outlines on a baseline that begins at 0, in thousandths of an em. Read from the file alone. */
export function outlinesOfPdf(pdf: Buffer): DrawnOutline[][] {
  const file = pdf.toString('latin1');
  const objectAt = (number: string): string =>
    file.split(`\n${number} 0 obj\n`)[1]?.split('\nendobj')[0] ?? '';
  const streamOf = (object: string): Buffer =>
    inflateSync(Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? '', 'latin1'));
  const follow = (object: string, key: string): string =>
    objectAt(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(object)?.[1] ?? '');

  const fonts = new Map(
    Array.from(file.matchAll(/\/(S\d+) (\d+) 0 R/g), ([, id = '', number = '']) => {
      const descendant = follow(objectAt(number), 'DescendantFonts');
      return [id, readOutlines(streamOf(follow(follow(descendant, 'FontDescriptor'), 'FontFile2')))] as const;
    }),
  );
  const pages = Array.from(file.matchAll(/stream\n([\s\S]*?)\nendstream/g), ([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  ).filter((stream) => stream.includes('] TJ ET'));
  return pages.flatMap((page) => (page.match(/BT [\s\S]*? ET/g) ?? []).map((line) => drawn(line, fonts)));
}

function drawn(line: string, fonts: ReadonlyMap<string, Outlines>): DrawnOutline[] {
  let at = 0;
  const outlines: DrawnOutline[] = [];
  for (const [, id = '', shown = ''] of line.matchAll(/\/(S\d+) [\d.]+ Tf \[([^\]]*)\] TJ/g)) {
    const font = fonts.get(id);
    if (font === undefined) throw new Error(`The page has no font ${id}.`);
    for (const code of shown.match(/[0-9a-f]{4}/g) ?? []) {
      outlines.push(...flatten(font, Number.parseInt(code, 16), at));
      at += font.advance(Number.parseInt(code, 16));
    }
  }
  return outlines;
}
