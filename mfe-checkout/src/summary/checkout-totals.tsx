import type { CheckoutTotals as Totals } from '@suvarna/contracts/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { formatExactPrice, formatPrice, struckPrice } from '@suvarna/ui/price';
import styles from './summary.module.css';

interface CheckoutTotalsProps {
  readonly totals: Totals;
  /** Another sum is on its way. */
  readonly busy?: boolean;
}

/** Wallets that pay before coins, in that order; credits pay after them. */
const WALLETS = ['promotional', 'gold-coin', 'plain-gold', 'diamond-gemstone'] as const;

/** What a tender pays, of those that have no field of their own. */
const tendered = ({ tenders }: Totals, kind: string): number =>
  tenders?.find((tender) => tender.kind === kind)?.amount_paise ?? 0;

/** Every row of the sum that is not zero, and the ones a shopper looks for even when they are. */
export function CheckoutTotals({ totals, busy = false }: CheckoutTotalsProps) {
  const { t } = useRemoteContext();
  const money = (minor: number): string => formatPrice(minor, totals.currency);
  const exact = (minor: number): string => formatExactPrice(minor, totals.currency);
  const off = (key: string, minor: number) =>
    minor > 0 && (
      <div key={key} data-good>
        <dt>{t(key)}</dt>
        <dd>{`− ${money(minor)}`}</dd>
      </div>
    );
  const split = (
    [
      ['totals.cgst', totals.gst.cgst_paise ?? 0],
      ['totals.sgst', totals.gst.sgst_paise ?? 0],
      ['totals.igst', totals.gst.igst_paise ?? 0],
    ] as const
  ).filter(([, minor]) => minor > 0);
  // The same rule as beside each price: a discount that no line shows is no row here, and the rows still add up.
  const struck = struckPrice(totals.product_total_paise, totals.mrp_total_paise);
  const before = struck ?? totals.product_total_paise;
  return (
    <dl className={styles['totals']} aria-live="polite" aria-busy={busy}>
      <div>
        <dt>{t(struck === undefined ? 'totals.products-plain' : 'totals.products')}</dt>
        <dd>{money(before)}</dd>
      </div>
      {off('totals.discount', before - totals.product_total_paise)}
      {off('totals.coupon', totals.coupon_discount_paise)}
      {off('totals.prepaid', totals.prepaid_discount_paise)}
      {off('totals.loyalty', totals.loyalty_discount_paise)}
      <div>
        <dt>{t('totals.shipping')}</dt>
        <dd>{totals.shipping_charge_paise === 0 ? t('totals.free') : money(totals.shipping_charge_paise)}</dd>
      </div>
      {off('totals.golden-bounty', tendered(totals, 'golden-bounty'))}
      {off('totals.vouchers', tendered(totals, 'vouchers'))}
      {WALLETS.map((kind) => off(`totals.${kind}`, tendered(totals, kind)))}
      {off('totals.coins', totals.coins_redeemed_paise)}
      {off('totals.credits', tendered(totals, 'credits'))}
      <div data-total>
        <dt>{t('totals.payable')}</dt>
        <dd>{money(totals.total_payable_paise)}</dd>
      </div>
      {/* An export carries no Indian tax: rows about it would only raise questions. */}
      {totals.gst_paise > 0 && (
        <>
          <div data-muted>
            <dt>{t('totals.without-gst')}</dt>
            <dd>{exact(totals.without_gst_paise)}</dd>
          </div>
          {split.length === 0 ? (
            <div data-muted>
              <dt>{t('totals.gst')}</dt>
              <dd>{exact(totals.gst_paise)}</dd>
            </div>
          ) : (
            split.map(([key, minor]) => (
              <div key={key} data-muted>
                <dt>{t(key)}</dt>
                <dd>{exact(minor)}</dd>
              </div>
            ))
          )}
        </>
      )}
    </dl>
  );
}
