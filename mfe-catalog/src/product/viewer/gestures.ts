import { CLOSER, STEP } from './orbit.ts';
import type { Turntable } from './turntable.ts';

type Hand = Pick<Turntable, 'turn' | 'zoom' | 'reset'>;

/** What a key does; `undefined` for keys that belong to the page. */
export function keyAction(key: string, hand: Hand): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => hand.turn(-STEP, 0);
    case 'ArrowRight':
      return () => hand.turn(STEP, 0);
    case 'ArrowUp':
      return () => hand.turn(0, STEP);
    case 'ArrowDown':
      return () => hand.turn(0, -STEP);
    case '+':
    case '=':
      return () => hand.zoom(CLOSER);
    case '-':
      return () => hand.zoom(1 / CLOSER);
    case '0':
      return () => hand.reset();
    default:
      return undefined;
  }
}

/** A drag across the stage is half a turn. */
const TURN_OF_SIDE = Math.PI;

/**
 * Drag turns, two fingers or the wheel bring nearer.
 *
 * @returns what lets go of the element
 */
export function followHand(element: HTMLElement, hand: Hand): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  const apart = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const before = apart();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) {
        if (before > 0) hand.zoom(apart() / before);
        return;
      }
      const share = TURN_OF_SIDE / Math.max(element.clientWidth, 1);
      // The piece follows the finger: the camera goes the other way.
      hand.turn((from.x - event.clientX) * share, (event.clientY - from.y) * share);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    element.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
  }
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      hand.zoom(Math.exp(-event.deltaY / 600));
    },
    { signal, passive: false },
  );
  return () => ended.abort();
}
