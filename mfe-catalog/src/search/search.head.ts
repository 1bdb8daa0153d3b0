import { PAGE_SIZE } from '@suvarna/contracts/catalogue';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { searchTexts } from '#texts/search';
import { breadcrumbList, itemList } from '../structured-data/structured-data.model.ts';
import { searchPath, type SearchView } from './search.model.ts';

/** Where the page stands: for its breadcrumb, and for what it says about itself. */
export const searchCrumbs = (view: SearchView, t: Translate, searchT: Translate) => [
  { label: t('crumb.home'), path: '/' },
  { label: t('crumb.jewellery'), path: '/jewellery/' },
  { label: searchT('search.crumb'), path: searchPath(view.query, view.page) },
];

/** Results of a shopper's words are not for crawlers; what reads the page aloud or sorts it still learns what is on it. */
export function searchHead(view: SearchView, route: RouteContext, t: Translate): PageHead {
  const searchT = searchTexts(route.locale);
  return {
    title: searchT('search.head.title', { query: view.query }),
    canonical: searchPath(view.query, view.page),
    noindex: true,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, searchCrumbs(view, t, searchT)),
            ...itemList(route, view.products, (view.page - 1) * PAGE_SIZE + 1),
          ]
        : [],
  };
}
