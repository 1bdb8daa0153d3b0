import { EXPRESS_PINCODE_COOKIE, STORAGE_KEYS } from '@suvarna/session';
import { pincodeStore } from '@suvarna/stores';
import { COOKIE_DAYS } from '../constants.ts';
import { createMemory } from '../memory.ts';

/** Keeps a pincode the store delivers to where the specification has it (§3): store, cookie, and whether it is an express one. */
export function keepPincode(pincode: string, express: boolean): void {
  const memory = createMemory();
  pincodeStore.getState().keep(pincode);
  memory.setCookie(EXPRESS_PINCODE_COOKIE, pincode, COOKIE_DAYS);
  memory.mark(STORAGE_KEYS.expressDelivery, String(express));
}
