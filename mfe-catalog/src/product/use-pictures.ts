import { pictureAt } from '@suvarna/ui/picture';
import { useEffect, useState } from 'react';
import { picturesOf, type ProductView } from './product.model.ts';
import { shownPictures, type ShownPictures } from './shown-pictures.model.ts';
import { untilFinished } from './until-finished.ts';

/** The pictures to show for a metal; when others stand in for them, the right ones follow as soon as they are made. */
export function usePictures(product: ProductView, colour: string): ShownPictures {
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const shown = shownPictures(product, colour, finished);
  const awaited = shown.colour === colour ? undefined : picturesOf(product, colour)[0]?.src;

  useEffect(() => {
    if (awaited === undefined) return undefined;
    const leaving = new AbortController();
    void untilFinished(pictureAt(awaited, 515), leaving.signal).then((done) => {
      if (done !== undefined) setFinished((before) => new Set(before).add(awaited));
    });
    return () => leaving.abort();
  }, [awaited]);

  return shown;
}
