import type { MetalColour } from '@suvarna/contracts/catalogue';
import { viewsOf } from '@suvarna/jewellery-model/worn/views-of';
import type { Design } from '../designs/index.ts';
import { pictureOf } from './picture-of.ts';

/** Templates of a design's pictures in one colour that did not come with the release. */
export const undrawnPictures = (design: Design, colour: MetalColour): readonly string[] =>
  viewsOf(design.category)
    .map((view) => pictureOf(design, view, colour))
    .filter(({ tint }) => tint === undefined)
    .map(({ src }) => src);
