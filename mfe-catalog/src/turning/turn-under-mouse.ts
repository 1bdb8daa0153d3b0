import { untilFinished } from '../product/buying/until-finished.ts';
import { mayMove } from './may-move.ts';
import { playTurn } from './play-turn.ts';
import { turnOf } from './turn.model.ts';

/** A mouse that passes asks for nothing. */
const RESTS_MS = 350;

/**
 * Turns the pieces of an element while a mouse rests on their pictures (`data-picture`). A turn that is
 * not drawn yet is drawn for the next time.
 *
 * @param ask for tests
 */
export function turnUnderMouse(element: HTMLElement, signal: AbortSignal, ask?: typeof fetch): void {
  if (!mayMove()) return;
  let resting: { readonly place: HTMLElement; readonly left: AbortController } | undefined;
  const leave = (): void => {
    resting?.left.abort();
    resting = undefined;
  };
  const turn = async (place: HTMLElement, left: AbortSignal): Promise<void> => {
    const address = turnOf(place.querySelector('img')?.currentSrc ?? '');
    if (address === undefined) return;
    const answer = await untilFinished(address, left, ask);
    if (answer !== undefined && !left.aborted) await playTurn(place, address, left);
  };
  element.addEventListener(
    'pointerover',
    ({ pointerType, target }) => {
      const place =
        pointerType === 'mouse' && target instanceof Element
          ? (target.closest<HTMLElement>('[data-picture]') ??
            target.closest('article')?.querySelector<HTMLElement>('[data-picture]'))
          : undefined;
      if (place === resting?.place) return;
      leave();
      if (!place) return;
      const left = new AbortController();
      resting = { place, left };
      const timer = setTimeout(() => {
        // A sheet that does not come leaves the picture as it is.
        turn(place, left.signal).catch(leave);
      }, RESTS_MS);
      left.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    { signal },
  );
  element.addEventListener('pointerleave', leave, { signal });
  signal.addEventListener('abort', leave, { once: true });
}
