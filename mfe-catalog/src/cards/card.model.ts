/** A product as the catalog's cards show it: what the screen needs and no more, because it travels with the page. */
import { fieldIn } from '@suvarna/contracts/locale';
import { priceVersion, type ProductCard } from '@suvarna/contracts/catalogue';
import { isCurrency, type Currency, type MinorUnits } from '@suvarna/contracts/money';
import { promised } from '../page/promise.model.ts';
import type { Reading } from '../page/reading.model.ts';

export interface RatingView {
  readonly count: number;
  /** Tenths of a star. */
  readonly tenths: number;
}

interface OfReviews {
  readonly rating?: ProductCard['rating'] | undefined;
}

export const toRatingView = ({ rating }: OfReviews): { readonly rating?: RatingView } =>
  rating === undefined ? {} : { rating: { count: rating.count, tenths: rating.average_tenths } };

/** `4.6`, as both languages write it. */
export const starsText = (tenths: number): string => (tenths / 10).toFixed(1);

export interface CardView {
  readonly id: number;
  readonly title: string;
  /** Language-neutral. */
  readonly path: string;
  readonly image: string;
  /** Average colour of the image; `''` where it is not known. */
  readonly tint: string;
  /** `''` where it did not come with the release: an empty place would hide the first one. */
  readonly hoverImage: string;
  /** Metals it comes in, and the one of the image. */
  readonly colours: readonly string[];
  readonly colour: string;
  readonly karat: number;
  readonly priceMinor: MinorUnits;
  readonly mrpMinor: MinorUnits;
  readonly currency: Currency;
  readonly badge: 'new' | 'bestseller' | '';
  /** Of its reviews; left out where no customer wrote one. */
  readonly rating?: RatingView;
  /** Lies in the vault as it is shown. */
  readonly readyToShip: boolean;
  /** Day of delivery, ready to show; `''` for what is sold out. */
  readonly deliversBy: string;
}

/** What the price of a card is of, for who tells it again in its place. */
export const priceOfCard = ({ id, karat }: Pick<CardView, 'id' | 'karat'>): string => `${id}-${karat}`;

/** What cards of one answer are priced by, as `priceVersion` names it; `''` for none. */
export const rateOfCards = (cards: readonly ProductCard[]): string =>
  cards[0] ? priceVersion(cards[0]) : '';

export function toCardView(card: ProductCard, reading: Reading): CardView {
  const { locale } = reading;
  const [first, second] = card.images.product_images;
  const currency = isCurrency(card.currency) ? card.currency : 'INR';
  const ready = card.available !== false && card.product_type === 'ready-to-ship' && card.lead_days === 1;
  return {
    id: card.product_id,
    title: fieldIn(card, 'title', locale, card.product_title),
    path: card.url,
    image: first?.src ?? '',
    tint: first?.tint ?? '',
    hoverImage: second?.tint === undefined ? '' : second.src,
    colours: card.colours ?? [],
    colour: card.colour,
    karat: card.karat,
    priceMinor: card.special_price_paise,
    mrpMinor: card.price_paise,
    currency,
    badge: card.badge,
    ...toRatingView(card),
    readyToShip: ready,
    deliversBy:
      card.available === false
        ? ''
        : promised(reading, { leadDays: card.lead_days, ready, currency }).deliversBy,
  };
}
