import { useEffect, type RefObject } from 'react';

const load = () => import(/* webpackChunkName: "turning" */ './turn-under-mouse.ts');

/** Pieces turn under a mouse (`data-picture`); what turns them comes with the first mouse. Where it does not come, pictures stay as they are. */
export function useTurns(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = ({ pointerType }: PointerEvent): void => {
      if (current === null || pointerType !== 'mouse') return;
      current.removeEventListener('pointerover', begin);
      load()
        .then(({ turnUnderMouse }) => turnUnderMouse(current, signal))
        .catch(() => undefined);
    };
    current?.addEventListener('pointerover', begin, { signal });
    return () => leaving.abort();
  }, [place]);
}
