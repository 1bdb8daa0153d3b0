import { isApiFailure } from '@suvarna/contracts/api-reader';
import { faultOfDeliveryPincode } from '@suvarna/forms/postcode';
import { FORM_TEXTS } from '@suvarna/forms/texts';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { pincodeStore } from '@suvarna/stores';
import { useEffect, useRef, useState } from 'react';
import { askDeliveries, type Deliveries, type Parcel } from './delivery.api.ts';

export interface DeliveryAnswer {
  readonly deliveries: Deliveries | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly ask: (pincode: string) => void;
}

/**
 * Delivery days of the bag at the pincode this browser keeps, and whether it can be paid for at the
 * door there; asked again whenever the bag, or what it comes to, changes.
 */
export function useDeliveries(parcels: readonly Parcel[], payableMinor: number): DeliveryAnswer {
  const { t, locale } = useFrame();
  const [state, setState] = useState<Omit<DeliveryAnswer, 'ask'>>({ deliveries: null, busy: false, error: undefined });
  const asked = useRef(0);

  const ask = (pincode: string): void => {
    const fault = faultOfDeliveryPincode(pincode);
    if (fault !== undefined) {
      setState({ deliveries: null, busy: false, error: FORM_TEXTS[fault][locale] });
      return;
    }
    asked.current += 1;
    const turn = asked.current;
    setState((now) => ({ ...now, busy: true, error: undefined }));
    askDeliveries(parcels, { pincode, payableMinor }).then(
      (deliveries) => {
        pincodeStore.getState().keep(pincode, deliveries.express);
        if (turn === asked.current) setState({ deliveries, busy: false, error: undefined });
      },
      (error: unknown) => {
        const known = isApiFailure(error) && error.code === 'DELIVERY.PINCODE_INVALID';
        if (turn === asked.current) setState({ deliveries: null, busy: false, error: known ? FORM_TEXTS.pincodeErrorMsg[locale] : t('delivery.failed') });
      },
    );
  };

  const pieces = parcels.map(({ sku, size, quantity }) => `${sku} ${size} ${quantity}`).join();
  const what = pieces === '' ? '' : `${pieces} ${String(payableMinor)}`;
  useEffect(() => {
    const kept = pincodeStore.getState().pincode;
    if (kept !== '' && what !== '') ask(kept);
    // `ask` is made anew with every drawing; `what` says when its question is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [what]);

  return { ...state, ask };
}
