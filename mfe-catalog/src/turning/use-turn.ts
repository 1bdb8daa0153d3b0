import { useRead } from '@suvarna/remote-kit/use-read';
import { useEffect, useState } from 'react';
import { untilFinished } from '../product/buying/until-finished.ts';
import { mayMove } from './may-move.ts';
import { turnOf } from './turn.model.ts';

/**
 * Where the turn of a piece is, once it is drawn.
 *
 * @param picture address of the main picture; `undefined` while other pictures are more needed
 * @param ask for tests
 */
export function useTurn(picture: string | undefined, ask?: typeof fetch): string | undefined {
  const [moves, setMoves] = useState(false);
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => setMoves(mayMove()), []);
  const address = moves && picture !== undefined ? turnOf(picture) : undefined;
  useRead(address ?? null, async (signal) => {
    if (address === undefined) return;
    const answer = await untilFinished(address, signal, ask);
    if (answer !== undefined) setDrawn(address);
  });
  return drawn !== undefined && drawn === address ? address : undefined;
}
