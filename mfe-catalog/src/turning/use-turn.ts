import { useEffect, useState } from 'react';
import type { Turn } from './turn-in-gallery.tsx';

const load = () => import(/* webpackChunkName: "turning" */ './turn-in-gallery.tsx');

/**
 * The turn of a piece, once it is drawn, and what shows it. Where it cannot be had there is none.
 *
 * @param picture address of the main picture; `undefined` while other pictures are more needed
 * @param ask for tests
 */
export function useTurn(picture: string | undefined, ask?: typeof fetch): Turn | undefined {
  const [turn, setTurn] = useState<Turn>();
  useEffect(() => {
    const leaving = new AbortController();
    const find = async (): Promise<void> => {
      const found = await load()
        .then(({ findTurn }) => findTurn(picture ?? '', leaving.signal, ask))
        .catch(() => undefined);
      if (found && !leaving.signal.aborted) setTurn(found);
    };
    if (picture) void find();
    return () => leaving.abort();
  }, [picture, ask]);
  return turn?.picture === picture ? turn : undefined;
}
