/** When each prompt has a reason to come, and what this browser remembers of it. */
import { EXPRESS_PINCODE_COOKIE, STORAGE_KEYS, type Customer } from '@suvarna/session';
import type { Demand } from './app-update/demand.model.ts';
import { NOTIFY_REST_DAYS, PINCODE_REST_DAYS } from './constants.ts';
import type { Memory } from './memory.ts';
import { showsJewellery, type Place } from './place.model.ts';
import { isCounted, type PromptName } from './prompt-queue.model.ts';

/** Whose login was asked for a phone; goes with the login, and so with local storage. */
const PHONE_ASKED = 'phoneUpdateAsked';

export interface Situation {
  readonly place: Place;
  readonly isPhone: boolean;
  /** Calling code of the country the shopper chose. */
  readonly countryCode: string;
  readonly customer: Customer | null;
  /** Stays the same while the login does. */
  readonly person: string | null;
  readonly pincode: string;
  /** The browser has notices and was not asked yet, and the store can send some. */
  readonly canNotify: boolean;
  readonly update: Demand;
}

export interface Rules {
  readonly isWanted: (name: PromptName, situation: Situation) => boolean;
  readonly shown: (name: PromptName) => void;
  readonly closed: (name: PromptName, person: string | null) => void;
}

export function createRules(memory: Memory): Rules {
  /** Said once to an open page, and not again: the next page that is loaded has it anyway. */
  let updateRefused = false;
  const reasons: Readonly<Record<PromptName, (situation: Situation) => boolean>> = {
    'app-update': ({ update }) => update === 'hard' || (update === 'soft' && !updateRefused),
    phone: ({ customer, person, countryCode }) =>
      customer !== null &&
      customer.phone === '' &&
      countryCode === '+91' &&
      memory.read(PHONE_ASKED) !== person,
    pincode: ({ place, isPhone, countryCode, customer, pincode }) =>
      memory.lasts &&
      showsJewellery(place) &&
      countryCode === '+91' &&
      customer === null &&
      pincode === '' &&
      memory.cookie(EXPRESS_PINCODE_COOKIE) === null &&
      !memory.isResting('rest-pincode') &&
      !(place === 'product' && isPhone && memory.isMarked(STORAGE_KEYS.pincodeModal)),
    gifting: () => memory.lasts && !memory.isMarked(STORAGE_KEYS.popupShown),
    notification: ({ canNotify }) => memory.lasts && canNotify && !memory.isResting('rest-notification'),
  };
  return {
    isWanted: (name, situation) => reasons[name](situation),
    shown: (name) => {
      if (isCounted(name)) memory.countAsked();
      if (name === 'pincode') memory.mark(STORAGE_KEYS.pincodeModal, 'true');
      if (name === 'gifting') memory.mark(STORAGE_KEYS.popupShown, 'true');
    },
    closed: (name, person) => {
      if (name === 'app-update') updateRefused = true;
      if (name === 'phone') memory.mark(PHONE_ASKED, person ?? '');
      if (name === 'pincode') memory.rest('rest-pincode', PINCODE_REST_DAYS);
      if (name === 'notification') memory.rest('rest-notification', NOTIFY_REST_DAYS);
    },
  };
}
