import type { OrderSummary } from '@suvarna/contracts/api/orders';
import { formatDay, formatFullDay } from '@suvarna/i18n/day';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { formatPrice } from '@suvarna/ui/price';
import styles from './orders.module.css';

export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { t, locale } = useFrame();
  const href = useHref();
  const picture = order.pictures[0];
  const title = order.titles[0]?.[locale] ?? '';
  return (
    <li className={styles['card']}>
      {picture && <Picture src={picture.src} alt="" sizes="5rem" />}
      <div>
        <h2 className={styles['name']}><a href={href(`/account/orders/${order.order_no}/`)}>{order.item_count > 1 ? t('orders.and-more', { title, count: order.item_count - 1 }) : title}</a></h2>
        <p className={styles['muted']}>{t('orders.number', { order: order.order_no })} · {formatFullDay(order.placed_at, locale)}</p>
        <p><strong className={styles['badge']} data-state={order.state}>{t(`order.state.${order.state}`)}</strong>{order.delivery_by && ` ${t('orders.by', { day: formatDay(order.delivery_by, locale) })}`}</p>
      </div>
      <p className={styles['sum']}>{formatPrice(order.total_payable_paise, order.currency)}</p>
    </li>
  );
}
