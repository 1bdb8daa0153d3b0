import { formatPrice } from '@suvarna/ui/price';
import styles from './trade-in.module.css';
import { useSay } from './use-say.ts';

interface GivenAsProps {
  readonly bank: number | undefined;
  readonly credits: number | undefined;
}

/** Where the money of a buy-back goes, when not all of it goes to the bank: as the piece was paid. */
export function GivenAs({ bank = 0, credits = 0 }: GivenAsProps) {
  const say = useSay();
  if (credits === 0) return null;
  return (
    <div className={styles['parts']}>
      <dl>
        {bank > 0 && (
          <div>
            <dt>{say('part.bank')}</dt>
            <dd>{formatPrice(bank, 'INR')}</dd>
          </div>
        )}
        <div>
          <dt>{say('part.credits')}</dt>
          <dd>{formatPrice(credits, 'INR')}</dd>
        </div>
      </dl>
      <p className={styles['muted']}>{say('part-why')}</p>
    </div>
  );
}
