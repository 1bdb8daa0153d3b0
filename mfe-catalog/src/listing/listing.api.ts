import { call } from '@suvarna/contracts/call';
import { productListing } from '@suvarna/contracts/calls/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../missing.model.ts';
import { readingNow } from '../reading.model.ts';
import { toListingView, type ListingView } from './listing.model.ts';

/** One call for the page. The back end reads the address grammar; another spelling moves to its one address. */
export async function loadListing({ api, path, locale, signal }: LoadContext): Promise<Loaded<ListingView>> {
  try {
    const listing = await call(api, productListing, { query: { path, facets: true }, signal });
    if (listing.canonical_path !== path)
      return { kind: 'redirect', to: listing.canonical_path, permanent: true };
    return { kind: 'data', data: toListingView(listing, readingNow(locale)) };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}
