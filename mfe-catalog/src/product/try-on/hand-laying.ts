import { BEGIN, inRange, type Laid } from './laid.ts';
import type { HandPlace } from './where-worn.ts';

/** Where a piece lies on a hand: where the hand was found, until the shopper lays it herself. */
export interface Laying {
  readonly read: () => Laid;
  /** Whether the shopper has laid it. */
  readonly isLaid: () => boolean;
  /** By the shopper. */
  readonly lay: (laid: Laid) => void;
  /** By who looked for the hand. */
  readonly find: (laid: Laid) => void;
  /** Another picture, in which the hand is elsewhere. */
  readonly begin: () => void;
  /** Tells one who shows it of each change. */
  readonly tell: (changed: (laid: Laid) => void) => void;
}

export function openLaying(place: HandPlace): Laying {
  let now = BEGIN[place];
  let isLaid = false;
  let onChange: (laid: Laid) => void = () => undefined;
  const set = (laid: Laid): void => {
    now = inRange(laid);
    onChange(now);
  };
  return {
    read: () => now,
    isLaid: () => isLaid,
    lay: (laid) => {
      isLaid = true;
      set(laid);
    },
    find: (laid) => {
      if (!isLaid) set(laid);
    },
    begin: () => {
      isLaid = false;
    },
    tell: (changed) => {
      onChange = changed;
    },
  };
}
