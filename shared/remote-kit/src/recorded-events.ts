import { HYDRATES, NOT_HYDRATED, PRESSED } from '@suvarna/contracts/not-hydrated';
import { flushSync } from 'react-dom';

/** What was pressed in the server's page and is still to be done. */
export interface RecordedEvents {
  readonly count: number;
  /** Does it, in the order of the presses, each thing by itself: a handler sees what the one before it changed. */
  readonly replay: () => void;
}

const orderOf = (pressed: Element): number => Number(pressed.getAttribute(PRESSED));

/** To be called together with the hydration, which hears every later press: from now on the slot is hydrated. */
export function takeRecordedEvents(slot: Element): RecordedEvents {
  slot.removeAttribute(NOT_HYDRATED);
  slot.dispatchEvent(new Event(HYDRATES, { bubbles: true }));
  const pressed = new Set(
    [...slot.querySelectorAll(`[${PRESSED}]`)].toSorted((a, b) => orderOf(a) - orderOf(b)),
  );
  // React would find a button with more on it than it drew.
  for (const element of pressed) element.removeAttribute(PRESSED);

  // Pressed once more while the page wakes, which is heard by the page itself: still one press.
  const hear = ({ target }: Event): void => {
    const again = target instanceof Element ? target.closest('button') : null;
    if (again) pressed.delete(again);
  };
  if (pressed.size > 0) slot.addEventListener('click', hear, { capture: true });
  return {
    count: pressed.size,
    replay: () => {
      slot.removeEventListener('click', hear, { capture: true });
      for (const element of pressed) {
        if (!element.isConnected) continue;
        flushSync(() => {
          if (element instanceof HTMLFormElement) element.requestSubmit();
          else if (element instanceof HTMLElement) element.click();
        });
      }
    },
  };
}
