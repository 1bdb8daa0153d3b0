import { boxOf, PART, placesOfParts, type Box, type Outlines } from './outlines.ts';
import type { PlacedGlyph } from './shape.ts';

/** Which glyphs of a font a document shows, and under which numbers. */
export interface FontSubset {
  /** The number of a glyph of its own, drawn of these. */
  add(parts: readonly PlacedGlyph[], advance: number): number;
  /** A font of these glyphs alone, without names and letters: the document that embeds it says which number is what. */
  encode(): Buffer;
}

interface Drawn {
  readonly data: Buffer;
  readonly advance: number;
}

/** Several glyphs as one, each where it is placed: a renderer draws them as if it were shown one after the other. */
function compose(
  parts: readonly { readonly number: number; readonly x: number; readonly y: number }[],
  box: Box,
): Buffer {
  const data = Buffer.alloc(10 + 8 * parts.length);
  [-1, box.xMin, box.yMin, box.xMax, box.yMax].forEach((value, index) => data.writeInt16BE(value, 2 * index));
  parts.forEach(({ number, x, y }, index) => {
    const at = 10 + 8 * index;
    data.writeUInt16BE(PART.words | PART.areOffsets | (index < parts.length - 1 ? PART.more : 0), at);
    data.writeUInt16BE(number, at + 2);
    data.writeInt16BE(x, at + 4);
    data.writeInt16BE(y, at + 6);
  });
  return data;
}

function around(boxes: readonly Box[]): Box {
  return {
    xMin: Math.min(...boxes.map(({ xMin }) => xMin)),
    yMin: Math.min(...boxes.map(({ yMin }) => yMin)),
    xMax: Math.max(...boxes.map(({ xMax }) => xMax)),
    yMax: Math.max(...boxes.map(({ yMax }) => yMax)),
  };
}

export function openSubset(font: Outlines): FontSubset {
  // The first is the empty box, which is never shown.
  const drawn: Drawn[] = [{ data: font.glyph(0), advance: font.advance(0) }];
  const copies = new Map<number, number>();

  const push = (glyph: Drawn): number => drawn.push(glyph) - 1;
  /** A glyph of the font, with those that it is itself composed of. */
  const copy = (id: number): number => {
    const known = copies.get(id);
    if (known !== undefined) return known;
    const data = Buffer.from(font.glyph(id));
    for (const place of placesOfParts(data)) data.writeUInt16BE(copy(data.readUInt16BE(place)), place);
    const number = push({ data, advance: font.advance(id) });
    copies.set(id, number);
    return number;
  };

  return {
    add(parts, advance) {
      const visible = parts.filter(({ id }) => font.glyph(id).length > 0);
      if (visible.length === 0) return push({ data: Buffer.alloc(0), advance });
      const placed = visible.map(({ id, x, y }) => ({ number: copy(id), x, y }));
      const box = around(
        visible.map(({ id, x, y }) => {
          const { xMin, yMin, xMax, yMax } = boxOf(font.glyph(id)) ?? { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
          return { xMin: xMin + x, yMin: yMin + y, xMax: xMax + x, yMax: yMax + y };
        }),
      );
      return push({ data: compose(placed, box), advance });
    },
    encode: () => encode(font, drawn),
  };
}

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function encode(font: Outlines, drawn: readonly Drawn[]): Buffer {
  const glyphs = drawn.map(({ data }) => padded(data));
  const loca = Buffer.alloc(4 * (drawn.length + 1));
  const hmtx = Buffer.alloc(4 * drawn.length);
  let end = 0;
  drawn.forEach(({ data, advance }, index) => {
    loca.writeUInt32BE(end, 4 * index);
    end += glyphs[index]?.length ?? 0;
    hmtx.writeUInt16BE(advance, 4 * index);
    hmtx.writeInt16BE(boxOf(data)?.xMin ?? 0, 4 * index + 2);
  });
  loca.writeUInt32BE(end, 4 * drawn.length);
  const own = (tag: string): Buffer => Buffer.from(font.tables.get(tag) ?? Buffer.alloc(0));
  const [head, hhea, maxp] = [own('head'), own('hhea'), own('maxp')];
  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(drawn.length, 34);
  maxp.writeUInt16BE(drawn.length, 4);
  // Of a composite: points, outlines, parts, and how deep parts have parts. No glyph comes near.
  [4096, 512].forEach((most, index) => maxp.writeUInt16BE(most, 10 + 2 * index));
  maxp.writeUInt16BE(64, 28);
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
  return assemble([
    ['glyf', Buffer.concat(glyphs)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}

/** Tables under an sfnt directory, which names them in the order of the alphabet. */
function assemble(tables: readonly (readonly [tag: string, data: Buffer])[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length);
  const exponent = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** exponent * 16, 6);
  head.writeUInt16BE(exponent, 8);
  head.writeUInt16BE(tables.length * 16 - 2 ** exponent * 16, 10);
  let offset = head.length;
  const parts: Buffer[] = [head];
  tables.forEach(([tag, data], index) => {
    const at = 12 + 16 * index;
    const part = padded(data);
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksumOf(part), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    parts.push(part);
    offset += part.length;
  });
  return Buffer.concat(parts);
}

function checksumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
