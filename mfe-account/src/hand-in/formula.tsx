import type { FormulaLine } from '@suvarna/contracts/api/exchange';
import { gramNumber } from '@suvarna/contracts/weight';
import { formatPrice } from '@suvarna/ui/price';
import styles from './hand-in.module.css';
import { useSay } from './use-say.ts';

interface FormulaProps {
  readonly lines: readonly FormulaLine[];
  readonly amount: number;
  /** What the gold is reckoned with. */
  readonly gold: { readonly milligrams: number; readonly ratePaise: number; readonly karat: number };
  /** What the amount is. */
  readonly total: string;
}

/** Every row of the reckoning, and what they add up to. */
export function Formula({ lines, amount, gold, total }: FormulaProps) {
  const say = useSay();
  const weight = say('gold-row', {
    grams: gramNumber(gold.milligrams),
    karat: gold.karat,
    rate: formatPrice(gold.ratePaise, 'INR'),
  });
  return (
    <dl className={styles['formula']}>
      {lines.map(({ line, amount_paise: paise }) => (
        <div key={line}>
          <dt>
            {say(`row.${line}`)}
            {line === 'gold' && <small>{weight}</small>}
          </dt>
          <dd>{paise < 0 ? `− ${formatPrice(-paise, 'INR')}` : formatPrice(paise, 'INR')}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{total}</dt>
        <dd>{formatPrice(amount, 'INR')}</dd>
      </div>
    </dl>
  );
}
