import { useRead } from '@suvarna/remote-kit/use-read';
import { pictureAt } from '@suvarna/ui/picture';
import { useState } from 'react';
import type { Picture } from './product.model.ts';
import { untilFinished } from './until-finished.ts';

export interface Drawn {
  /** Pictures to give a place: those that are there or may still come. Never none. */
  readonly coming: readonly Picture[];
  /** Whether a picture can be looked at. */
  readonly isThere: (picture: Picture) => boolean;
}

/**
 * Follows pictures that did not come with the release until they are drawn, one after the other, as
 * they are drawn; what does not come is left out.
 *
 * @param ask for tests
 */
export function useDrawn(pictures: readonly Picture[], ask?: typeof fetch): Drawn {
  const [known, setKnown] = useState<ReadonlyMap<string, 'there' | 'missing'>>(new Map());
  const awaited = pictures
    .filter(({ tint }) => tint === undefined)
    .map(({ src }) => src)
    .join(' ');

  useRead(awaited, async (signal) => {
    for (const src of awaited.split(' ').filter(Boolean)) {
      const answer = await untilFinished(pictureAt(src, 515), signal, ask);
      if (signal.aborted) return;
      setKnown((before) => new Map(before).set(src, answer === undefined ? 'missing' : 'there'));
    }
  });

  const coming = pictures.filter(({ src }) => known.get(src) !== 'missing');
  return {
    coming: coming.length > 0 ? coming : pictures.slice(0, 1),
    isThere: ({ src, tint }) => tint !== undefined || known.get(src) === 'there',
  };
}
