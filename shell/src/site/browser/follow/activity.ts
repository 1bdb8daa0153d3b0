/** When the shopper did something last: what the store asks by itself waits until the shopper rests (decision 13). */
export interface Activity {
  /** The last move of pointer, wheel, scroll, finger or key, on the clock of `performance.now()`. */
  readonly actedAt: () => number;
  /** The last press. */
  readonly tappedAt: () => number;
  /** A control of the page at this address was touched: a choice is being made, until {@link choiceEnded}. */
  readonly isChoosing: () => boolean;
  readonly choiceEnded: () => void;
}

const ACTS = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'wheel',
  'scroll',
  'touchstart',
  'touchmove',
  'touchend',
  'keydown',
  'input',
] as const;
/** Of the page itself, not of header and footer. Links lead away and choose nothing. */
const CHOICE = 'main :is(input, select, textarea, button, label, summary, [role="radio"], [role="option"])';
const CHOOSES = ['pointerdown', 'click', 'input', 'change'] as const;
const TAPS: ReadonlySet<string> = new Set(['pointerdown', 'pointerup', 'touchend', 'keydown']);

/** @param began what happened before cannot be known: it counts as something */
export function watchActivity(began: number, now: () => number): Activity {
  let [actedAt, tappedAt] = [began, Number.NEGATIVE_INFINITY];
  let [x, y] = [Number.NaN, Number.NaN];
  const hear = (event: Event): void => {
    if (event.type === 'pointermove' && event instanceof MouseEvent) {
      // Browsers tell a resting pointer, too, that the page moved under it.
      if (event.screenX === x && event.screenY === y) return;
      [x, y] = [event.screenX, event.screenY];
    }
    actedAt = now();
    if (TAPS.has(event.type)) tappedAt = actedAt;
  };
  for (const type of ACTS) addEventListener(type, hear, { capture: true, passive: true });
  let chosenOn: string | null = null;
  const choose = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(CHOICE)) chosenOn = location.pathname;
  };
  for (const type of CHOOSES) addEventListener(type, choose, { capture: true, passive: true });
  return {
    actedAt: () => actedAt,
    tappedAt: () => tappedAt,
    isChoosing: () => chosenOn === location.pathname,
    choiceEnded: () => {
      chosenOn = null;
    },
  };
}
