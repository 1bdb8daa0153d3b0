import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { LineChart } from '@suvarna/ui/line-chart';
import { priceHistoryTexts } from '#texts/price-history';
import article from '../../content/article.module.css';
import { changeOf, chartOfPast, movedText } from './history.model.ts';
import sheet from './sheet.module.css';

interface PastPricesProps {
  readonly history: PriceHistory;
  readonly heading: 'h2' | 'h3';
}

/** The line of a price, and what its change is made of. */
export function PastPrices({ history, heading: Heading }: PastPricesProps) {
  const { locale } = useRemoteContext();
  const priceHistoryT = useT(priceHistoryTexts);
  const drawn = chartOfPast(history, locale);
  const changes = changeOf(history);
  return (
    <section className={sheet['body']} aria-labelledby="price-course">
      <Heading id="price-course">{priceHistoryT('course')}</Heading>
      <LineChart line={drawn.line} caption={priceHistoryT('chart', { ...drawn })} />
      {changes.length > 0 && (
        <table className={article['table']}>
          <caption className={article['note']}>
            {priceHistoryT('change', { day: formatFullDay(history.points.at(-1)?.day ?? '', locale) })}
          </caption>
          <tbody>
            {changes.map(({ part, by }) => (
              <tr key={part}>
                <th scope="row">{priceHistoryT(`part.${part}`)}</th>
                <td data-direction={by > 0 ? 'up' : by < 0 ? 'down' : 'same'}>
                  {movedText(by, history.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
