import type { CartTotals } from '@suvarna/contracts/api/customer';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import styles from './bag.module.css';

interface BagTotalsProps {
  readonly totals: CartTotals;
  /** Every line can be had in its quantity. */
  readonly buyable: boolean;
}

export function BagTotals({ totals, buyable }: BagTotalsProps) {
  const { t } = useFrame();
  const href = useHref();
  const money = (minor: number): string => formatPrice(minor, totals.currency);
  return (
    <section className={styles['summary']} aria-labelledby="totals-title">
      <h2 id="totals-title">{t('totals.title')}</h2>
      <dl className={styles['totals']} aria-live="polite">
        <div><dt>{t('totals.products')}</dt><dd>{money(totals.mrp_total_paise)}</dd></div>
        {totals.product_discount_paise > 0 && <div data-good><dt>{t('totals.discount')}</dt><dd>{`− ${money(totals.product_discount_paise)}`}</dd></div>}
        <div><dt>{t('totals.shipping')}</dt><dd>{totals.shipping_charge_paise === 0 ? t('totals.free') : money(totals.shipping_charge_paise)}</dd></div>
        <div data-total><dt>{t('totals.payable')}</dt><dd>{money(totals.total_payable_paise)}</dd></div>
        <div data-muted><dt>{t('totals.without-gst')}</dt><dd>{money(totals.without_gst_paise)}</dd></div>
        <div data-muted><dt>{t('totals.gst')}</dt><dd>{money(totals.gst_paise)}</dd></div>
      </dl>
      <p className={styles['small']}>{t('totals.note')}</p>
      {buyable
        ? <ButtonLink href={href('/checkout/address/')} size="large" wide>{t('bag.checkout')}</ButtonLink>
        : <p role="alert">{t('bag.checkout-blocked')}</p>}
      <ButtonLink href={href('/jewellery/')} variant="secondary" wide>{t('bag.continue')}</ButtonLink>
    </section>
  );
}
