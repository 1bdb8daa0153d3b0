import type { Address } from '@suvarna/contracts/customers';
import { countryName } from '@suvarna/forms/countries';
import { oneLine } from '@suvarna/forms/one-line';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import cards from '../page/cards.module.css';
import styles from './address.module.css';

interface AddressCardProps {
  readonly address: Address;
  /** It becomes the default just now. */
  readonly busy: boolean;
  readonly onDefault: () => void;
  readonly onDelete: () => void;
}

/** One saved address with what can be done with it. The buttons say whose address they mean to who cannot see where they stand. */
export function AddressCard({ address, busy, onDefault, onDelete }: AddressCardProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const name = `address-${address.address_id}`;
  return (
    <li className={`${cards['card']} ${styles['address']}`}>
      <p className={`${cards['who']} ${styles['name']}`}>
        <strong id={name} dir="auto">
          {address.full_name}
        </strong>
        {address.is_default && <span className={cards['badge']}>{t('address.default')}</span>}
      </p>
      <p dir="auto">{oneLine(address)}</p>
      <p
        className={styles['muted']}
      >{`${countryName(address.country_id, locale)} · +${address.mobile.replace('-', ' ')}`}</p>
      <div className={`${cards['actions']} ${styles['doings']}`}>
        <ButtonLink
          variant="secondary"
          href={href(`/account/address/${address.address_id}/`)}
          aria-describedby={name}
        >
          {t('address.edit')}
        </ButtonLink>
        {!address.is_default && (
          <Button
            variant="quiet"
            busy={busy ? t('address.saving') : undefined}
            onClick={onDefault}
            aria-describedby={name}
          >
            {t('address.make-default')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDelete} aria-describedby={name}>
          {t('address.delete')}
        </Button>
      </div>
    </li>
  );
}
