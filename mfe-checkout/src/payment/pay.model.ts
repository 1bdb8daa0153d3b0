import type { Locale } from '@suvarna/contracts/locale';
import type {
  CreateOrderBody,
  PaymentInitiated,
  PaymentMethod,
  PaymentMode,
  PriceHold,
} from '@suvarna/contracts/checkout';
import { asciiDigits } from '@suvarna/forms/digits';
import { typedWord } from '@suvarna/forms/free-text';
import { isApiFailure } from '@suvarna/contracts/call';
import { begunOrder } from './begun-order.ts';
import { createOrder, initiatePayment, newPriceHoldOf } from './payment.api.ts';

/** Between two codes (specification §9). */
const RESEND_SECONDS = 30;

export interface Purchase {
  readonly lock: PriceHold;
  readonly mode: PaymentMode;
  readonly method: PaymentMethod | null;
  readonly shippingAddressId: string;
  readonly billingAddressId: string | null;
  /** Number of the PAN or passport, as it was typed. */
  readonly documentNo: string;
  readonly giftNote: string;
  readonly useCoins: boolean;
  readonly locale: Locale;
}

export type Paid =
  /** The provider's own page takes over. */
  | { readonly kind: 'leave'; readonly to: string }
  /** `sentTo` is empty when the code went out with an earlier try. */
  | { readonly kind: 'code'; readonly orderNo: string; readonly sentTo: string; readonly resendAfter: number }
  /** The order needs no more money: coins paid for all of it. */
  | { readonly kind: 'done'; readonly orderNo: string }
  /** The goods cost something else now; the shopper is asked again. */
  | { readonly kind: 'price-changed'; readonly lock: PriceHold; readonly error: unknown };

/** The document an order needs, by the value of its goods: a PAN in India, a passport abroad (domain rules §2.6). */
export function documentOf({ identity }: PriceHold): 'pan' | 'passport' | null {
  return identity ?? null;
}

const NUMBERS = { pan: /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/, passport: /^[A-Z0-9]{6,12}$/ } as const;

/** As the server reads it: blanks out, digits of whatever keyboard, letters as capitals. */
const tidy = (text: string): string => asciiDigits(typedWord(text)).replaceAll(/\s/g, '').toUpperCase();

export const isDocument = (kind: 'pan' | 'passport', text: string): boolean => NUMBERS[kind].test(tidy(text));

function documentIn(lock: PriceHold, text: string): Pick<CreateOrderBody, 'pan' | 'passport'> {
  const kind = documentOf(lock);
  return kind === null ? {} : { [kind]: tidy(text) };
}

/** Makes the order and begins its payment. Rejects with `ApiFailure`. */
export async function pay(purchase: Purchase): Promise<Paid> {
  const { lock, mode, method } = purchase;
  const body: CreateOrderBody = {
    lock_id: lock.lock_id,
    shipping_address_id: purchase.shippingAddressId,
    payment_mode: mode,
    locale: purchase.locale,
    ...(purchase.billingAddressId && { billing_address_id: purchase.billingAddressId }),
    ...documentIn(lock, purchase.documentNo),
    ...(purchase.giftNote.trim() && { gift_note: purchase.giftNote.trim() }),
    ...(purchase.useCoins && { use_coins: true }),
  };
  try {
    const order = await createOrder(body);
    if (order.total_payable_paise === 0 && order.state !== 'payment_pending')
      return { kind: 'done', orderNo: order.order_no };
    begunOrder.remember(order.order_no);
    return await openPayment(order.order_no, () =>
      initiatePayment({
        order_no: order.order_no,
        mode,
        locale: purchase.locale,
        ...(method && { method }),
      }),
    );
  } catch (error) {
    const changed = newPriceHoldOf(error);
    if (changed === null) throw error;
    return { kind: 'price-changed', lock: changed, error };
  }
}

/** Opens the payment of an order. After a reload the code of a moment ago is still good: it is asked for, not sent again. */
export async function openPayment(orderNo: string, open: () => Promise<PaymentInitiated>): Promise<Paid> {
  try {
    const { next } = await open();
    return next.kind === 'redirect'
      ? { kind: 'leave', to: next.redirect_url }
      : { kind: 'code', orderNo, sentTo: next.sent_to, resendAfter: next.resend_after };
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'OTP.TOO_SOON') throw error;
    return { kind: 'code', orderNo, sentTo: '', resendAfter: secondsIn(error.message) };
  }
}

/** The store says how long to wait in its sentence; the longest it can be when that says nothing. */
const secondsIn = (sentence: string): number =>
  Math.min(Number(/\d+/.exec(sentence)?.[0] ?? RESEND_SECONDS), RESEND_SECONDS);
