/** A product as the catalog's cards show it: what the screen needs and no more, because it travels with the page. */
import type { ProductCard } from '@suvarna/contracts/api/catalogue';
import { isCurrency, type Currency, type MinorUnits } from '@suvarna/contracts/money';
import { promisedDay } from './promise.model.ts';
import type { Reading } from './reading.model.ts';

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
  readonly priceMinor: MinorUnits;
  readonly mrpMinor: MinorUnits;
  readonly currency: Currency;
  readonly badge: 'new' | 'bestseller' | '';
  readonly readyToShip: boolean;
  /** Day of delivery, ready to show. */
  readonly deliversBy: string;
}

export function toCardView(card: ProductCard, reading: Reading): CardView {
  const { locale } = reading;
  const [first, second] = card.images.product_images;
  const currency = isCurrency(card.currency) ? card.currency : 'INR';
  return {
    id: card.product_id,
    title: (locale === 'hi' && card.title_hi) || card.product_title,
    path: card.url,
    image: first?.src ?? '',
    tint: first?.tint ?? '',
    hoverImage: second?.tint === undefined ? '' : second.src,
    colours: card.colours ?? [],
    colour: card.colour,
    priceMinor: card.special_price_paise,
    mrpMinor: card.price_paise,
    currency,
    badge: card.badge,
    readyToShip: card.product_type === 'ready-to-ship',
    deliversBy: promisedDay(reading, {
      leadDays: card.lead_days,
      ready: card.product_type === 'ready-to-ship' && card.lead_days === 1,
      currency,
    }),
  };
}
