import type { Listing } from '@suvarna/contracts/api/catalogue';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { toHomeView, type HomeView } from './home.model.ts';

export const LATEST = '/jewellery/sort+by+latest-filter/';
export const SOLITAIRES = '/jewellery/solitaires/';

/** Cards of a rail: two screens of it on a phone, and none that is never reached. */
const RAIL = 8;
/** One design for the tile and one for the first view. */
const TILE = 2;

/** Everything at once: the back end answers each from memory, so the slowest is all that is waited for. */
export async function loadHome({ api, locale, signal }: LoadContext): Promise<Loaded<HomeView>> {
  const listing = async (path: string, size: number): Promise<Listing> =>
    (await api.get<Listing>('product/listing/', { query: { path, page_size: size }, signal })).data;
  const [everything, latest, solitaires, categories] = await Promise.all([
    listing('/jewellery/', RAIL),
    listing(LATEST, RAIL),
    listing(SOLITAIRES, RAIL),
    Promise.all(CATEGORIES.map((category) => listing(`/jewellery/${category}/`, TILE))),
  ]);
  return { kind: 'data', data: toHomeView({ everything, latest, solitaires, categories }, { locale, asOf: new Date().toISOString() }) };
}
