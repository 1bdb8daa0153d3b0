import { METAL_COLOURS, type MetalColour } from '@suvarna/contracts/catalogue';
import type { Design } from '../designs/index.ts';
import { pictureOf } from './picture-of.ts';

interface CardPictures {
  /** Colours whose picture came with the release. */
  readonly committed: number;
  /** The others, by the key of their picture. */
  readonly others: readonly { readonly bit: number; readonly key: string }[];
}

/** Kept as long as the design: keys are hashes of all its numbers. */
const kept = new WeakMap<Design, CardPictures>();
/** Keys of card pictures that were drawn since the release: at most one for each design and colour. */
const drawnSince = new Set<string>();

const HERO = /\/hero-[^/]*-([^-/]+)$/;

/** One bit for each metal colour. */
export const colourBit = (colour: MetalColour): number => 1 << METAL_COLOURS.indexOf(colour);

function picturesOf(design: Design): CardPictures {
  const known = kept.get(design);
  if (known !== undefined) return known;
  const pictures = design.colours.map((colour) => ({
    bit: colourBit(colour),
    ...pictureOf(design, 'hero', colour),
  }));
  const made: CardPictures = {
    committed: pictures.reduce((bits, { bit, tint }) => (tint === undefined ? bits : bits | bit), 0),
    others: pictures.flatMap(({ bit, src, tint }) =>
      tint === undefined ? [{ bit, key: HERO.exec(src)?.[1] ?? '' }] : [],
    ),
  };
  kept.set(design, made);
  return made;
}

/** Colours in which the card picture of a design is there, as {@link colourBit}s: it came with the release, or was drawn since. */
export function drawnColours(design: Design): number {
  const { committed, others } = picturesOf(design);
  return others.reduce((bits, { bit, key }) => (drawnSince.has(key) ? bits | bit : bits), committed);
}

/** The image service says that it has these. Listings made from the next refresh of the catalogue on know of them. @param addresses of pictures, in any width */
export function noteDrawn(addresses: readonly string[]): void {
  for (const address of addresses) {
    const key = HERO.exec(address)?.[1];
    if (key !== undefined) drawnSince.add(key);
  }
}
