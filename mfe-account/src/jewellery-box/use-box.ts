import type { CareReminder, ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { useEffect, useRef } from 'react';
import { readBox, type Box, type Which } from './jewellery-box.api.ts';

interface Shown {
  /** `undefined` before it was read. */
  readonly box: Box | undefined;
  /** Of the bought pieces. */
  readonly page: number;
  readonly put: (box: Box) => void;
  readonly again: () => void;
}

export interface BoxChanges {
  /** A piece from elsewhere as it is now: in its place, another one first. */
  readonly withPiece: (piece: ExternalPiece) => void;
  readonly withPieces: (elsewhere: Box['elsewhere']) => void;
  readonly withoutPiece: (id: string) => void;
  readonly withReminders: (which: Which, reminders: readonly CareReminder[]) => void;
  /** Reads the box again behind what is shown, unless that is under way; where it fails, nothing changes. */
  readonly renew: () => Promise<void>;
}

/** What a change makes of the box that is shown; sums are the store's, and read again behind it. */
export function useBox({ box, page, put, again }: Shown): BoxChanges {
  /** The newest, also for a customer who began to change an older one. */
  const shown = useRef(box);
  useEffect(() => {
    shown.current = box;
  });
  const reading = useRef<AbortController>(null);
  // What is under way for one page is nothing for another.
  useEffect(() => () => reading.current?.abort(), [page]);

  /** An answer that was asked for before the last change would undo it, so it is never shown. */
  const readBehind = (): void => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const ended = (take: () => void): void => {
      if (controller.signal.aborted) return;
      reading.current = null;
      take();
    };
    // Where that fails, the page says so and offers to read again: no sum stands that is none.
    readBox(page, controller.signal).then(
      (box) => ended(() => put(box)),
      () => ended(again),
    );
  };
  const change = (next: Box): void => {
    shown.current = next;
    put(next);
  };
  const withPieces = (elsewhere: Box['elsewhere']): void => {
    if (shown.current === undefined) return;
    change({ ...shown.current, elsewhere });
    readBehind();
  };
  const renew = async (): Promise<void> => {
    if (reading.current !== null) return;
    const controller = new AbortController();
    reading.current = controller;
    try {
      const next = await readBox(page, controller.signal);
      if (!controller.signal.aborted) change(next);
    } finally {
      if (reading.current === controller) reading.current = null;
    }
  };
  return {
    renew,
    withPieces,
    withPiece: (piece) => {
      const elsewhere = shown.current?.elsewhere ?? [];
      const at = elsewhere.findIndex(({ piece_id: id }) => id === piece.piece_id);
      withPieces(at < 0 ? [piece, ...elsewhere] : elsewhere.with(at, piece));
    },
    withoutPiece: (id) =>
      withPieces((shown.current?.elsewhere ?? []).filter(({ piece_id: other }) => other !== id)),
    withReminders: ({ origin, piece_id: id }, reminders) => {
      if (shown.current === undefined) return;
      const { bought, elsewhere } = shown.current;
      const all = [...reminders];
      change(
        origin === 'store'
          ? {
              elsewhere,
              bought: {
                ...bought,
                results: bought.results.map((piece) =>
                  piece.order_item_id === id ? { ...piece, reminders: all } : piece,
                ),
              },
            }
          : {
              bought,
              elsewhere: elsewhere.map((piece) =>
                piece.piece_id === id ? { ...piece, reminders: all } : piece,
              ),
            },
      );
      if (reading.current !== null) readBehind();
    },
  };
}
