import { useRead } from '@suvarna/remote-kit/use-read';
import { pictureAt } from '@suvarna/ui/picture';
import { useState } from 'react';
import type { Picture } from '../product.model.ts';
import { untilFinished } from '../buying/until-finished.ts';

export interface Drawn {
  /** Pictures to give a place: those that are there, in the order they came. Never none. */
  readonly there: readonly Picture[];
  /** Whether a picture can be looked at. */
  readonly isThere: (picture: Picture) => boolean;
  /** Whether it is known that none will come. */
  readonly isMissing: (picture: Picture) => boolean;
}

/**
 * Follows pictures that did not come with the release until they are drawn, one after the other, as
 * they are drawn. What is not there is not offered; where nothing is, the first has the place.
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

  const isThere = ({ src, tint }: Picture): boolean => tint !== undefined || known.get(src) === 'there';
  const released = pictures.filter(({ tint }) => tint !== undefined);
  // Behind those, so that none moves that a shopper looks at.
  const there = [...released, ...pictures.filter((one) => one.tint === undefined && isThere(one))];
  return {
    there: there.length > 0 ? there : pictures.slice(0, 1),
    isThere,
    isMissing: ({ src }) => known.get(src) === 'missing',
  };
}
