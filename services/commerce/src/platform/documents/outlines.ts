/** A font of quadratic outlines (OpenType, `glyf`), as far as glyphs are taken out of it. Distances in its units. */
export interface Outlines {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: Box;
  readonly tables: ReadonlyMap<string, Buffer>;
  /** Empty for a blank. */
  glyph(id: number): Buffer;
  advance(id: number): number;
}

export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** Flags of a part of a composite glyph (OpenType specification, `glyf`). */
export const PART = {
  words: 0x1,
  areOffsets: 0x2,
  scale: 0x8,
  more: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
} as const;

function boxAt(table: Buffer, at: number): Box {
  const [xMin, yMin, xMax, yMax] = [0, 2, 4, 6].map((step) => table.readInt16BE(at + step)) as [
    number,
    number,
    number,
    number,
  ];
  return { xMin, yMin, xMax, yMax };
}

export const boxOf = (glyph: Buffer): Box | undefined => (glyph.length === 0 ? undefined : boxAt(glyph, 2));

/** Where a composite glyph names its parts; none for a simple one. */
export function placesOfParts(glyph: Buffer): number[] {
  const places: number[] = [];
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return places;
  let at = 10;
  let flags: number;
  do {
    flags = glyph.readUInt16BE(at);
    places.push(at + 2);
    at += 4 + (flags & PART.words ? 4 : 2);
    if (flags & PART.scale) at += 2;
    else if (flags & PART.twoScales) at += 4;
    else if (flags & PART.matrix) at += 8;
  } while (flags & PART.more);
  return places;
}

const HEADER = 12;
const ENTRY = 16;

export function readOutlines(file: Buffer): Outlines {
  const tables = new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const at = HEADER + index * ENTRY;
      const [offset, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
      return [file.toString('latin1', at, at + 4), file.subarray(offset, offset + length)] as const;
    }),
  );
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = ['head', 'hhea', 'hmtx', 'loca', 'glyf'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const isLong = head.readInt16BE(50) === 1;
  const start = (id: number): number => (isLong ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id));
  const metrics = hhea.readUInt16BE(34);
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    box: boxAt(head, 36),
    tables,
    glyph: (id) => glyf.subarray(start(id), start(id + 1)),
    advance: (id) => hmtx.readUInt16BE(4 * Math.min(id, metrics - 1)),
  };
}
