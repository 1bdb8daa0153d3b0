import type { SearchResults } from '@suvarna/contracts/api/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { CARD } from '../card.model.ts';
import { isMissing } from '../missing.model.ts';
import { toSearchView, type SearchView } from './search.model.ts';

const MAX_QUERY = 100;

export async function loadSearch({ api, query, locale, signal }: LoadContext): Promise<Loaded<SearchView>> {
  const text = (query.get('q') ?? '').trim().slice(0, MAX_QUERY);
  if (text === '') return { kind: 'redirect', to: '/jewellery/', permanent: false };
  const page = pageNumber(query.get('page'));
  try {
    const { data } = await api.get<SearchResults>('product/search/', {
      query: { q: text, page },
      signal,
      expect: { results: [CARD] },
    });
    return { kind: 'data', data: toSearchView(data, { locale, asOf: new Date().toISOString() }) };
  } catch (error) {
    // A page beyond the last.
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 && page < 10_000 ? page : 1;
}
