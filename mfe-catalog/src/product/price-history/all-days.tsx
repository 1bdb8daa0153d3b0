import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import type { ReactNode } from 'react';
import { priceHistoryTexts } from '#texts/price-history';
import article from '../../content/article.module.css';
import chart from '../../content/rate-history.module.css';
import { amountOf, PARTS } from './history.model.ts';

interface AllDaysProps {
  readonly history: PriceHistory;
  readonly heading: 'h2' | 'h3';
  /** Between heading and table. */
  readonly children?: ReactNode;
  /** What a day leads to; a day is a word alone without it. */
  readonly dayLink?: (version: number) => { readonly href: string; readonly current: boolean };
}

/** Every publication and what its price was made of, as a table. */
export function AllDays({
  history: { points, currency },
  heading: Heading,
  children,
  dayLink,
}: AllDaysProps) {
  const { locale } = useRemoteContext();
  const priceHistoryT = useT(priceHistoryTexts);
  return (
    <section className={Heading === 'h2' ? article['section'] : undefined}>
      <Heading id="price-days">{priceHistoryT('days')}</Heading>
      {children}
      <div className={chart['scroll']} tabIndex={0} role="region" aria-labelledby="price-days">
        <table className={article['table']}>
          <thead>
            <tr>
              <th scope="col">{priceHistoryT('day')}</th>
              {PARTS.map((part) => (
                <th key={part} scope="col">
                  {priceHistoryT(`part.${part}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => {
              const day = formatDay(point.day, locale);
              const link = dayLink?.(point.rate_version);
              return (
                <tr key={point.rate_version}>
                  <th scope="row">
                    {link === undefined ? (
                      day
                    ) : (
                      <a href={link.href} aria-current={link.current || undefined} className={chart['file']}>
                        {day}
                      </a>
                    )}
                  </th>
                  {PARTS.map((part) => (
                    <td key={part}>{formatPrice(amountOf(point, part), currency)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
