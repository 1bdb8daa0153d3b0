/** When each prompt has a reason to come, and what this browser remembers of it. */
import { EXPRESS_PINCODE_COOKIE, STORAGE_KEYS, type Customer } from '@suvarna/session';
import { PINCODE_REST_DAYS } from './constants.ts';
import type { Memory } from './memory.ts';
import { showsJewellery, type Place } from './place.model.ts';
import type { PromptName } from './prompt-queue.model.ts';

export interface Situation {
  readonly place: Place;
  readonly isPhone: boolean;
  /** Calling code of the country the shopper chose. */
  readonly countryCode: string;
  readonly customer: Customer | null;
  readonly pincode: string;
}

export interface Rules {
  readonly isWanted: (name: PromptName, situation: Situation) => boolean;
  readonly shown: (name: PromptName) => void;
  readonly closed: (name: PromptName) => void;
}

export function createRules(memory: Memory): Rules {
  const reasons: Readonly<Record<PromptName, (situation: Situation) => boolean>> = {
    pincode: ({ place, isPhone, countryCode, customer, pincode }) =>
      showsJewellery(place) && countryCode === '+91' && customer === null && pincode === '' && memory.cookie(EXPRESS_PINCODE_COOKIE) === null
      && !memory.isResting('rest-pincode') && !(place === 'product' && isPhone && memory.isMarked(STORAGE_KEYS.pincodeModal)),
    gifting: () => !memory.isMarked(STORAGE_KEYS.popupShown),
  };
  return {
    isWanted: (name, situation) => reasons[name](situation),
    shown: (name) => {
      if (name === 'pincode') memory.mark(STORAGE_KEYS.pincodeModal, 'true');
      if (name === 'gifting') memory.mark(STORAGE_KEYS.popupShown, 'true');
    },
    closed: (name) => {
      if (name === 'pincode') memory.rest('rest-pincode', PINCODE_REST_DAYS);
    },
  };
}
