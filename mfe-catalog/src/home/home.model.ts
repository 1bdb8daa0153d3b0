/** The home page as it is shown: a few cards of many listings. */
import { fieldIn } from '@suvarna/contracts/locale';
import type { Category, HomeContent, ListingExcerpt } from '@suvarna/contracts/catalogue';
import type { ShopDocument } from '@suvarna/contracts/content';
import { rateOfCards, toCardView, type CardView } from '../cards/card.model.ts';
import type { Reading } from '../page/reading.model.ts';

/** A door into a category, with a picture from inside. */
export interface TileView {
  readonly title: string;
  /** Language-neutral. */
  readonly path: string;
  readonly image: string;
  /** Average colour of the image; `''` where it is not known. */
  readonly tint: string;
}

/** A door into a band of prices. */
export interface DoorView {
  readonly title: string;
  /** Language-neutral. */
  readonly path: string;
}

export interface RailView {
  /** Where all of it is; language-neutral. */
  readonly path: string;
  readonly cards: readonly CardView[];
}

export interface HomeView {
  /** Version of the gold rate its prices are of. */
  readonly rateVersion: string;
  /** Designs in the whole store. */
  readonly designs: number;
  /** Pictures of the first view, the largest first. */
  readonly hero: readonly CardView[];
  readonly tiles: readonly TileView[];
  readonly prices: readonly DoorView[];
  readonly popular: RailView;
  readonly latest: RailView;
  readonly solitaires: RailView;
  /** What people published for this page, for a feast say. */
  readonly banner?: ShopDocument;
}

/**
 * What the first view shows, the largest first; one of each, so that the store's range is seen. The
 * largest frame is tall: a pair of earrings stands in it whole, a necklace would be cut at both sides.
 */
const HERO: readonly Category[] = ['earrings', 'rings', 'necklaces'];

export function toHomeView(
  { count, rails, categories, prices = [] }: HomeContent,
  reading: Reading,
): HomeView {
  const rail = ({ canonical_path, results }: ListingExcerpt): RailView => ({
    path: canonical_path,
    cards: results.map((card) => toCardView(card, reading)),
  });
  return {
    rateVersion: rateOfCards(rails.popular.results),
    designs: count,
    hero: HERO.flatMap((id) => {
      const listing = categories.find(({ category }) => category === id);
      // The tile below shows the first of the category already; what the house is known by is of 22 karat and more.
      const [first, ...others] = (listing?.results ?? []).map((card) => toCardView(card, reading));
      const card = others.find(({ karat }) => karat > 18) ?? others[0] ?? first;
      return card ? [card] : [];
    }),
    tiles: categories.flatMap((category) => {
      const [first] = category.results;
      return first
        ? [
            {
              title: fieldIn(category, 'title', reading.locale),
              path: category.canonical_path,
              image: first.images.product_images[0]?.src ?? '',
              tint: first.images.product_images[0]?.tint ?? '',
            },
          ]
        : [];
    }),
    prices: prices.map((band) => ({ title: fieldIn(band, 'label', reading.locale), path: band.path })),
    popular: rail(rails.popular),
    latest: rail(rails.latest),
    solitaires: rail(rails.solitaires),
  };
}
