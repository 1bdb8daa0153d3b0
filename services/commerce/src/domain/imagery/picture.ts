import type { Category, MetalColour } from '@suvarna/contracts/catalogue';
import type { Design } from '../catalogue/design.ts';
import { drawEarrings } from './earrings.ts';
import { frame } from './frame.ts';
import type { PictureView } from './picture-address.ts';
import { drawRing } from './rings.ts';
import { sketchOf, type DrawFamily } from './sketch.ts';

const FAMILIES: Partial<Record<Category, DrawFamily>> = {
  rings: drawRing,
  earrings: drawEarrings,
};

/** The picture of a design as an SVG document: the same parameters always give the same bytes. */
export function drawPicture(design: Design, view: PictureView, colour: MetalColour): string {
  const sketch = sketchOf(design, colour);
  const draw = FAMILIES[design.category] ?? drawRing;
  return frame(sketch, draw(sketch, view));
}
