import { call } from '@suvarna/contracts/call';
import { productSearch } from '@suvarna/contracts/calls/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../missing.model.ts';
import { readingNow } from '../reading.model.ts';
import { toSearchView, type SearchView } from './search.model.ts';

const MAX_QUERY = 100;

export async function loadSearch({ api, query, locale, signal }: LoadContext): Promise<Loaded<SearchView>> {
  const text = (query.get('q') ?? '').trim().slice(0, MAX_QUERY);
  if (text === '') return { kind: 'redirect', to: '/jewellery/', permanent: false };
  const page = pageNumber(query.get('page'));
  try {
    const found = await call(api, productSearch, { query: { q: text, page }, signal });
    return { kind: 'data', data: toSearchView(found, readingNow(locale)) };
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
