import { byLocale, fieldIn, type Locale } from '@suvarna/contracts/locale';
import {
  localTime,
  openState,
  type OpenState,
  type Store,
  type StoreList,
  storeList,
} from '@suvarna/contracts/stores';
import { call } from '@suvarna/contracts/call';
import { productCompare } from '@suvarna/contracts/catalogue';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { toCardView, type CardView } from '../cards/card.model.ts';
import { readingNow } from '../page/reading.model.ts';

/** A store, and whether it is open when this page is made. */
export interface StoreNow {
  readonly store: Store;
  readonly open: OpenState;
  /** On the store's calendar. */
  readonly today: string;
}

export interface StoresView {
  /** As a shopper wrote it; `''` for all stores. */
  readonly asked: string;
  readonly by: 'pincode' | 'city' | 'all';
  readonly found: boolean;
  readonly place: Readonly<Record<Locale, string>>;
  readonly stores: readonly StoreNow[];
}

const PINCODE = /^[1-9][0-9]{5}$/;
const LONGEST = 60;

export const nowOf = (store: Store, at: Date): StoreNow => ({
  store,
  open: openState(store, at),
  today: localTime(at, store.time_zone).day,
});

function viewOf(list: StoreList, asked: string, by: StoresView['by']): StoresView {
  const at = new Date();
  return {
    asked,
    by,
    found: list.found,
    place: byLocale((locale) => fieldIn(list, 'place', locale)),
    stores: list.results.map((store) => nowOf(store, at)),
  };
}

export async function loadStores({ api, query, signal }: LoadContext): Promise<Loaded<StoresView>> {
  const asked = (query.get('near') ?? '').trim().slice(0, LONGEST);
  const by = asked === '' ? 'all' : PINCODE.test(asked) ? 'pincode' : 'city';
  const list = await call(api, storeList, {
    query: { ...(by === 'pincode' && { pincode: asked }), ...(by === 'city' && { city: asked }) },
    signal,
  });
  return { kind: 'data', data: viewOf(list, asked, by) };
}

/** Stores of all countries have their own city and name in the address; the list knows which is meant. */
export async function loadStore({ api, params, signal }: LoadContext): Promise<Loaded<StoreNow>> {
  const { city = '', store = '' } = params;
  const list = await call(api, storeList, { query: { city: city.slice(0, LONGEST) || '-' }, signal });
  const found = list.results.find(({ url }) => url === `/find-a-store/${city}/${store}/`);
  return found === undefined ? { kind: 'not-found' } : { kind: 'data', data: nowOf(found, new Date()) };
}

export interface AppointmentView {
  readonly stores: readonly Store[];
  /** That of the address; `null` where none, or no such store, is named. */
  readonly store: Store | null;
  /** Days that can be chosen begin here, on the store's calendar. */
  readonly today: string;
  /** What a shopper wants to see, as the address says it; left out where nothing, or nothing of ours, is named. */
  readonly design?: Pick<CardView, 'id' | 'title' | 'path' | 'image' | 'tint'>;
}

/** The appointment of a link is read in the browser: no page of it is made, kept or logged. */
export async function loadAppointment({
  api,
  query,
  locale,
  signal,
}: LoadContext): Promise<Loaded<AppointmentView>> {
  const wanted = query.get('store') ?? '';
  const [{ results: stores }, design] = await Promise.all([
    call(api, storeList, { signal }),
    readDesign(query.get('design') ?? '', { api, locale, signal }),
  ]);
  const store = stores.find(({ store_id: id }) => id === wanted) ?? null;
  return {
    kind: 'data',
    data: { stores, store, today: localTime(new Date(), store?.time_zone ?? 'Asia/Kolkata').day, ...design },
  };
}

/** An extra: the people of the store can be met without it. */
async function readDesign(
  id: string,
  { api, locale, signal }: Pick<LoadContext, 'api' | 'locale' | 'signal'>,
): Promise<Pick<AppointmentView, 'design'>> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return {};
  try {
    const { results } = await call(api, productCompare, { query: { product_ids: id }, signal });
    const [card] = results.map((each) => toCardView(each, readingNow(locale)));
    return card === undefined
      ? {}
      : { design: { id: card.id, title: card.title, path: card.path, image: card.image, tint: card.tint } };
  } catch {
    return {};
  }
}
