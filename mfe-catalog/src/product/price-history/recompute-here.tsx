import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { recompute, type PointOfHistory, type Recomputed } from '@suvarna/pricing/history';
import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { formatExactPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { priceHistoryTexts } from '#texts/price-history';

interface Outcome {
  readonly point: PointOfHistory;
  /** `undefined`: the inputs could not be computed with. */
  readonly came: Recomputed | undefined;
}

interface RecomputeHereProps {
  readonly history: PriceHistory;
  readonly point: PointOfHistory;
}

/** Computes a price again in the browser, with the store's own formula, and says what it came to. */
export function RecomputeHere({ history, point }: RecomputeHereProps) {
  const priceHistoryT = useT(priceHistoryTexts);
  const [outcome, setOutcome] = useState<Outcome>();
  const { currency } = history;
  const compute = async (): Promise<void> => {
    try {
      setOutcome({ point, came: await recompute(history, point) });
    } catch {
      // Said below, as any disagreement: the store should hear of it.
      setOutcome({ point, came: undefined });
    }
  };
  const shown = outcome?.point === point ? outcome : undefined;
  return (
    <>
      <div>
        <Button variant="secondary" onClick={() => void compute()}>
          {priceHistoryT('recompute')}
        </Button>
      </div>
      <p role="status">
        {shown !== undefined &&
          (shown.came?.agrees === true
            ? priceHistoryT('agrees', {
                price: formatExactPrice(shown.came.parts.total, currency),
                fingerprint: shown.came.fingerprint,
              })
            : priceHistoryT('differs', {
                price: shown.came === undefined ? '–' : formatExactPrice(shown.came.parts.total, currency),
                ours: formatExactPrice(point.special_price_paise, currency),
              }))}
      </p>
    </>
  );
}
