import { isApiFailure } from '@suvarna/contracts/call';
import { DEFAULT_PINCODE } from '@suvarna/contracts/shipping';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { pincodeStore, usePincode } from '@suvarna/stores';
import { useState } from 'react';
import { askDeliveries, type Deliveries, type Parcel } from './shipping.api.ts';

export interface DeliveryAnswer {
  readonly deliveries: Deliveries | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  /** The pincode the shopper gave; `''` while days are those of the store's own. */
  readonly kept: string;
  /** A shopper begins to write. */
  readonly begin: () => void;
  readonly ask: (pincode: string) => void;
}

/** With the shopper's first step into the field: the bag is there sooner without yup and what it says. */
const loadCheck = () => import(/* webpackChunkName: "pincode-check" */ './pincode-check.ts');
const begin = (): void => {
  // A download that failed is tried again by a shopper who presses the button, and told then.
  loadCheck().catch(() => undefined);
};

/** Something is wrong with the pincode itself; `message` says what, in the shopper's language. */
class NoPincode extends Error {
  override readonly name = 'NoPincode';
}

/** The shopper's own word: it counts for these pieces until this browser keeps another pincode. */
interface Word {
  readonly pincode: string;
  /** How often it was said; the same asked again is another question. */
  readonly times: number;
  readonly parcels: string;
  readonly before: string;
}

/**
 * Delivery days of the bag at the pincode this browser keeps, or at the one that estimates begin
 * with, and whether it can be paid for at the door there: one question for all lines, asked again
 * whenever the pincode, the bag, or what it comes to, changes.
 */
export function useDeliveries(parcels: readonly Parcel[], payableMinor: number): DeliveryAnswer {
  const { t, locale } = useRemoteContext();
  const kept = usePincode();
  const [word, setWord] = useState<Word>({ pincode: '', times: 0, parcels: '', before: '' });
  const pieces = parcels
    .map(({ sku, size, quantity, engraving = '' }) => `${sku} ${size} ${quantity} ${engraving}`)
    .join();
  const what = `${pieces} ${String(payableMinor)}`;
  const counts = word.times > 0 && word.parcels === what && (word.before === kept || word.pincode === kept);
  const own = counts || kept !== '';
  const pincode = counts ? word.pincode : kept || DEFAULT_PINCODE;

  const { state, busy } = useRead(
    pieces === '' ? null : `${pincode} ${what} ${word.times}`,
    async (signal) => {
      if (counts) {
        const { faultOfTypedPincode, formText } = await loadCheck();
        const fault = faultOfTypedPincode(pincode);
        if (fault !== undefined) throw new NoPincode(formText(fault, locale));
      }
      const answer = await askDeliveries(parcels, { pincode, payableMinor }).catch(async (error: unknown) => {
        if (!isApiFailure(error) || error.code !== 'DELIVERY.PINCODE_INVALID') throw error;
        throw new NoPincode((await loadCheck()).formText('pincodeErrorMsg', locale));
      });
      // Of the pincode estimates begin with no shopper has said that it is theirs.
      if (own && !signal.aborted) pincodeStore.getState().keep(pincode, answer.express);
      return answer;
    },
    { keepsLast: true },
  );

  const ask = (said: string): void =>
    setWord({ pincode: said, times: word.times + 1, parcels: what, before: kept });
  if (state.status === 'failed') {
    const unsaid = counts || kept !== '' ? t('delivery.failed') : undefined;
    const error = state.error instanceof NoPincode ? state.error.message : unsaid;
    return { deliveries: null, busy: busy && own, error, kept, begin, ask };
  }
  const deliveries = state.status === 'ready' ? state.data : null;
  return { deliveries, busy: busy && own, error: undefined, kept, begin, ask };
}
