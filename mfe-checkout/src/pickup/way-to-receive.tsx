import { useT } from '@suvarna/remote-kit/hooks';
import { Choice } from '@suvarna/ui/choice';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { pickupTexts } from '#texts/pickup';
import { AddressSkeleton } from '../address/address-skeleton.tsx';
import chrome from '../chrome/chrome.module.css';
import styles from './pickup.module.css';

const PickupForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pickup-form" */ './pickup-form.tsx')).PickupForm,
}));

interface WayToReceiveProps {
  /** Asks for an e-mail address too: nothing else knows the guest's. */
  readonly guest?: boolean;
  readonly onSaved: (shipping: string, billing: string | null) => void;
  /** The address it is delivered to. */
  readonly children: ReactNode;
}

const WAYS = ['door', 'store'] as const;

/** Delivered to a door, or collected in a store. What was typed for one is there after a look at the other. */
export function WayToReceive({ guest = false, onSaved, children }: WayToReceiveProps) {
  const pickupT = useT(pickupTexts);
  const [way, setWay] = useState<(typeof WAYS)[number]>('door');
  const [storeId, setStoreId] = useState('');
  return (
    <>
      <fieldset className={`${chrome['choices']} ${styles['ways']}`}>
        <legend>{pickupT('how')}</legend>
        {WAYS.map((each) => (
          <Choice key={each}>
            <input type="radio" name="way" checked={way === each} onChange={() => setWay(each)} />
            <span>
              <strong>{pickupT(each)}</strong>
              <small>{pickupT(`${each}-note`)}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
      {way === 'door' ? (
        children
      ) : (
        <Suspense fallback={<AddressSkeleton />}>
          <PickupForm guest={guest} storeId={storeId} onStore={setStoreId} onSaved={onSaved} />
        </Suspense>
      )}
    </>
  );
}
