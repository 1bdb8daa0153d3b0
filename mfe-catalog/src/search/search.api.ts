import { call } from '@suvarna/contracts/call';
import { productSearch, SORTS } from '@suvarna/contracts/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../page/missing.model.ts';
import { readingNow } from '../page/reading.model.ts';
import { toSearchView, type SearchView } from './search.model.ts';

const MAX_QUERY = 120;
/** More of it is not repeated on the page. */
const MAX_CUT = 80;
const MAX_FILTER = 600;

export async function loadSearch({ api, query, locale, signal }: LoadContext): Promise<Loaded<SearchView>> {
  const typed = (query.get('q') ?? '')
    .slice(0, MAX_QUERY + MAX_CUT)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const text = typed.slice(0, MAX_QUERY).trimEnd();
  if (text === '') return { kind: 'redirect', to: '/jewellery/', permanent: false };
  const page = pageNumber(query.get('page'));
  const filter = query.get('filter') ?? '';
  if (filter.length > MAX_FILTER) return { kind: 'not-found' };
  const sort = SORTS.find((one) => one === query.get('sort'));
  const asked = {
    q: text,
    page,
    ...(filter !== '' && { filter }),
    ...(sort !== undefined && { sort }),
    ...(query.get('exact') === 'true' && { exact: true }),
  };
  try {
    const found = await call(api, productSearch, { query: asked, signal });
    return {
      kind: 'data',
      data: toSearchView(found, readingNow(locale), { ...asked, cut: typed.slice(MAX_QUERY) }),
    };
  } catch (error) {
    // A page beyond the last, or a filter that is none.
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 && page < 10_000 ? page : 1;
}
