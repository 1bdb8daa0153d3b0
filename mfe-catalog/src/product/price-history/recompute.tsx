import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { priceHistoryTexts } from '#texts/price-history';
import { amountOf, inputLines, PARTS } from './history.model.ts';
import { RecomputeHere } from './recompute-here.tsx';
import styles from './recompute.module.css';
import sheet from './sheet.module.css';

/** One price with everything it follows from, computed again by the browser with the store's own formula. */
export function Recompute({ history }: { readonly history: PriceHistory }) {
  const { locale } = useRemoteContext();
  const priceHistoryT = useT(priceHistoryTexts);
  const [version, setVersion] = useState<number>();
  const point = history.points.find((of) => of.rate_version === version) ?? history.points[0];
  if (point === undefined) return null;
  const { currency } = history;

  return (
    <section className={sheet['body']} aria-labelledby="price-inputs">
      <h3 id="price-inputs">{priceHistoryT('inputs')}</h3>
      <label className={styles['day']}>
        {priceHistoryT('of-day')}
        <select value={point.rate_version} onChange={(event) => setVersion(Number(event.target.value))}>
          {history.points.map(({ rate_version: of, day, special_price_paise: paise }) => (
            <option key={of} value={of}>
              {`${formatFullDay(day, locale)} · ${formatPrice(paise, currency)}`}
            </option>
          ))}
        </select>
      </label>
      <dl className={styles['inputs']}>
        {inputLines(history, point, { locale, priceHistoryT }).map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles['parts']}>
        {PARTS.map((part) => (
          <div key={part} data-total={part === 'total' || undefined}>
            <dt>{priceHistoryT(`part.${part}`)}</dt>
            <dd>{formatPrice(amountOf(point, part), currency)}</dd>
          </div>
        ))}
      </dl>
      <RecomputeHere history={history} point={point} />
    </section>
  );
}
