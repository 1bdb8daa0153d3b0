import type { Address } from '@suvarna/contracts/customers';
import type { OrderDetails } from '@suvarna/contracts/orders';
import { WALLET_NAMES } from '@suvarna/contracts/wallet';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { orderPickupTexts } from '#texts/order-pickup';
import { InvoiceButton } from './order-papers.tsx';
import { OrderRefund } from './order-refund.tsx';
import { refundsOf } from './order-state.model.ts';
import styles from './orders.module.css';
import { paymentText } from './payment-text.model.ts';

function AddressOf({ title, address }: { readonly title: string; readonly address: Address }) {
  const { locale } = useRemoteContext();
  return (
    <>
      <h2>{title}</h2>
      <p dir="auto">
        <strong>{address.full_name}</strong>
        <br />
        {oneLineAbroad(address, locale)}
      </p>
    </>
  );
}

/** Wallets that pay in rupees; coins have a field of their own. */
const MONEY_WALLETS = WALLET_NAMES.filter((wallet) => wallet !== 'coins');

export function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const { t, locale } = useRemoteContext();
  const { totals, shipping_address: shipping, billing_address: billing } = order;
  const payment = paymentText(order);
  const money = (minor: number): string => formatPrice(minor, totals.currency);
  const paidBy = (kind: string): number =>
    totals.tenders?.find((tender) => tender.kind === kind)?.amount_paise ?? 0;
  const planValue = paidBy('golden-bounty');
  return (
    <aside className={styles['facts']} aria-label={t('order.summary')}>
      <h2>{t('order.summary')}</h2>
      <dl>
        <div>
          <dt>{t('order.products')}</dt>
          <dd>{money(totals.product_total_paise)}</dd>
        </div>
        {totals.coupon_discount_paise > 0 && (
          <div>
            <dt>{t('order.coupon')}</dt>
            <dd>{`− ${money(totals.coupon_discount_paise)}`}</dd>
          </div>
        )}
        {totals.coins_redeemed > 0 && (
          <div>
            <dt>{t('order.coins')}</dt>
            <dd>{`− ${money(totals.coins_redeemed_paise)}`}</dd>
          </div>
        )}
        {planValue > 0 && (
          <div>
            <dt>{t('order.plan-value')}</dt>
            <dd>{`− ${money(planValue)}`}</dd>
          </div>
        )}
        {MONEY_WALLETS.filter((kind) => paidBy(kind) > 0).map((kind) => (
          <div key={kind}>
            <dt>{t(`wallet.name.${kind}`)}</dt>
            <dd>{`− ${money(paidBy(kind))}`}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('order.payable')}</dt>
          <dd>{money(totals.total_payable_paise)}</dd>
        </div>
        {totals.gst_paise > 0 && (
          <div data-muted>
            <dt>{t('order.gst')}</dt>
            <dd>{money(totals.gst_paise)}</dd>
          </div>
        )}
      </dl>
      {payment && <p className={styles['muted']}>{t(payment)}</p>}
      {refundsOf(order).map((refund) => (
        <OrderRefund key={refund.refund_order_id} refund={refund} />
      ))}
      {order.can.invoice && <InvoiceButton orderNo={order.order_no} />}
      {order.return_until && (
        <p className={styles['muted']}>
          {t('order.return-until', { day: formatFullDay(order.return_until, locale) })}
        </p>
      )}
      <AddressOf
        title={order.pickup === undefined ? t('order.deliver-to') : orderPickupTexts(locale)('title')}
        address={shipping}
      />
      {billing.address_id !== shipping.address_id && (
        <AddressOf title={t('order.bill-to')} address={billing} />
      )}
      {order.gift_note && (
        <>
          <h2>{t('order.gift-note')}</h2>
          <p dir="auto">{order.gift_note}</p>
        </>
      )}
    </aside>
  );
}
