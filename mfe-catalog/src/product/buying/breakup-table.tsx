import { useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import styles from './breakup-table.module.css';
import { caratText, gramText, rateText } from '../choosing/measure.model.ts';
import type { PriceRow, PriceView } from './price.model.ts';

/** What the price is made of, as shops print it: component, rate, weight, value, discount, final. */
export function BreakupTable({ price }: { readonly price: PriceView }) {
  const t = useT();
  const money = (minor: number): string => formatPrice(minor, price.currency);
  const weightOf = (row: PriceRow): string =>
    row.millicarat !== null
      ? caratText(row.millicarat, t)
      : row.weightMg !== null
        ? gramText(row.weightMg, t)
        : '';
  const columns = ['rate', 'weight', 'value', 'discount', 'final'] as const;

  return (
    <section className={styles.section} aria-labelledby="breakup">
      <h2 id="breakup">{t('breakup.title')}</h2>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {t(price.currency === 'INR' ? 'breakup.caption' : 'breakup.caption-abroad', {
            version: price.rateVersion,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('breakup.component')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {t(`breakup.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {price.rows.map((row, place) => (
            <tr key={`${place}-${row.label}`}>
              <th scope="row">{row.label}</th>
              <td className={styles.number} data-label={t('breakup.rate')}>
                {rateText(row, price.currency, t)}
              </td>
              <td className={styles.number} data-label={t('breakup.weight')}>
                {weightOf(row)}
              </td>
              <td className={styles.number} data-label={t('breakup.value')}>
                {money(row.valueMinor)}
              </td>
              <td className={styles.number} data-label={t('breakup.discount')}>
                {row.discountMinor > 0 ? `− ${money(row.discountMinor)}` : ''}
              </td>
              <td className={styles.number} data-final>
                {money(row.finalMinor)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {t('breakup.subtotal')}
            </th>
            <td className={styles.number} data-final>
              {money(price.subtotalMinor)}
            </td>
          </tr>
          {price.gstRateBp > 0 && (
            <tr>
              <th scope="row" colSpan={5}>
                {t('breakup.gst', { rate: price.gstRateBp / 100 })}
              </th>
              <td className={styles.number} data-final>
                {money(price.gstMinor)}
              </td>
            </tr>
          )}
          <tr className={styles.total}>
            <th scope="row" colSpan={5}>
              {t('breakup.total')}
            </th>
            <td className={styles.number} data-final>
              {money(price.priceMinor)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
