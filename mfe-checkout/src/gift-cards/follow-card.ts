import type { GiftCardPayment } from '@suvarna/contracts/gift-cards';
import { isApiFailure } from '@suvarna/contracts/call';
import { verifyCard, type VerifyBody } from './gift-cards.api.ts';

const ASK_EVERY_MS = 2_000;
/** A bank that has not answered after this is waited for by the store, not by the customer. */
const ASK_FOR_MS = 60_000;

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

/** Providers name the same thing differently; ours comes first. */
const NAMES = {
  provider_payment_id: ['provider_payment_id', 'payment_id', 'razorpay_payment_id'],
  provider_order_id: ['provider_order_id', 'razorpay_order_id'],
  signature: ['signature', 'razorpay_signature'],
} as const;

/** What the address of the way back says of a payment. */
export function verifyBodyOf(query: URLSearchParams): VerifyBody {
  const found = Object.entries(NAMES).flatMap(([name, keys]) => {
    const value = keys.map((key) => query.get(key)).find((each) => each !== null);
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return { card_id: query.get('card_id') ?? '', ...Object.fromEntries(found) };
}

/** Asks until it is known, or nobody should wait any longer. @throws ApiFailure when there is no such card of this customer's */
export async function followCard(body: VerifyBody, signal: AbortSignal): Promise<GiftCardPayment | null> {
  const until = Date.now() + ASK_FOR_MS;
  let last: GiftCardPayment | null = null;
  for (;;) {
    try {
      last = await verifyCard(body);
    } catch (error) {
      // A store that cannot be reached is asked again; one that knows no such card is not.
      if (isApiFailure(error) && [400, 401, 403, 404].includes(error.status)) throw error;
    }
    if (last !== null && last.payment !== 'pending') return last;
    if (Date.now() >= until || signal.aborted) return last;
    await pause(ASK_EVERY_MS, signal);
    if (signal.aborted) return last;
  }
}
