import { useRead } from '@suvarna/remote-kit/use-read';
import { pictureAt } from '@suvarna/ui/picture';
import { useState } from 'react';
import { picturesOf, type ProductView } from '../product.model.ts';
import { shownPictures, type ShownPictures } from './shown-pictures.model.ts';
import { untilFinished } from '../buying/until-finished.ts';

/** The pictures to show for a metal; when others stand in for them, the right ones follow as soon as they are made. */
export function usePictures(product: ProductView, colour: string): ShownPictures {
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const shown = shownPictures(product, colour, finished);
  const awaited = shown.colour === colour ? undefined : picturesOf(product, colour)[0]?.src;

  useRead(awaited ?? null, async (signal) => {
    if (awaited === undefined) return;
    const done = await untilFinished(pictureAt(awaited, 515), signal);
    if (done !== undefined) setFinished((before) => new Set(before).add(awaited));
  });

  return shown;
}
