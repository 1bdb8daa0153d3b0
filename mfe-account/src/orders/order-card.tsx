import type { OrderSummary } from '@suvarna/contracts/orders';
import { formatDay, formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { formatPrice } from '@suvarna/ui/price';
import { isOnItsWay } from './order-state.model.ts';
import styles from './orders.module.css';
import { StateBadge } from './state-badge.tsx';

export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const picture = order.pictures[0];
  const title = order.titles[0]?.[locale] ?? '';
  return (
    <li className={styles['card']} data-link>
      {picture && <Picture src={picture.src} alt="" sizes="5rem" />}
      <div className={styles['about']}>
        <h2 className={styles['name']}>
          <a href={href(`/account/orders/${order.order_no}/`)}>
            {order.item_count > 1 ? t('orders.and-more', { title, count: order.item_count - 1 }) : title}
          </a>
        </h2>
        <p className={styles['muted']}>
          {[t('orders.number', { order: order.order_no }), formatFullDay(order.placed_at, locale)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p className={styles['where']}>
          <StateBadge state={order.state} isPickup={order.is_pickup === true} />
          {order.delivery_by && isOnItsWay(order.state) && (
            <span>{t('orders.by', { day: formatDay(order.delivery_by, locale) })}</span>
          )}
        </p>
      </div>
      <p className={styles['sum']}>{formatPrice(order.total_payable_paise, order.currency)}</p>
    </li>
  );
}
