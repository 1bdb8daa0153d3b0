import { type ApiReader, call } from '@suvarna/contracts/call';
import { type PriceBreakup, priceBreakup, priceVersion } from '@suvarna/contracts/catalogue';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useOwnAddress } from '@suvarna/remote-kit/use-own-address';
import { toDecimalString } from '@suvarna/contracts/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addOwnPrice } from '../../fresh-prices/shown-rate.ts';
import { showOffer } from '../../fresh-prices/offer.ts';
import { asOnePage } from '../../fresh-prices/use-fresh-prices.ts';
import { toPriceView, type PriceView } from '../buying/price.model.ts';
import { choicePath, type Choice, type ProductView } from '../product.model.ts';

export interface ChoiceState {
  readonly choice: Choice;
  readonly price: PriceView;
  /** The price of the choice is on its way; the one shown belongs to the choice before. */
  readonly pending: boolean;
  /** How often the shopper changed the price; its change is announced, its first value is not. */
  readonly changes: number;
}

interface Options {
  readonly api: ApiReader;
  readonly onFailed: () => void;
}

/** Picks options in place: one call for the price, the address follows so that it can be shared. */
export function useChoice(product: ProductView, { api, onFailed }: Options) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const replaceAddress = useOwnAddress();
  const [state, setState] = useState<ChoiceState>({
    choice: product.choice,
    price: product.price,
    pending: false,
    changes: 0,
  });
  const running = useRef<AbortController>(null);
  /** What the shopper wants by now; its price may be on its way. */
  const wanted = useRef(product.choice);
  /** What the price on screen is of. */
  const priced = useRef(product.choice);

  const read = (choice: Choice, signal: AbortSignal): Promise<PriceBreakup> =>
    call(api, priceBreakup, {
      query: {
        product_id: product.id,
        karat: choice.karat,
        colour: choice.colour,
        size: choice.size || undefined,
      },
      signal,
    });
  const readWanted = useEffectEvent(async (signal: AbortSignal) => {
    const choice = wanted.current;
    const breakup = await read(choice, signal);
    const price = toPriceView(breakup, { locale, asOf: product.asOf });
    return {
      version: price.pricedBy,
      put: () => {
        priced.current = choice;
        setState((now) => ({ ...now, price, ...(wanted.current === choice && { choice, pending: false }) }));
        showOffer(toDecimalString(price.priceMinor), price.sku);
      },
    };
  });
  useEffect(() => addOwnPrice({ read: (signal) => readWanted(signal) }), [product]);
  // Who has left the page chooses nothing there.
  useEffect(() => () => running.current?.abort(), []);

  /**
   * @param how what was chosen for a person whose size is known is no word of the shopper: it stands in no
   *   address, and where its price cannot be had nothing was chosen
   */
  async function pick(patch: Partial<Choice>, how: 'by hand' | 'for somebody' = 'by hand'): Promise<void> {
    const choice = { ...state.choice, ...patch };
    wanted.current = choice;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((now) => ({ ...now, choice, pending: true }));
    try {
      const breakup = await read(choice, controller.signal);
      if (controller.signal.aborted) return;
      // The rate moved in the meantime: alone, this price would stand beside others of before.
      await asOnePage(priceVersion(breakup), locale);
      if (controller.signal.aborted) return;
      priced.current = choice;
      setState((now) => ({
        choice,
        price: toPriceView(breakup, { locale, asOf: product.asOf }),
        pending: false,
        changes: now.changes + 1,
      }));
      if (how === 'by hand') replaceAddress(href(choicePath(product.path, choice)));
    } catch {
      // Whatever went wrong, the price on screen must belong to the choice on screen.
      if (controller.signal.aborted) return;
      const before = (wanted.current = priced.current);
      setState((now) => ({ ...now, choice: before, pending: false }));
      if (how === 'by hand') onFailed();
    }
  }

  return { ...state, pick };
}
