import { isApiFailure } from '@suvarna/contracts/call';

/** Where to go when nothing on the payment page can be had any more. */
export type WayOut = 'bag' | 'address';

/** The shopper who opened this page is not known to the store any more. */
export const isSessionOver = (error: unknown): boolean =>
  isApiFailure(error) && (error.status === 401 || error.status === 403);

/**
 * The step that has to be taken again: the bag is empty, or the session is another one by now, which
 * the address is not of. `null`: trying again here may do.
 */
export function wayOutOf(error: unknown): WayOut | null {
  if (!isApiFailure(error)) return null;
  if (error.code === 'CHECKOUT.BAG_EMPTY') return 'bag';
  return error.code === 'ADDRESS.NOT_FOUND' || isSessionOver(error) ? 'address' : null;
}
