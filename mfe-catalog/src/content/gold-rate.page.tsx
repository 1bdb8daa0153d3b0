import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { breadcrumbList } from '../structured-data.model.ts';
import styles from './article.module.css';
import type { GoldRateView } from './gold-rate.model.ts';

const PATH = '/gold-rate/';

export function head(view: GoldRateView, route: RouteContext, t: Translate): PageHead {
  const [, karat22] = view.rates;
  return {
    title: t('gold-rate.head.title', { day: view.day }),
    description: t('gold-rate.head.description', { day: view.day, rate: karat22?.perGram ?? '' }),
    canonical: PATH,
    structuredData: [
      breadcrumbList(route, [
        { label: t('crumb.home'), path: '/' },
        { label: t('gold-rate.title'), path: PATH },
      ]),
    ],
  };
}

export function Page({ data }: PageProps<GoldRateView>) {
  return (
    <Static of={data} className={`sv-page ${styles['page']}`}>
      {() => <GoldRate data={data} />}
    </Static>
  );
}

function GoldRate({ data }: { readonly data: GoldRateView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: t('gold-rate.title'), href: href(PATH) },
        ]}
      />
      <article className={styles['article']}>
        <h1>{t('gold-rate.title')}</h1>
        <p className={styles['lead']}>{t('gold-rate.lead', { day: data.day })}</p>
        <table className={styles['table']}>
          <caption className="sv-visually-hidden">{t('gold-rate.caption', { day: data.day })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('gold-rate.karat')}</th>
              <th scope="col">{t('gold-rate.gram')}</th>
              <th scope="col">{t('gold-rate.ten-grams')}</th>
            </tr>
          </thead>
          <tbody>
            {data.rates.map(({ karat, perGram, perTenGrams }) => (
              <tr key={karat}>
                <th scope="row">{t(karat === 24 ? 'gold-rate.coins' : 'gold-rate.of-karat', { karat })}</th>
                <td>{perGram}</td>
                <td>{perTenGrams}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles['note']}>{t('gold-rate.note', { version: data.version })}</p>
        <section className={styles['section']}>
          <h2>{t('gold-rate.before')}</h2>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('gold-rate.day')}</th>
                <th scope="col">{t('gold-rate.of-karat', { karat: 22 })}</th>
                <th scope="col">{t('gold-rate.of-karat', { karat: 18 })}</th>
                <th scope="col">{t('gold-rate.change')}</th>
              </tr>
            </thead>
            <tbody>
              {data.history.map(({ day, karat22, karat18, change, direction }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{karat22}</td>
                  <td>{karat18}</td>
                  <td data-direction={direction}>{change}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
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
