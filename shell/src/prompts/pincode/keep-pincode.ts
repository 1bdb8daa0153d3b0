import { STORAGE_KEYS } from '@suvarna/session';
import { pincodeStore } from '@suvarna/stores';
import { createMemory } from '../memory.ts';

/** Keeps a pincode the store delivers to, in the store and its cookie, and whether it is an express one (specification §3). */
export function keepPincode(pincode: string, express: boolean): void {
  pincodeStore.getState().keep(pincode);
  createMemory().mark(STORAGE_KEYS.expressDelivery, String(express));
}
