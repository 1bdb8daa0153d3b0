import type { Address } from '@suvarna/contracts/customers';
import { countryName } from '@suvarna/forms/countries';
import { oneLine } from '@suvarna/forms/one-line';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Choice } from '@suvarna/ui/choice';
import chrome from '../chrome/chrome.module.css';
import { BagReview } from '../summary/bag-review.tsx';
import summary from '../summary/summary.module.css';
import styles from './address.module.css';

interface SavedAddressesProps {
  readonly addresses: readonly Address[];
  /** Marked by hand; `undefined` while none is. */
  readonly marked: string | undefined;
  readonly onMark: (addressId: string) => void;
  readonly onChosen: (addressId: string) => void;
  readonly onAdd: () => void;
}

export function SavedAddresses({ addresses, marked, onMark, onChosen, onAdd }: SavedAddressesProps) {
  const { t, locale } = useRemoteContext();
  const chosen = marked ?? (addresses.find((address) => address.is_default) ?? addresses[0])?.address_id;
  return (
    <div className={summary['layout']}>
      <fieldset className={chrome['choices']}>
        <legend>{t('address.saved')}</legend>
        {addresses.map((address) => (
          <Choice key={address.address_id} className={styles['card']}>
            <input
              type="radio"
              name="address"
              checked={chosen === address.address_id}
              onChange={() => onMark(address.address_id)}
            />
            <span>
              <strong dir="auto">{address.full_name}</strong>
              {address.is_default && <em>{t('address.default')}</em>}
              <span dir="auto">{oneLine(address)}</span>
              <span>
                {countryName(address.country_id, locale)} · +{address.mobile.replace('-', ' ')}
              </span>
            </span>
          </Choice>
        ))}
        <div className={chrome['actions']}>
          <Button variant="secondary" onClick={onAdd}>
            {t('address.new')}
          </Button>
        </div>
      </fieldset>
      <BagReview>
        <Button size="large" wide onClick={() => chosen !== undefined && onChosen(chosen)}>
          {t('address.use')}
        </Button>
      </BagReview>
    </div>
  );
}
