import type { OldGoldQuote } from '@suvarna/contracts/exchange';
import { useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { tradeInTexts } from '#texts/trade-in';
import { Formula } from './formula.tsx';
import { QuoteStands } from './quote-stands.tsx';
import styles from '../trade-in.module.css';

interface EstimateProps {
  readonly quote: OldGoldQuote;
  readonly onAgain: () => Promise<void>;
}

/** What the gold is worth, how that was worked out, and how long it stands. */
export function Estimate({ quote, onAgain }: EstimateProps) {
  const t = useT(tradeInTexts);
  return (
    <>
      <p className={styles['amount']}>{formatPrice(quote.amount_paise, 'INR')}</p>
      <Formula
        lines={quote.lines}
        amount={quote.amount_paise}
        gold={{
          milligrams: quote.net_weight_mg,
          ratePaise: quote.gold_rate_paise,
          karat: quote.karat,
        }}
        total={t('total.old-gold')}
      />
      <QuoteStands key={quote.valid_until} until={quote.valid_until} onAgain={onAgain} />
    </>
  );
}
