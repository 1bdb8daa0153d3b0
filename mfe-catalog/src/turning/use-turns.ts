import { useEffect, type RefObject } from 'react';
import { mayMove } from './may-move.ts';

const load = () => import(/* webpackChunkName: "turning" */ './turn-under-mouse.ts');

/** Pieces turn under a mouse (`data-picture`); what turns them comes with the first mouse. */
export function useTurns(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const leaving = new AbortController();
    const begin = async ({ pointerType }: PointerEvent): Promise<void> => {
      if (element === null || pointerType !== 'mouse' || !mayMove()) return;
      try {
        const { turnUnderMouse } = await load();
        turnUnderMouse(element, leaving.signal);
      } catch {
        // It could not be had: pictures stay as they are.
      }
    };
    element?.addEventListener('pointerover', (event) => void begin(event), {
      once: true,
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [place]);
}
