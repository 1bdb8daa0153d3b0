import { picturesOf, type Picture, type ProductView } from '../product.model.ts';

export interface ShownPictures {
  readonly pictures: readonly Picture[];
  /** The metal they show: the chosen one, unless its pictures are still being made. */
  readonly colour: string;
}

/** A picture with a colour of its own came with the release, so it is there. */
const isThere = ({ src, tint }: Picture, finished: ReadonlySet<string>): boolean =>
  tint !== undefined || finished.has(src);

/**
 * The pictures of the chosen metal, or those of another that are there already. Who shows these says
 * so in words. Where no metal has a picture yet, the chosen one's place holders say it themselves.
 */
export function shownPictures(
  product: ProductView,
  colour: string,
  finished: ReadonlySet<string> = new Set(),
): ShownPictures {
  const chosen = picturesOf(product, colour);
  const there =
    chosen[0] === undefined || isThere(chosen[0], finished)
      ? undefined
      : product.pictures.find((picture) => isThere(picture, finished));
  return there
    ? { pictures: picturesOf(product, there.colour), colour: there.colour }
    : { pictures: chosen, colour };
}
