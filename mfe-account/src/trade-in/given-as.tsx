import { formatPrice } from '@suvarna/ui/price';
import { useT } from '@suvarna/remote-kit/hooks';
import { tradeInTexts } from '#texts/trade-in';
import styles from './trade-in.module.css';

interface GivenAsProps {
  readonly bank: number | undefined;
  readonly credits: number | undefined;
}

/** Where the money of a buy-back goes, when not all of it goes to the bank: as the piece was paid. */
export function GivenAs({ bank = 0, credits = 0 }: GivenAsProps) {
  const t = useT(tradeInTexts);
  if (credits === 0) return null;
  return (
    <div className={styles['parts']}>
      <dl>
        {bank > 0 && (
          <div>
            <dt>{t('part.bank')}</dt>
            <dd>{formatPrice(bank, 'INR')}</dd>
          </div>
        )}
        <div>
          <dt>{t('part.credits')}</dt>
          <dd>{formatPrice(credits, 'INR')}</dd>
        </div>
      </dl>
      <p className={styles['muted']}>{t('part-why')}</p>
    </div>
  );
}
