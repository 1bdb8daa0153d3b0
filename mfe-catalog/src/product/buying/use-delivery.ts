import { api } from '@suvarna/api-client';
import { type DeliveryDates, deliveryDates } from '@suvarna/contracts/shipping';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { pincodeStore, usePincode } from '@suvarna/stores';
import { useState } from 'react';
import type { PriceView } from './price.model.ts';

export interface Delivery {
  /** What the back end promises this choice at the pincode; `null` until it was asked. */
  readonly answer: DeliveryDates | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** The pincode this browser keeps. */
  readonly kept: string;
  /** A shopper begins to write. */
  readonly begin: () => void;
  readonly ask: (pincode: string) => void;
}

/** With the shopper's first step into the field: the page is there sooner without yup. */
const loadSchema = () => import(/* webpackChunkName: "pincode-schema" */ '@suvarna/forms/pincode-schema');
const begin = (): void => {
  // A download that failed is tried again by a shopper who presses the button, and told then.
  loadSchema().catch(() => undefined);
};

/** Typed, and none: the store is not asked. */
class NoPincode extends Error {
  override readonly name = 'NoPincode';
}

/** A shopper's own word: it counts for this choice until this browser keeps another pincode. */
interface Word {
  readonly pincode: string;
  /** How often it was said; the same asked again is another question. */
  readonly times: number;
  readonly choice: string;
  readonly before: string;
}

/** When the choice on screen arrives where the shopper is: the answer bag and checkout show, too. */
export function useDelivery(
  { productId, engraved }: { readonly productId: number; readonly engraved: boolean },
  { sku, currency, available }: PriceView,
): Delivery {
  const { t } = useRemoteContext();
  const kept = usePincode();
  const choice = `${sku} ${String(engraved)}`;
  const [word, setWord] = useState<Word>({ pincode: '', times: 0, choice: '', before: '' });
  const counts = word.times > 0 && word.choice === choice && (word.before === kept || word.pincode === kept);
  const ofBrowser = available && currency === 'INR' ? kept : '';
  const pincode = counts ? word.pincode : ofBrowser;

  const { state, busy } = useRead(
    pincode === '' && !counts ? null : `${pincode} ${choice} ${word.times}`,
    async (signal) => {
      if (counts) {
        const { faultOfTypedPincode } = await loadSchema();
        if (faultOfTypedPincode(pincode) !== undefined) throw new NoPincode(pincode);
      }
      const answer = await call(api, deliveryDates, {
        body: {
          pincode,
          country_id: 'IN',
          items: [{ product_id: productId, sku, quantity: 1, ...(engraved && { engraved }) }],
        },
        signal,
      });
      if (!signal.aborted) pincodeStore.getState().keep(pincode, answer.express);
      return answer;
    },
    { keepsLast: true },
  );

  const ask = (said: string): void => setWord({ pincode: said, times: word.times + 1, choice, before: kept });
  if (state.status === 'failed') {
    const { error: why } = state;
    const wrong = why instanceof NoPincode || (isApiFailure(why) && why.code === 'DELIVERY.PINCODE_INVALID');
    const error = t(wrong ? 'pincodeErrorMsg' : 'delivery.failed');
    return { answer: null, busy, error, kept, begin, ask };
  }
  return { answer: state.status === 'ready' ? state.data : null, busy, error: undefined, kept, begin, ask };
}
