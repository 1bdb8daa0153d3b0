import type { PaymentMethod, PaymentMode, PriceHold } from '@suvarna/contracts/checkout';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { giftStore } from '@suvarna/stores/checkout';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from './failure-text.model.ts';
import { documentOf, isDocument, pay, type Paid } from './pay.model.ts';
import type { HeldPrice } from './use-price-hold.ts';

/** What the shopper decided on this page. */
interface Wishes {
  readonly mode: PaymentMode | null;
  /** What is used on its page; the price is the same. */
  readonly method: PaymentMethod | null;
  readonly useCoins: boolean;
  readonly documentNo: string;
  readonly giftNote: string;
}

interface Notice {
  /** The decision that is missing; `all` when it is none of these. */
  readonly about: 'mode' | 'document' | 'all';
  readonly text: string;
}

export interface Purchase {
  readonly wishes: Wishes;
  readonly notice: Notice | null;
  readonly paying: boolean;
  /** An order to be paid at the door waits for its code. */
  readonly code: Extract<Paid, { kind: 'code' }> | null;
  /** Takes a decision; those that count are priced again. */
  readonly decide: (change: Partial<Wishes>) => void;
  readonly reprice: () => Promise<PriceHold | null>;
  /** @returns the decision that is missing, if one is */
  readonly submit: () => Promise<Notice['about'] | null>;
  readonly arrive: (orderNo: string) => void;
  /** Another way to pay after all. */
  readonly forgetCode: () => void;
}

interface Beginning {
  readonly shipping: string;
  readonly billing: string | null;
  /** Of the try before this one. */
  readonly giftNote: string;
}

/** From the decisions to the order and its payment. */
export function usePurchase(
  { shipping, billing, giftNote }: Beginning,
  { lock, renew, accept }: HeldPrice,
): Purchase {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const [wishes, setWishes] = useState<Wishes>(() => ({
    mode: null,
    method: null,
    useCoins: false,
    documentNo: '',
    giftNote: giftStore.getState().is_gift ? giftNote : '',
  }));
  const [notice, setNotice] = useState<Notice | null>(null);
  const [paying, showPaying] = useState(false);
  const [code, setCode] = useState<Purchase['code']>(null);
  // Two presses in one frame both find the state of before; this they both see.
  const underWay = useRef(false);
  const setPaying = (now: boolean): void => {
    underWay.current = now;
    showPaying(now);
  };

  const price = useCallback(
    ({ mode, useCoins }: Wishes) =>
      renew({ address_id: shipping, use_coins: useCoins, ...(mode && { payment_mode: mode }) }),
    [renew, shipping],
  );
  // By what is wished for by then: a coupon, say, began to be applied before another way to pay was chosen.
  const newest = useRef(wishes);
  useEffect(() => {
    newest.current = wishes;
  });
  const reprice = useCallback(() => price(newest.current), [price]);

  // How often something was chosen that counts: what is answered to a choice of before changes none of them.
  const choices = useRef(0);
  const decide = (change: Partial<Wishes>): void => {
    const asked = { ...wishes, ...change };
    // Coins go with payment ahead only (specification §5).
    const next = { ...asked, useCoins: asked.useCoins && asked.mode !== 'cod' };
    setWishes(next);
    setNotice(null);
    if (next.mode === wishes.mode && next.useCoins === wishes.useCoins) return;
    choices.current += 1;
    const mine = choices.current;
    void price(next).then((priced) => {
      if (mine !== choices.current) return;
      // Coins that were refused are not used, and the switch says so.
      if (next.useCoins && (priced?.totals.coins_redeemed ?? 0) === 0)
        setWishes((now) => ({ ...now, useCoins: false }));
    });
  };

  const { visit, leave } = useNavigateIfHere();
  const arrive = (orderNo: string): void => visit(href(`/checkout/success/${orderNo}/`));

  /** @param chosen when it was asked for */
  const goOn = (outcome: Paid, chosen: number): void => {
    if (outcome.kind === 'leave') leave(outcome.to);
    else if (outcome.kind === 'code') setCode(outcome);
    else if (outcome.kind === 'done') arrive(outcome.orderNo);
    else {
      // Otherwise that of a newer choice is on show, or on its way.
      if (chosen === choices.current) accept(outcome.lock);
      setNotice({ about: 'all', text: failureText(outcome.error, t) });
    }
    // Until the provider's page is there, a second press must find the button at work.
    setPaying(outcome.kind === 'leave' || outcome.kind === 'done');
  };

  const missing = (about: Notice['about'], key: string): Notice['about'] => {
    setNotice({ about, text: t(key) });
    return about;
  };

  const submit = async (): Promise<Notice['about'] | null> => {
    if (lock === null || underWay.current) return null;
    const { mode } = wishes;
    if (mode === null) return missing('mode', 'payment.error.choose');
    const kind = documentOf(lock);
    if (kind !== null && !isDocument(kind, wishes.documentNo))
      return missing('document', `payment.error.${kind}`);
    setNotice(null);
    setPaying(true);
    const chosen = choices.current;
    try {
      goOn(
        await pay({ ...wishes, mode, lock, shippingAddressId: shipping, billingAddressId: billing, locale }),
        chosen,
      );
    } catch (error) {
      setPaying(false);
      setNotice({ about: 'all', text: failureText(error, t) });
      // Out of stock, a used-up coupon, an expired lock: what stands on the page is old.
      await reprice();
    }
    return null;
  };

  const forgetCode = (): void => {
    setCode(null);
    void reprice();
  };

  return { wishes, notice, paying, code, decide, reprice, submit, arrive, forgetCode };
}
