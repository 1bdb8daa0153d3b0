import type { ListingWithFacets } from '@suvarna/contracts/api/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { CARD } from '../card.model.ts';
import { isMissing } from '../missing.model.ts';
import { toListingView, type ListingView } from './listing.model.ts';

/** One call for the page. The back end reads the address grammar; another spelling moves to its one address. */
export async function loadListing({ api, path, locale, signal }: LoadContext): Promise<Loaded<ListingView>> {
  try {
    const { data } = await api.get<ListingWithFacets>('product/listing/', {
      query: { path, facets: true },
      signal,
      expect: { canonical_path: 'string', results: [CARD] },
    });
    if (data.canonical_path !== path) return { kind: 'redirect', to: data.canonical_path, permanent: true };
    return { kind: 'data', data: toListingView(data, { locale, asOf: new Date().toISOString() }) };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}
