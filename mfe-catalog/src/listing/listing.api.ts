import { call } from '@suvarna/contracts/call';
import { productListing } from '@suvarna/contracts/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../page/missing.model.ts';
import { readingNow } from '../page/reading.model.ts';
import { loadPlaced } from '../content/load-placed.ts';
import { readPlaced } from '../content/read-placed.ts';
import { toListingView, type ListingView } from './listing.model.ts';

/** Listings that are landings, too: people come to them with a question of their own. */
const LANDING = /^\/jewellery\/(gold-coins|solitaires|gifting)(?:-filter)?\/$/u;

/** One call for the page. The back end reads the address grammar; another spelling moves to its one address. */
export async function loadListing(context: LoadContext): Promise<Loaded<ListingView>> {
  const { api, path, locale, signal } = context;
  const name = LANDING.exec(path)?.[1];
  try {
    const [listing, landing] = await Promise.all([
      call(api, productListing, { query: { path, facets: true }, signal }),
      name && readPlaced(context, 'landing', name),
      // Landings have doors of their own, whether a text is written or not.
      name && loadPlaced(),
    ]);
    if (listing.canonical_path !== path)
      return { kind: 'redirect', to: listing.canonical_path, permanent: true };
    return {
      kind: 'data',
      data: { ...toListingView(listing, readingNow(locale)), ...(landing && { landing }) },
    };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}
