import { fieldIn } from '@suvarna/contracts/locale';
import type { ShopDocument } from '@suvarna/contracts/content';
import { type ListingWithFacets, productListing } from '@suvarna/contracts/catalogue';
import { call } from '@suvarna/contracts/call';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { rateOfCards, toCardView, type CardView } from '../cards/card.model.ts';
import { readPlaced } from '../content/read-placed.ts';
import { readingNow } from '../page/reading.model.ts';
import {
  giftsPath,
  readWish,
  RECIPIENTS,
  WISH_KINDS,
  WISHES,
  type Recipient,
  type Wish,
  type WishKind,
} from './wish.model.ts';

const SHOWN = 12;
const IN_A_SECTION = 4;
/** So many are read for a section: a design is an idea for one person only. */
const READ = 28;

interface WishOption {
  readonly id: string;
  /** Amounts in the currency of the visit. */
  readonly label: string;
  readonly count: number;
}

export interface GiftGuideView {
  /** What people wrote for who looks for a gift; the page's own words stand where there are none. */
  readonly intro?: ShopDocument;
  readonly wish: Wish;
  readonly options: Readonly<Record<WishKind, readonly WishOption[]>>;
  readonly count: number;
  readonly cards: readonly CardView[];
  /** Of a guide that was asked nothing yet. */
  readonly ideas: readonly { readonly recipient: Recipient; readonly cards: readonly CardView[] }[];
  readonly rateVersion: string;
}

export async function loadGiftGuide(context: LoadContext): Promise<Loaded<GiftGuideView>> {
  const { api, query, locale, signal } = context;
  const wish = readWish(query);
  const reading = readingNow(locale);
  const read = (of: Wish, size: number): Promise<ListingWithFacets> =>
    call(api, productListing, {
      query: { path: giftsPath(of), page_size: size, facets: size === SHOWN },
      signal,
    });
  const isAsked = WISH_KINDS.some((kind) => wish[kind] !== undefined);
  const [intro, found, ...sections] = await Promise.all([
    readPlaced(context, 'gift-guide', 'gift-guide'),
    read(wish, SHOWN),
    ...(isAsked ? [] : RECIPIENTS.map((recipient) => read({ recipient }, READ))),
  ]);
  const rateVersion = rateOfCards(found.results);
  // A section of another version of the rates is left out.
  const taken = new Set(found.results.slice(0, IN_A_SECTION).map((card) => card.product_id));
  const ideas = sections.flatMap(({ results }, place) => {
    const recipient = RECIPIENTS[place];
    if (recipient === undefined || rateOfCards(results) !== rateVersion) return [];
    const fresh = results.filter((card) => !taken.has(card.product_id)).slice(0, IN_A_SECTION);
    for (const card of fresh) taken.add(card.product_id);
    return fresh.length === 0 ? [] : [{ recipient, cards: fresh.map((card) => toCardView(card, reading)) }];
  });
  return {
    kind: 'data',
    data: {
      ...(intro && { intro }),
      wish,
      options: {
        recipient: optionsOf('recipient'),
        occasion: optionsOf('occasion'),
        price: optionsOf('price'),
      },
      count: found.count,
      cards: found.results.map((card) => toCardView(card, reading)),
      ideas,
      rateVersion,
    },
  };

  function optionsOf(kind: WishKind): readonly WishOption[] {
    const values = found.facets?.find(({ id }) => id === kind)?.values ?? [];
    return WISHES[kind].flatMap((id) => {
      const value = values.find((each) => each.id === id);
      return value === undefined ? [] : [{ id, label: fieldIn(value, 'label', locale), count: value.count }];
    });
  }
}
