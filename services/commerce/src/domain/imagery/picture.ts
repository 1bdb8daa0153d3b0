import type { Category, MetalColour } from '@suvarna/contracts/catalogue';
import type { Design } from '../catalogue/design.ts';
import { drawChain } from './chains.ts';
import { drawCoin } from './coins.ts';
import { drawEarrings } from './earrings.ts';
import { place } from './draw.ts';
import { frame } from './frame.ts';
import { drawGift } from './gifts.ts';
import { drawMangalsutra, drawNecklace, drawPendant } from './neckwear.ts';
import { drawNosePin } from './nose-pins.ts';
import type { PictureView } from './picture-address.ts';
import { drawRing } from './rings.ts';
import { sketchOf, type DrawFamily } from './sketch.ts';
import { worn, wornOn } from './worn.ts';
import { drawBangle, drawBracelet } from './wristwear.ts';

const drawSolitaire: DrawFamily = (sketch, view) => {
  if (sketch.design.form === 'ring') return drawRing(sketch, view);
  return (sketch.design.form === 'stud' ? drawEarrings : drawPendant)(sketch, view);
};

const FAMILIES: Readonly<Record<Category, DrawFamily>> = {
  rings: drawRing,
  earrings: drawEarrings,
  pendants: drawPendant,
  necklaces: drawNecklace,
  bangles: drawBangle,
  bracelets: drawBracelet,
  mangalsutra: drawMangalsutra,
  'nose-pins': drawNosePin,
  chains: drawChain,
  'gold-coins': drawCoin,
  solitaires: drawSolitaire,
  gifts: drawGift,
};

/** The picture of a design as an SVG document: the same parameters always give the same bytes. */
export function drawPicture(design: Design, view: PictureView, colour: MetalColour): string {
  const sketch = sketchOf(design, colour);
  const content = FAMILIES[design.category](sketch, view);
  return frame(sketch, view === 'worn' ? onFigure(design, content) : content);
}

/** Families that know their figure have drawn it; pieces of the neck and wrist are laid on it whole. */
function onFigure(design: Design, content: string): string {
  const where = wornOn(design.category, design.form);
  if (where === 'neck') return worn('neck', place(content, { x: -200, y: 40 }));
  return where === 'wrist' ? worn('wrist', place(content, { x: -200, y: -200 })) : content;
}
