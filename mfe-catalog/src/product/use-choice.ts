import type { ApiReader } from '@suvarna/contracts/api-reader';
import { call } from '@suvarna/contracts/call';
import { priceBreakup } from '@suvarna/contracts/calls/catalogue';
import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRef, useState } from 'react';
import { toPriceView, type PriceView } from './price.model.ts';
import { choicePath, type Choice, type ProductView } from './product.model.ts';

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
  const [state, setState] = useState<ChoiceState>({
    choice: product.choice,
    price: product.price,
    pending: false,
    changes: 0,
  });
  const running = useRef<AbortController>(null);

  /**
   * @param how what was chosen for somebody whose size is known is no word of the shopper: it stands in no
   *   address, and where its price cannot be had nothing was chosen
   */
  async function pick(patch: Partial<Choice>, how: 'by hand' | 'for somebody' = 'by hand'): Promise<void> {
    const choice = { ...state.choice, ...patch };
    const before = state.choice;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((now) => ({ ...now, choice, pending: true }));
    try {
      const breakup = await call(api, priceBreakup, {
        query: {
          product_id: product.id,
          karat: choice.karat,
          colour: choice.colour,
          size: choice.size || undefined,
        },
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
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
      setState((now) => ({ ...now, choice: before, pending: false }));
      if (how === 'by hand') onFailed();
    }
  }

  return { ...state, pick };
}

/** No visit: the page is the same, only its shareable address changed. */
function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
