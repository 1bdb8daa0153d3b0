import { api } from '@suvarna/api-client';
import { fieldIn } from '@suvarna/contracts/locale';
import { priceHistoryFile, priceVersion } from '@suvarna/contracts/catalogue';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import { formatExactPrice, formatPrice } from '@suvarna/ui/price';
import { priceHistoryTexts } from '#texts/price-history';
import article from '../../content/article.module.css';
import chart from '../../content/rate-history.module.css';
import { usePageOfNow } from '@suvarna/remote-kit/use-newer-rate';
import { breadcrumbList } from '../../structured-data/structured-data.model.ts';
import { choicePath } from '../product.model.ts';
import { AllDays } from './all-days.tsx';
import { PastPrices } from './past-prices.tsx';
import { amountOf, historyPath, inputLines, PARTS, versionPath } from './history.model.ts';
import { loadPriceHistory, type PriceHistoryView } from './price-history.loader.ts';
import { RecomputeHere } from './recompute-here.tsx';
import computed from './recompute.module.css';
import { workingOf } from './working.model.ts';

const titleOf = ({ history }: PriceHistoryView, locale: RouteContext['locale']): string =>
  fieldIn(history, 'title', locale, history.product_title);

export { loadPriceHistory as load } from './price-history.loader.ts';

export function head(view: PriceHistoryView, route: RouteContext, t: Translate): PageHead {
  const priceHistoryT = priceHistoryTexts(route.locale);
  const { url } = view.history;
  const title = titleOf(view, route.locale);
  return {
    title: priceHistoryT('page.head', { title }),
    description: priceHistoryT('page.description', { title }),
    canonical: historyPath(url),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: title, path: url },
              { label: priceHistoryT('title'), path: historyPath(url) },
            ]),
          ]
        : [],
  };
}

/** Where a price was, what moved it and how it is computed: all of it in the document. */
export function Page({ data, route }: PageProps<PriceHistoryView>) {
  const { locale, t } = useRemoteContext();
  const priceHistoryT = useT(priceHistoryTexts);
  const href = useHref();
  const view = usePageOfNow(data, {
    versionOf: ({ history }) => priceVersion(history),
    load: async (signal) => {
      const loaded = await loadPriceHistory({ ...route, api, signal });
      if (loaded.kind !== 'data') throw new Error('the price history has no page');
      return loaded.data;
    },
    text: priceHistoryT('page.renewed'),
  });
  const { history } = view;
  const { points, currency, url, product_id: id, karat, colour, size } = history;
  const title = titleOf(view, locale);
  const choice = { karat, colour, size };
  const crumbs = [
    { label: t('crumb.home'), path: '/' },
    { label: title, path: url },
    { label: priceHistoryT('title'), path: historyPath(url) },
  ];
  const file = new URLSearchParams({
    product_id: String(id),
    karat: String(karat),
    colour,
    ...(size !== '' && { size }),
    currency,
  }).toString();
  const now = points[0];
  return (
    <div className={`sv-page ${article['page']}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={crumbs.map(({ label, path }) => ({ label, href: href(path) }))}
      />
      <h1>{priceHistoryT('page.title', { title })}</h1>
      <p className={article['lead']}>{priceHistoryT('lead', { karat })}</p>
      <p>
        {now !== undefined &&
          priceHistoryT(size === '' ? 'page.now' : 'page.now-size', {
            price: formatPrice(now.special_price_paise, currency),
            karat,
            colour: t(`colour.${colour}`),
            size,
          })}
      </p>
      <p>
        <ButtonLink variant="secondary" href={href(choicePath(url, choice))}>
          {priceHistoryT('page.back')}
        </ButtonLink>
      </p>
      <div className={article['section']}>
        <PastPrices history={history} heading="h2" />
      </div>
      <Working view={view} />
      <AllDays
        history={history}
        heading="h2"
        dayLink={(version) => ({
          href: `${href(versionPath(history, version))}#price-inputs`,
          current: version === view.version,
        })}
      >
        <p>
          <a href={`/api/${priceHistoryFile.path}?${file}`} download className={chart['file']}>
            {priceHistoryT('page.csv')}
          </a>
        </p>
      </AllDays>
    </div>
  );
}

/** The price of one day with the formula filled in; the server computed it again for this page. */
function Working({ view: { history, version, came } }: { readonly view: PriceHistoryView }) {
  const { locale } = useRemoteContext();
  const priceHistoryT = useT(priceHistoryTexts);
  const point = history.points.find((of) => of.rate_version === version);
  if (point === undefined) return null;
  const { currency } = history;
  return (
    <section className={article['section']} aria-labelledby="price-inputs">
      <h2 id="price-inputs">{priceHistoryT('page.inputs', { day: formatFullDay(point.day, locale) })}</h2>
      <p>{priceHistoryT('page.formula')}</p>
      <dl className={computed['inputs']}>
        {inputLines(history, point, { locale, priceHistoryT }).map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={chart['scroll']} tabIndex={0} role="region" aria-label={priceHistoryT('page.working')}>
        <table className={article['table']}>
          <thead>
            <tr>
              <th scope="col">{priceHistoryT('page.part')}</th>
              <th scope="col">{priceHistoryT('page.computed')}</th>
              <th scope="col">{priceHistoryT('page.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {workingOf(history, point, { locale, priceHistoryT }).map(({ id, name, formula, amount }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{formula}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {point.exchange !== null && (
        <dl className={computed['parts']}>
          {PARTS.map((part) => (
            <div key={part} data-total={part === 'total' || undefined}>
              <dt>{priceHistoryT(`part.${part}`)}</dt>
              <dd>{formatPrice(amountOf(point, part), currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      {came.same && (
        <p>{priceHistoryT('page.agrees', { price: formatExactPrice(came.parts.total, currency) })}</p>
      )}
      <RecomputeHere key={version} history={history} point={point} />
    </section>
  );
}
