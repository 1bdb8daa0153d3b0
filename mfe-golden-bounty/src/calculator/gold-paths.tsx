import type { Calculation } from '@suvarna/contracts/golden-bounty';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { rupees } from '../terms/terms.words.ts';
import styles from './calculator.module.css';

/** Whole milligrams as grams with three places: `8.412`. */
const grams = (milligrams: number): string =>
  `${Math.floor(milligrams / 1_000)}.${String(milligrams % 1_000).padStart(3, '0')}`;

/** The same money as gold today, and as gold with the plan's value, when the price goes three ways. It is not known which. */
export function GoldPaths({
  calculation: { gold, too_late: tooLate },
}: {
  readonly calculation: Calculation;
}) {
  const { t } = useRemoteContext();
  if (gold === null || tooLate) return null;
  return (
    <div className={styles['gold']}>
      <table className={styles['table']}>
        <caption>{t('gold.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('gold.path')}</th>
            <th scope="col" data-number>
              {t('gold.rate')}
            </th>
            <th scope="col" data-number>
              {t('gold.today')}
            </th>
            <th scope="col" data-number>
              {t('gold.with-plan')}
            </th>
          </tr>
        </thead>
        <tbody>
          {gold.paths.map(({ path, change_percent: change, rate_paise: rate, ...weight }) => {
            const more = weight.gold_with_plan_mg > weight.gold_today_mg;
            return (
              <tr key={path}>
                <th scope="row">{t(`gold.${path}`, { percent: Math.abs(change) })}</th>
                <td data-number>{rupees(rate)}</td>
                <td data-number data-best={!more || undefined}>
                  {t('gold.grams', { grams: grams(weight.gold_today_mg) })}
                </td>
                <td data-number data-best={more || undefined}>
                  {t('gold.grams', { grams: grams(weight.gold_with_plan_mg) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles['note']}>{t('gold.note', { rate: rupees(gold.rate_paise) })}</p>
    </div>
  );
}
