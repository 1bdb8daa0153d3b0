import type { SearchResults } from '@suvarna/contracts/api/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { toSearchView, type SearchView } from './search.model.ts';

const MAX_QUERY = 100;

export async function loadSearch({ api, query, locale, signal }: LoadContext): Promise<Loaded<SearchView>> {
  const text = (query.get('q') ?? '').trim().slice(0, MAX_QUERY);
  if (text === '') return { kind: 'redirect', to: '/jewellery/', permanent: false };
  const page = pageNumber(query.get('page'));
  const { data } = await api.get<SearchResults>('product/search/', { query: { q: text, page }, signal });
  if (page > 1 && page > data.pages) return { kind: 'not-found' };
  return { kind: 'data', data: toSearchView(data, { locale, asOf: new Date().toISOString() }) };
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 && page < 10_000 ? page : 1;
}
