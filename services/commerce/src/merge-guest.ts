import { type MergeGuest, revokeGuest } from './modules/identity/index.ts';
import type { MergeMeans, Module } from './module.ts';

/**
 * Everything a guest has becomes the account's, module by module. The locks are taken from the top of
 * the list down, orders before bags, as a payment that comes in between takes them: neither waits
 * for the other in a circle. The guest's sessions end in the same transaction. A repeat, or a twin
 * that waited, finds the guest merged and changes nothing.
 */
export function mergeGuestThrough(modules: readonly Module[], by: MergeMeans): MergeGuest {
  const merges = modules.flatMap(({ guestMerge }) => guestMerge ?? []).reverse();
  return async (tx, guestId, customerId, at) => {
    for (const { hold } of merges) if ((await hold?.(tx, guestId, customerId)) === false) return false;
    for (const { merge } of merges) await merge(tx, guestId, customerId, at, by);
    await revokeGuest(tx, guestId, at);
    return true;
  };
}
