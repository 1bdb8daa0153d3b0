import { openFont, type Part, type Weight } from './fonts.ts';
import { shape, type Cluster } from './shape.ts';
import { openSubset } from './subset-font.ts';
import { toUnicode } from './to-unicode.ts';

/** A part of the font in one document: what is shown with it, and what those numbers mean. */
export interface EmbeddedFont {
  readonly id: string;
  readonly reference: PDFKit.PDFKitReference;
  /** What shows a text: an array for `TJ`. */
  show(text: string): string;
  embed(): void;
}

/** In thousandths of an em, as PDF counts widths. */
const THOUSAND = 1000;
const hex = (number: number): string => number.toString(16).padStart(4, '0');
/** Six letters of its own before the name of a subset (ISO 32000-1, 9.6.4). */
const tagOf = (index: number): string =>
  `SUVA${String.fromCharCode(65 + (Math.floor(index / 26) % 26), 65 + (index % 26))}`;

export function openEmbeddedFont(
  page: PDFKit.PDFDocument,
  index: number,
  part: Part,
  weight: Weight,
): EmbeddedFont {
  const { outlines } = openFont(part, weight);
  const scale = THOUSAND / outlines.unitsPerEm;
  const subset = openSubset(outlines);
  const numbers = new Map<string, number>();
  const texts = new Map<number, string>();
  const widths: number[] = [outlines.advance(0)];
  const reference = page.ref({});

  /** The same drawing is another glyph where the next stands closer: pdf.js takes steps between glyphs for spaces. */
  const numberOf = (glyphs: Cluster['glyphs'], advance: number, text: string): number => {
    const key = `${text}|${advance}|${glyphs.map(({ id, x, y }) => `${id},${x},${y}`).join(' ')}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = subset.add(glyphs, advance);
    numbers.set(key, number);
    texts.set(number, text);
    widths[number] = advance;
    return number;
  };

  /**
   * A cluster is one glyph, composed in the font that is embedded. It stands for the first sign of what is written,
   * and a blank without width behind it for all others: readers give back signs in the order in which they are
   * shown, whatever the order in which they are drawn (ADR 71). Not all for the one glyph: pdf.js takes a glyph
   * with a mark in its text for one without width, and sees gaps in words.
   */
  const show = (text: string): string =>
    `[<${shape(part, weight, text)
      .map((cluster) => {
        const first = /^\p{Cf}*./su.exec(cluster.text)?.[0] ?? '';
        const others = cluster.text.slice(first.length);
        const number = numberOf(cluster.glyphs, cluster.advance, first);
        return `${hex(number)}${others === '' ? '' : hex(numberOf([], 0, others))}`;
      })
      .join('')}>] TJ`;

  const embed = (): void => {
    const file = page.ref({});
    file.end(subset.encode());
    const name = `${tagOf(index)}+NotoSans-${part}-${weight === 700 ? 'Bold' : 'Regular'}`;
    const { box } = outlines;
    const descriptor = page.ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: 4,
      FontBBox: [box.xMin, box.yMin, box.xMax, box.yMax].map((side) => side * scale),
      ItalicAngle: 0,
      Ascent: outlines.ascent * scale,
      Descent: outlines.descent * scale,
      CapHeight: 714,
      StemV: weight === 700 ? 140 : 80,
      FontFile2: file,
    });
    descriptor.end(undefined);
    const descendant = page.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // PDF's own strings, as `pdfkit` tells them from names.
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, Array.from(widths, (width: number | undefined) => (width ?? 0) * scale)],
    });
    descendant.end(undefined);
    const meanings = page.ref({});
    meanings.end(toUnicode(texts));
    Object.assign(reference.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: meanings,
    });
    reference.end(undefined);
  };
  return { id: `S${index}`, reference, show, embed };
}
