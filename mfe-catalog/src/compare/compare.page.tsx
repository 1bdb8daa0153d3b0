import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { useEffect } from 'react';
import { compareTexts } from '#texts/compare';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import { comparePath, type CompareView } from './compare.model.ts';
import styles from './compare.module.css';
import { comparedIds, MOST_COMPARED, readIds, toggleCompared } from './compared.ts';
import { ComparedTable } from './compared-table.tsx';
import { useComparedPrices } from './use-compared-prices.ts';

export { loadCompare as load } from './compare.api.ts';

const PATH = '/compare/';
const LISTS = [
  ['to-rings', '/jewellery/rings/'],
  ['to-earrings', '/jewellery/earrings/'],
  ['to-pendants', '/jewellery/pendants/'],
  ['to-all', '/jewellery/'],
] as const;

export function head(_view: CompareView, route: RouteContext, t: Translate): PageHead {
  const compareT = compareTexts(route.locale);
  return {
    title: compareT('title'),
    description: compareT('head', { most: MOST_COMPARED }),
    canonical: PATH,
    // Every choice of designs would be a page of its own.
    noindex: true,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: compareT('title'), path: PATH },
            ]),
          ]
        : [],
  };
}

export function Page({ data, route }: PageProps<CompareView>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const compareT = useT(compareTexts);
  useFreshPrices(data.rateVersion);
  const designs = useComparedPrices(data);
  useKeptDesigns(route.query, href);
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: compareT('title'), href: href(PATH) },
        ]}
      />
      <h1>{compareT('title')}</h1>
      <p className={styles['lead']}>
        {designs.length === 0 ? compareT('empty') : compareT('lead', { most: MOST_COMPARED })}
      </p>
      {data.isShort && <p role="status">{compareT('gone')}</p>}
      {designs.length === 1 && <p>{compareT('one')}</p>}
      {designs.length > 0 && <ComparedTable designs={designs} compareT={compareT} t={t} />}
      {designs.length < MOST_COMPARED && (
        <nav className={styles['more']} aria-labelledby="add">
          <h2 id="add">{compareT('add')}</h2>
          <p>{compareT('how')}</p>
          <ul>
            {LISTS.map(([label, path]) => (
              <li key={path}>
                <a href={href(path)}>{compareT(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/**
 * What this browser compares and what the address says: a design that a product page adds joins the
 * others, and an address that says nothing shows what is kept. An address that names its designs (a link
 * a friend sent) changes nothing that is kept.
 */
function useKeptDesigns(query: URLSearchParams, href: (path: string) => string): void {
  const { locale } = useRemoteContext();
  const asked = query.get('ids');
  const added = query.get('add');
  useEffect(() => {
    if (asked !== null) return;
    const [id] = readIds(added ?? '');
    if (id !== undefined && !comparedIds().includes(id) && !toggleCompared(id)) {
      const text = compareTexts(locale)('full', { most: MOST_COMPARED });
      bus.emit('toast.message.requested', { text, kind: 'error' });
    }
    const ids = comparedIds();
    const to = comparePath(ids);
    // Of one design that is shown already the address may stay as it is.
    const isShown = ids.length === 0 || (ids.length === 1 && ids[0] === id);
    if (!isShown) bus.emit('navigation.visit.requested', { to: href(to), replace: true });
  }, [asked, added, href, locale]);
}
