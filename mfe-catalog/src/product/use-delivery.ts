import { api } from '@suvarna/api-client';
import type { DeliveryDates } from '@suvarna/contracts/api/delivery';
import { call } from '@suvarna/contracts/call';
import { deliveryDates } from '@suvarna/contracts/calls/shipping';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { pincodeStore, usePincode } from '@suvarna/stores';
import { useEffect, useRef, useState } from 'react';
import type { PriceView } from './price.model.ts';

interface Asked {
  /** What the back end promises this choice at the pincode; `null` until it was asked. */
  readonly answer: DeliveryDates | null;
  readonly busy: boolean;
  readonly error: string | undefined;
}

const NOTHING: Asked = { answer: null, busy: false, error: undefined };

export interface Delivery extends Asked {
  /** The pincode this browser keeps. */
  readonly kept: string;
  /** A shopper begins to write. */
  readonly begin: () => void;
  readonly ask: (pincode: string) => void;
}

/** With the shopper's first step into the field: the page is there sooner without yup. */
const loadSchema = () => import(/* webpackChunkName: "pincode-schema" */ '@suvarna/forms/pincode-schema');
const begin = (): void => {
  // A download that failed is tried again by whoever presses the button, and told then.
  loadSchema().catch(() => undefined);
};

/** When the choice on screen arrives where the shopper is: the answer bag and checkout show, too. */
export function useDelivery(
  { productId, engraved }: { readonly productId: number; readonly engraved: boolean },
  { sku, currency, available }: PriceView,
): Delivery {
  const { t } = useRemoteContext();
  const kept = usePincode();
  const choice = `${sku} ${String(engraved)}`;
  const [state, setState] = useState<Asked>(NOTHING);
  /** Of which choice the answer tells: a SKU says nothing of words. */
  const answered = useRef('');
  const running = useRef<AbortController>(null);

  /** Whoever asks last is answered. */
  const start = (): AbortController => {
    running.current?.abort();
    setState((now) => ({ ...now, busy: true, error: undefined }));
    return (running.current = new AbortController());
  };
  const ask = (pincode: string): void => {
    const { signal } = start();
    loadSchema().then(
      ({ faultOfTypedPincode }) => {
        if (signal.aborted) return;
        if (faultOfTypedPincode(pincode) === undefined) send(pincode);
        else setState({ ...NOTHING, error: t('pincodeErrorMsg') });
      },
      () => {
        if (!signal.aborted) setState({ ...NOTHING, error: t('delivery.failed') });
      },
    );
  };
  const send = (pincode: string): void => {
    const controller = start();
    call(api, deliveryDates, {
      body: {
        pincode,
        country_id: 'IN',
        items: [{ product_id: productId, sku, quantity: 1, ...(engraved && { engraved }) }],
      },
      signal: controller.signal,
    }).then(
      (answer) => {
        if (controller.signal.aborted) return;
        answered.current = choice;
        setState({ answer, busy: false, error: undefined });
        pincodeStore.getState().keep(pincode, answer.express);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const wrong = isApiFailure(error) && error.code === 'DELIVERY.PINCODE_INVALID';
        setState({ ...NOTHING, error: t(wrong ? 'pincodeErrorMsg' : 'delivery.failed') });
      },
    );
  };

  const asks = available && currency === 'INR' && kept !== '';
  const what = `${kept} ${choice}`;
  const asked = useRef('');
  useEffect(() => {
    // Keeping a pincode that was just asked about leads here, too.
    if (!asks || asked.current === what) return;
    asked.current = what;
    if (state.answer?.pincode !== kept || answered.current !== choice) send(kept);
    // `send` is made anew with every drawing; what it asks for is named here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asks, what]);
  useEffect(() => () => running.current?.abort(), []);

  return { ...state, kept, begin, ask };
}
