import type { Address } from '@suvarna/contracts/api/address';
import { oneLine } from '@suvarna/forms/one-line';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { useState } from 'react';
import styles from './address.module.css';

interface SavedAddressesProps {
  readonly addresses: readonly Address[];
  readonly onChosen: (addressId: string) => void;
  readonly onAdd: () => void;
}

export function SavedAddresses({ addresses, onChosen, onAdd }: SavedAddressesProps) {
  const { t, locale } = useFrame();
  const names = new Intl.DisplayNames([locale === 'hi' ? 'hi-IN' : 'en-GB'], { type: 'region' });
  const [chosen, setChosen] = useState((addresses.find((address) => address.is_default) ?? addresses[0])?.address_id);
  return (
    <div className={styles['form']}>
      <fieldset className={styles['saved']}>
        <legend>{t('address.saved')}</legend>
        {addresses.map((address) => (
          <label key={address.address_id} className={styles['card']}>
            <input type="radio" name="address" checked={chosen === address.address_id} onChange={() => setChosen(address.address_id)} />
            <span>
              <strong dir="auto">{address.full_name}</strong>{address.is_default && <em>{t('address.default')}</em>}
              <span dir="auto">{oneLine(address)}</span>
              <span>{names.of(address.country_id)} · +{address.mobile.replace('-', ' ')}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles['actions']}>
        <Button size="large" onClick={() => chosen !== undefined && onChosen(chosen)}>{t('address.use')}</Button>
        <Button variant="secondary" size="large" onClick={onAdd}>{t('address.new')}</Button>
      </div>
    </div>
  );
}
