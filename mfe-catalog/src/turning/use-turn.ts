import { useRead } from '@suvarna/remote-kit/use-read';
import { useEffect, useState } from 'react';
import { untilFinished } from '../product/buying/until-finished.ts';
import { mayMove } from './may-move.ts';
import { turnOf } from './turn.model.ts';

const load = () => import(/* webpackChunkName: "turning" */ './turn-in-gallery.tsx');

interface Turn {
  /** Of the sheet. */
  readonly address: string;
  readonly parts: Awaited<ReturnType<typeof load>>;
}

/**
 * The turn of a piece, once it is drawn, and what shows it.
 *
 * @param picture address of the main picture; `undefined` while other pictures are more needed
 * @param ask for tests
 */
export function useTurn(picture: string | undefined, ask?: typeof fetch): Turn | undefined {
  const [moves, setMoves] = useState(false);
  const [drawn, setDrawn] = useState<Turn>();
  useEffect(() => setMoves(mayMove()), []);
  const address = moves && picture !== undefined ? turnOf(picture) : undefined;
  useRead(address ?? null, async (signal) => {
    if (address !== undefined && (await untilFinished(address, signal, ask)) !== undefined)
      setDrawn({ address, parts: await load() });
  });
  return drawn?.address === address ? drawn : undefined;
}
