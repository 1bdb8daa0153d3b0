import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { goldRateTexts } from '#texts/gold-rate';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import styles from './article.module.css';
import type { GoldRateView } from './gold-rate.model.ts';
import { RateHistory } from './rate-history.tsx';
import { useRateOfNow } from './use-rate-of-now.ts';

const PATH = '/gold-rate/';

export function head(view: GoldRateView, route: RouteContext, t: Translate): PageHead {
  const goldRateT = goldRateTexts(route.locale);
  const karat22 = view.rates.find(({ karat }) => karat === 22);
  return {
    title: goldRateT('gold-rate.head.title', { day: view.day }),
    description: goldRateT('gold-rate.head.description', { day: view.day, rate: karat22?.perGram ?? '' }),
    canonical: PATH,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: goldRateT('gold-rate.title'), path: PATH },
            ]),
          ]
        : [],
  };
}

export function Page({ data, route }: PageProps<GoldRateView>) {
  const shown = useRateOfNow(data, route);
  return (
    <Static of={shown} className={`sv-page ${styles['page']}`}>
      {() => <GoldRate data={shown} />}
    </Static>
  );
}

function GoldRate({ data }: { readonly data: GoldRateView }) {
  const { t } = useRemoteContext();
  const goldRateT = useT(goldRateTexts);
  const href = useHref();
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: goldRateT('gold-rate.title'), href: href(PATH) },
        ]}
      />
      <article className={styles['article']}>
        <h1>{goldRateT('gold-rate.title')}</h1>
        <p className={styles['lead']}>{goldRateT('gold-rate.lead', { day: data.day })}</p>
        {data.stale !== '' && <p>{t('price.rate-stale', { day: data.stale })}</p>}
        <div className={styles['wide']}>
          <table className={styles['table']}>
            <caption className="sv-visually-hidden">
              {goldRateT('gold-rate.caption', { day: data.day })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{goldRateT('gold-rate.karat')}</th>
                <th scope="col">{goldRateT('gold-rate.gram')}</th>
                <th scope="col">{goldRateT('gold-rate.ten-grams')}</th>
                <th scope="col">
                  {data.movedSince === ''
                    ? goldRateT('gold-rate.moved-first')
                    : goldRateT('gold-rate.moved', { day: data.movedSince })}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.rates.map(({ karat, perGram, perTenGrams, change, direction }) => (
                <tr key={karat}>
                  <th scope="row">
                    {goldRateT(karat === 24 ? 'gold-rate.coins' : 'gold-rate.of-karat', { karat })}
                  </th>
                  <td>{perGram}</td>
                  <td>{perTenGrams}</td>
                  <td data-direction={direction}>{change}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles['note']}>{goldRateT('gold-rate.note', { version: data.version })}</p>
        <p className={styles['note']}>
          {hasSource(data.source)
            ? goldRateT('gold-rate.published', { moment: data.moment, source: data.source })
            : goldRateT('gold-rate.published-here', { moment: data.moment })}
        </p>
        <RateHistory data={data} />
        <ul className={styles['links']}>
          <li>
            <a href={href('/jewellery/gold-coins/')}>{t('category.gold-coins')}</a>
          </li>
          <li>
            <a href={href('/policy/buy-back/')}>{t('content.buy-back')}</a>
          </li>
          <li>
            <a href={href('/policy/lifetime-exchange/')}>{t('content.exchange')}</a>
          </li>
        </ul>
      </article>
    </>
  );
}

/** A feed or a bulletin is named; what the store itself wrote down has no other source than the store. */
const hasSource = (source: string): boolean =>
  source !== 'synthetic' && source !== '' && !source.startsWith('simulator ');
