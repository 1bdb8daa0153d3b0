import { isApiFailure } from '@suvarna/contracts/call';

const ASK_EVERY_MS = 2_000;
/** A bank that has not answered after this is waited for by the store, not by the customer. */
const ASK_FOR_MS = 60_000;

/** Providers name the same thing differently; ours comes first. */
const NAMES = {
  provider_payment_id: ['provider_payment_id', 'razorpay_payment_id'],
  provider_order_id: ['provider_order_id', 'razorpay_order_id'],
  signature: ['signature', 'razorpay_signature'],
} as const;

/**
 * What the address of the way back from a provider's page says of a payment. It is never believed: the
 * server asks the provider.
 *
 * @param also another name that the provider's payment may have there
 */
export function returnedPayment(
  query: URLSearchParams,
  also = '',
): Partial<Record<keyof typeof NAMES, string>> {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, keys]) => {
      const known = name === 'provider_payment_id' ? [...keys, also] : keys;
      const value = known.map((key) => query.get(key)).find((each) => each !== null);
      return value == null ? [] : [[name, value] as const];
    }),
  );
}

/**
 * Asks until a payment is known to be paid or failed, or no shopper should wait any longer.
 *
 * @returns the last answer; `null` when there was none
 * @throws ApiFailure when there is no such payment of this customer's
 */
export async function followPayment<Status extends { readonly payment: string }>(
  ask: () => Promise<Status | null>,
  signal: AbortSignal,
): Promise<Status | null> {
  const until = Date.now() + ASK_FOR_MS;
  let last: Status | null = null;
  for (;;) {
    try {
      last = await ask();
    } catch (error) {
      // A store that cannot be reached is asked again; one that knows no such payment is not.
      if (isApiFailure(error) && [400, 401, 403, 404].includes(error.status)) throw error;
    }
    if (last?.payment === 'paid' || last?.payment === 'failed') return last;
    if (Date.now() >= until || signal.aborted) return last;
    await pause(ASK_EVERY_MS, signal);
    if (signal.aborted) return last;
  }
}

/** Ends early for who leaves. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', over, { once: true });
  });
