import { isApiFailure } from '@suvarna/contracts/api-reader';
import { DEFAULT_PINCODE } from '@suvarna/shipping/way';
import { formText } from '@suvarna/forms/texts';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { pincodeStore, usePincode } from '@suvarna/stores';
import { useEffect, useRef, useState } from 'react';
import { askDeliveries, type Deliveries, type Parcel } from './shipping.api.ts';

interface Answer {
  readonly deliveries: Deliveries | null;
  readonly busy: boolean;
  readonly error: string | undefined;
}

export interface DeliveryAnswer extends Answer {
  /** The pincode the shopper gave; `''` while days are those of the store's own. */
  readonly kept: string;
  /** A shopper begins to write. */
  readonly begin: () => void;
  readonly ask: (pincode: string) => void;
}

/** With the shopper's first step into the field: the bag is there sooner without yup. */
const loadSchema = () => import(/* webpackChunkName: "pincode-schema" */ '@suvarna/forms/pincode-schema');
const begin = (): void => {
  // A download that failed is tried again by whoever presses the button, and told then.
  loadSchema().catch(() => undefined);
};

/**
 * Delivery days of the bag at the pincode this browser keeps, or at the one that estimates begin
 * with, and whether it can be paid for at the door there: one question for all lines, asked again
 * whenever the pincode, the bag, or what it comes to, changes.
 */
export function useDeliveries(parcels: readonly Parcel[], payableMinor: number): DeliveryAnswer {
  const { t, locale } = useRemoteContext();
  const kept = usePincode();
  const [state, setState] = useState<Answer>({ deliveries: null, busy: false, error: undefined });
  const asked = useRef('');
  /** The shopper's last word, typed here or elsewhere: an answer for an earlier one is not kept. */
  const said = useRef(kept);
  const pieces = parcels
    .map(({ sku, size, quantity, engraving = '' }) => `${sku} ${size} ${quantity} ${engraving}`)
    .join();
  const questionAt = (pincode: string): string => `${pincode} ${pieces} ${String(payableMinor)}`;

  const read = (pincode: string, own: boolean): void => {
    const question = questionAt(pincode);
    asked.current = question;
    setState((now) => ({ ...now, busy: own, error: undefined }));
    askDeliveries(parcels, { pincode, payableMinor }).then(
      (deliveries) => {
        if (asked.current === question) setState({ deliveries, busy: false, error: undefined });
        // Of the pincode estimates begin with nobody has said that it is theirs.
        if (own && said.current === pincode) pincodeStore.getState().keep(pincode, deliveries.express);
      },
      (error: unknown) => {
        if (asked.current !== question) return;
        const known = isApiFailure(error) && error.code === 'DELIVERY.PINCODE_INVALID';
        setState({
          deliveries: null,
          busy: false,
          error: known ? formText('pincodeErrorMsg', locale) : own ? t('delivery.failed') : undefined,
        });
      },
    );
  };
  const ask = (pincode: string): void => {
    const question = questionAt(pincode);
    asked.current = question;
    setState((now) => ({ ...now, busy: true, error: undefined }));
    const refuse = (error: string): void => {
      asked.current = '';
      setState({ deliveries: null, busy: false, error });
    };
    loadSchema().then(
      ({ faultOfTypedPincode }) => {
        if (asked.current !== question) return;
        const fault = faultOfTypedPincode(pincode);
        if (fault !== undefined) refuse(formText(fault, locale));
        else {
          said.current = pincode;
          read(pincode, true);
        }
      },
      () => {
        if (asked.current === question) refuse(t('delivery.failed'));
      },
    );
  };

  useEffect(() => {
    said.current = kept;
  }, [kept]);
  const due = pieces === '' ? '' : questionAt(kept || DEFAULT_PINCODE);
  useEffect(() => {
    // Keeping a pincode that was just asked about leads here, too.
    if (due !== '' && due !== asked.current) read(kept || DEFAULT_PINCODE, kept !== '');
    // `read` is made anew with every drawing; `due` says when its question is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);

  return { ...state, kept, begin, ask };
}
