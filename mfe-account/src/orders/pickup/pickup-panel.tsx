import { fieldIn } from '@suvarna/contracts/locale';
import type { OrderPickup } from '@suvarna/contracts/orders';
import type { Address } from '@suvarna/contracts/customers';
import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { storeDetails } from '@suvarna/contracts/stores';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { orderPickupTexts } from '#texts/order-pickup';
import { isOnItsWay } from '../order-state.model.ts';
import { PickupCode } from './pickup-code.tsx';
import styles from './pickup-panel.module.css';

interface PickupPanelProps {
  readonly orderNo: string;
  readonly state: string;
  readonly pickup: OrderPickup;
  /** Left out for a reader who follows the order by a code. */
  readonly address?: Address;
}

/** Where an order waits, or will, and what to say there. */
export function PickupPanel({ orderNo, state, pickup, address }: PickupPanelProps) {
  const { locale } = useRemoteContext();
  const t = useT(orderPickupTexts);
  const href = useHref();
  const { state: read } = useRead(pickup.store_id, (signal) =>
    call(api, storeDetails, { query: { store_id: pickup.store_id }, signal }),
  );
  if (!isOnItsWay(state)) return null;
  const store = read.status === 'ready' ? read.data : null;
  const isReady = pickup.code !== '' || pickup.needs_proof === true;
  const name = store ? fieldIn(store, 'name', locale) : address?.house;
  return (
    <section className={styles['panel']} aria-labelledby="pickup-title">
      <h2 id="pickup-title">{t('title')}</h2>
      <p>
        {name !== undefined && <strong>{name}</strong>}
        {address !== undefined && <span dir="auto">{oneLineAbroad({ ...address, house: '' }, locale)}</span>}
        {address !== undefined && <span dir="auto">{t('who', { name: address.full_name })}</span>}
      </p>
      {isReady ? <PickupCode orderNo={orderNo} pickup={pickup} /> : <p>{t('later')}</p>}
      {pickup.kept_until !== undefined && (
        <p>{t('until', { day: formatFullDay(pickup.kept_until, locale) })}</p>
      )}
      <a href={href(store?.url ?? '/find-a-store/')}>{t(store === null ? 'stores' : 'store')}</a>
    </section>
  );
}
