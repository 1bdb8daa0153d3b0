import type { Address } from '@suvarna/contracts/customers';
import type { QuoteLine } from '@suvarna/contracts/checkout';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { readAddress } from '../address/address.api.ts';
import { askDeliveries, lastDay, type Parcel } from '../shipping/shipping.api.ts';
import styles from './payment.module.css';

interface DeliveryToProps {
  readonly addressId: string;
  readonly lines: readonly QuoteLine[];
}

interface Target {
  readonly address: Address;
  /** ISO day the last piece arrives; `''` when it could not be had. */
  readonly day: string;
}

const parcelOf = ({ item_id, product_id, sku, size, quantity, engraving }: QuoteLine): Parcel => ({
  item_id,
  product_id,
  sku,
  size,
  quantity,
  engraving,
});

async function readTarget(
  addressId: string,
  parcels: readonly Parcel[],
  signal: AbortSignal,
): Promise<Target> {
  const address = await readAddress(addressId, signal);
  const days = await askDeliveries(parcels, { pincode: address.pincode, countryId: address.country_id }).then(
    (answer) => answer.days,
    () => ({}),
  );
  return { address, day: lastDay(days) };
}

/** Where the parcel goes and when it is there: the last look before paying. Paying does not need it. */
export function DeliveryTo({ addressId, lines }: DeliveryToProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const parcels = JSON.stringify(lines.map(parcelOf));

  const { state } = useRead(
    `${addressId} ${parcels}`,
    (signal) => readTarget(addressId, JSON.parse(parcels) as Parcel[], signal),
    { keepsLast: true },
  );
  const target = state.status === 'ready' ? state.data : null;

  return (
    <section
      className={styles['target']}
      aria-labelledby="target-title"
      aria-busy={state.status === 'loading'}
    >
      <h2 id="target-title">{t('payment.deliver-to')}</h2>
      <a href={href('/checkout/address/')}>
        {t('payment.change')}
        <span className="sv-visually-hidden"> {t('payment.deliver-to')}</span>
      </a>
      {target && (
        <p dir="auto">
          <strong>{target.address.full_name}</strong>
          <br />
          {oneLineAbroad(target.address, locale)}
        </p>
      )}
      {target && target.day !== '' && (
        <p className={styles['arrives']}>{t('success.delivery', { day: formatDay(target.day, locale) })}</p>
      )}
    </section>
  );
}
