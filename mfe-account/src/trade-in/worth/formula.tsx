import type { FormulaLine } from '@suvarna/contracts/exchange';
import { gramNumber } from '@suvarna/contracts/money';
import { formatPrice } from '@suvarna/ui/price';
import { SumList } from '@suvarna/ui/sum-list';
import { useT } from '@suvarna/remote-kit/hooks';
import { tradeInTexts } from '#texts/trade-in';

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
  const t = useT(tradeInTexts);
  const weight = t('gold-row', {
    grams: gramNumber(gold.milligrams),
    karat: gold.karat,
    rate: formatPrice(gold.ratePaise, 'INR'),
  });
  return (
    <SumList
      rows={lines.map(({ line, amount_paise: paise }) => ({
        id: line,
        label: t(`row.${line}`),
        note: line === 'gold' ? weight : undefined,
        paise,
      }))}
      total={{ label: total, paise: amount }}
    />
  );
}
