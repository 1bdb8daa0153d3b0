import type { BoxTotal as Total } from '@suvarna/contracts/jewellery-box';
import { formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import type { ReactNode } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../page/parts.module.css';
import styles from './jewellery-box.module.css';

interface BoxTotalProps {
  readonly total: Total;
  /** ISO time of the values. */
  readonly asOf: string;
  /** What can be done with all of it. */
  readonly children: ReactNode;
}

/** What all of it is worth today, and what is in no sum. */
export function BoxTotal({ total, asOf, children }: BoxTotalProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const rupees = (paise: number): string => formatPrice(paise, 'INR');
  const { without_value: unvalued, going_back: leaving, bought, elsewhere } = total;
  return (
    <section className={styles['total']} aria-labelledby="box-total">
      <h2 id="box-total">{t('total')}</h2>
      <p className={styles['sum']}>{rupees(total.value_paise)}</p>
      <dl className={styles['split']}>
        <div>
          <dt>{t('gold')}</dt>
          <dd>{rupees(total.gold_paise)}</dd>
        </div>
        <div>
          <dt>{t('stones')}</dt>
          <dd>{rupees(total.stones_paise)}</dd>
        </div>
      </dl>
      {bought.valued > 0 && elsewhere.valued > 0 && (
        <dl className={styles['split']}>
          <div>
            <dt>{t('bought')}</dt>
            <dd>{rupees(bought.value_paise)}</dd>
          </div>
          <div>
            <dt>{t('elsewhere')}</dt>
            <dd>{rupees(elsewhere.value_paise)}</dd>
          </div>
        </dl>
      )}
      <p className={parts['muted']}>
        {[
          t('total-of', { count: total.valued }),
          unvalued > 0 && t('without-value', { count: unvalued }),
          leaving > 0 && t('leaving', { count: leaving }),
          t('as-of', { moment: formatMoment(asOf, locale) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={parts['actions']}>{children}</div>
    </section>
  );
}
