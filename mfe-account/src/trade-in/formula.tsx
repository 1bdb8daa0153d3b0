import type { FormulaLine } from '@suvarna/contracts/exchange';
import { gramNumber } from '@suvarna/contracts/money';
import { formatPrice } from '@suvarna/ui/price';
import { SumList } from '@suvarna/ui/sum-list';
import { useSay } from './use-say.ts';

interface FormulaProps {
  readonly lines: readonly FormulaLine[];
  readonly amount: number;
  /** What the gold is calculated with. */
  readonly gold: { readonly milligrams: number; readonly ratePaise: number; readonly karat: number };
  /** What the amount is. */
  readonly total: string;
}

/** Every row of the calculation, and what they add up to. */
export function Formula({ lines, amount, gold, total }: FormulaProps) {
  const say = useSay();
  const weight = say('gold-row', {
    grams: gramNumber(gold.milligrams),
    karat: gold.karat,
    rate: formatPrice(gold.ratePaise, 'INR'),
  });
  return (
    <SumList
      rows={lines.map(({ line, amount_paise: paise }) => ({
        id: line,
        label: say(`row.${line}`),
        note: line === 'gold' ? weight : undefined,
        paise,
      }))}
      total={{ label: total, paise: amount }}
    />
  );
}
