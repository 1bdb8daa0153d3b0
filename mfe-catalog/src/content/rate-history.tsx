import { goldRateFile } from '@suvarna/contracts/catalogue';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { LineChart } from '@suvarna/ui/line-chart';
import { goldRateTexts } from '#texts/gold-rate';
import styles from './article.module.css';
import { RATE_KARATS, type GoldRateView, type RateKarat, type RateSpan } from './gold-rate.model.ts';
import chart from './rate-history.module.css';

const path = (karat: RateKarat, span: RateSpan): string =>
  `/gold-rate/?${new URLSearchParams({ karat, span }).toString()}`;

/** Where the rate was: as a line, as a table and as a file; choices are links. */
export function RateHistory({ data }: { readonly data: GoldRateView }) {
  const t = useT(goldRateTexts);
  const href = useHref();
  const { karat, span, chart: drawn } = data;
  return (
    <section className={styles['section']} aria-labelledby="rate-history">
      <h2 id="rate-history">{t('gold-rate.before')}</h2>
      <nav className={chart['choices']} aria-label={t('gold-rate.choose')}>
        <ul>
          {RATE_KARATS.map((of) => (
            <li key={of}>
              <a
                href={href(path(of, span))}
                aria-current={of === karat || undefined}
                data-keep-scroll
                className={chart['choice']}
              >
                {t('gold-rate.of-karat', { karat: of })}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          {(['month', 'year'] as const).map((of) => (
            <li key={of}>
              <a
                href={href(path(karat, of))}
                aria-current={of === span || undefined}
                data-keep-scroll
                className={chart['choice']}
              >
                {t(`gold-rate.span.${of}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LineChart
        line={drawn.line}
        caption={t('gold-rate.chart', { karat, ...drawn })}
        className={chart['figure']}
      />
      <p>
        <a href={`/api/${goldRateFile.path}?days=${data.history.length}`} download className={chart['file']}>
          {t('gold-rate.csv')}
        </a>
      </p>
      <div className={chart['scroll']} tabIndex={0} role="region" aria-labelledby="rate-history">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('gold-rate.day')}</th>
              {RATE_KARATS.map((of) => (
                <th key={of} scope="col">
                  {t('gold-rate.of-karat', { karat: of })}
                </th>
              ))}
              <th scope="col">{t('gold-rate.change', { karat })}</th>
            </tr>
          </thead>
          <tbody>
            {data.history.map(({ day, perGram, change, direction }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {perGram.map((rate, at) => (
                  <td key={RATE_KARATS[at]}>{rate}</td>
                ))}
                <td data-direction={direction}>{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
