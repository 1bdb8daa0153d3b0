import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { searchPath, type SearchView } from './search.model.ts';

/** Results of somebody's words are not for crawlers. */
export function searchHead(view: SearchView, _route: RouteContext, t: Translate): PageHead {
  return {
    title: t('search.head.title', { query: view.query }),
    canonical: searchPath(view.query, view.page),
    noindex: true,
  };
}
