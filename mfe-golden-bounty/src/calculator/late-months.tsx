import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import { formatPrice } from '@suvarna/ui/price';
import styles from './calculator.module.css';
import { copayOf } from './plan.model.ts';

/** What a late month costs, before it happens. */
export function LateMonths({ instalment }: { readonly instalment: number }) {
  const { t } = useRemoteContext();
  const { months, graceDays } = GOLDEN_BOUNTY;
  const full = copayOf(instalment, months);
  return (
    <Disclosure className={styles['late']} summary={t('late.title')}>
      <p>{t('late.text', { days: graceDays })}</p>
      <ul className={styles['late-list']}>
        {[0, 1, 2].map((late) => {
          const copay = copayOf(instalment, months - late);
          return (
            <li key={late}>
              <span>{t('late.count', { count: late })}</span>
              <span>
                {formatPrice(copay, 'INR')}
                {copay < full && <small>{` (− ${formatPrice(full - copay, 'INR')})`}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
