import { openFont, type Part, type Weight } from './fonts.ts';
import { harfbuzz } from './harfbuzz.ts';

export interface PlacedGlyph {
  readonly id: number;
  /** From the beginning of its cluster, on the baseline, in units of the font. */
  readonly x: number;
  readonly y: number;
}

/** Signs that are written as one, with how they are drawn: a letter, or a syllable of an Indian script. */
export interface Cluster {
  readonly text: string;
  readonly glyphs: readonly PlacedGlyph[];
  readonly advance: number;
}

/** An invoice says the same words often. */
const shaped = new Map<string, readonly Cluster[]>();
const MOST_SHAPED = 4_000;

/** A text of one part of the font, as HarfBuzz shapes it, in the order in which it is read. */
export function shape(part: Part, weight: Weight, text: string): readonly Cluster[] {
  const key = `${part} ${weight} ${text}`;
  const known = shaped.get(key);
  if (known !== undefined) return known;
  const { Buffer: Shaping, shape: run } = harfbuzz();
  const buffer = new Shaping();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  run(openFont(part, weight).font, buffer);
  const clusters = passJoinersOn(clustersOf(text, buffer.getGlyphInfosAndPositions()));
  if (shaped.size >= MOST_SHAPED) shaped.clear();
  shaped.set(key, clusters);
  return clusters;
}

interface Shaped {
  readonly codepoint: number;
  readonly cluster: number;
  readonly xAdvance?: number;
  readonly xOffset?: number;
  readonly yOffset?: number;
}

/** Joiners at the end of a cluster go with the next: pdf.js leaves out what ends in something invisible. */
function passJoinersOn(clusters: readonly Cluster[]): Cluster[] {
  let joiners = '';
  const passed = clusters.map((cluster, index) => {
    const text = joiners + cluster.text;
    joiners = index < clusters.length - 1 ? (/\p{Cf}+$/u.exec(text)?.[0] ?? '') : '';
    return { ...cluster, text: text.slice(0, text.length - joiners.length) };
  });
  // Of a joiner by itself nothing is left: it has neither width nor ink.
  return passed.filter(({ text }) => text !== '');
}

/** Glyphs of one cluster stand together; it begins at its sign's place in the text and ends where the next begins. */
function clustersOf(text: string, glyphs: readonly Shaped[]): Cluster[] {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))];
  return starts.map((start, index) => {
    let advance = 0;
    const placed: PlacedGlyph[] = [];
    for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
      if (cluster !== start) continue;
      placed.push({ id: codepoint, x: advance + xOffset, y: yOffset });
      advance += xAdvance;
    }
    return { text: text.slice(start, starts[index + 1]), glyphs: placed, advance };
  });
}
