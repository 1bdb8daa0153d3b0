import { createSafeStorage } from '@suvarna/session';

const KEY = 'checkoutOrder';
const storage = createSafeStorage(() => globalThis.window?.sessionStorage);

/**
 * The order this tab has begun to pay, so that a shopper who comes back to the payment by history
 * finds the order and not a form to pay it again. Its number is nothing without the session.
 */
export const begunOrder = {
  get: (): string | null => storage.get(KEY),
  remember: (orderNo: string): void => storage.set(KEY, orderNo),
  forget: (): void => storage.remove(KEY),
};
