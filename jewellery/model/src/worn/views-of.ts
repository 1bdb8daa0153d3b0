import type { Category } from '@suvarna/contracts/catalogue';
import { PICTURE_VIEWS, type PictureView } from '../model.ts';

/** Pieces without a place on a body: they have no picture in which they are worn. */
const NOT_WORN: ReadonlySet<Category> = new Set(['gold-coins', 'gifts']);

export const isWorn = (category: Category): boolean => !NOT_WORN.has(category);

/** The pictures a piece of a category has, in gallery order. */
export const viewsOf = (category: Category): readonly PictureView[] =>
  isWorn(category) ? PICTURE_VIEWS : PICTURE_VIEWS.filter((view) => view !== 'worn');
