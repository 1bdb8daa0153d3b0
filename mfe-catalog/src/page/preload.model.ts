import type { PageHead } from '@suvarna/remote-kit/page';
import { pictureSources } from '@suvarna/ui/picture';

/** The preload of a picture, in the very candidates its `<img>` will have. */
export function preload(
  template: string,
  sizes: string,
  widest?: 1024,
): NonNullable<PageHead['preloadImage']> {
  const sources = pictureSources(template, widest);
  return sources.srcSet === undefined
    ? { src: sources.src }
    : { src: sources.src, srcSet: sources.srcSet, sizes };
}
