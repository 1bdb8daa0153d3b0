import { METAL_COLOURS, type MetalColour } from '@suvarna/contracts/catalogue';
import type { Design } from '../catalogue/design.ts';
import { pictureOf } from './picture-of.ts';

const kept = new WeakMap<Design, number>();

/** One bit for each metal colour. */
export const colourBit = (colour: MetalColour): number => 1 << METAL_COLOURS.indexOf(colour);

/** Colours in which the card picture of a design came with the release, as {@link colourBit}s. Kept as long as the design: its keys are hashes of all its numbers. */
export function drawnColours(design: Design): number {
  const known = kept.get(design);
  if (known !== undefined) return known;
  const mask = design.colours.reduce((bits, colour) => (pictureOf(design, 'hero', colour).tint === undefined ? bits : bits | colourBit(colour)), 0);
  kept.set(design, mask);
  return mask;
}
