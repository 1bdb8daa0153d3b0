import { findState, type StateCode } from '@suvarna/forms/india-states';

/** GST code of the state an address is in: where a consumer's purchase is taxed (domain rules §2.3). `undefined` for a name that is no state. */
export function placeOfSupply(state: string): StateCode | undefined {
  return findState(state)?.code;
}

/** Whether the state's half of the tax is UTGST: a union territory without a legislature. */
export function taxesAsUnionTerritory(state: string): boolean {
  return findState(state)?.withoutLegislature === true;
}
