import { METAL_COLOURS, type MetalColour, type ProductCard } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import { isWorn } from '@suvarna/jewellery-model/worn/views-of';
import { pictureOf } from '../../imagery/index.ts';
import { pictureText, urlOf } from './copy.ts';
import { availabilityOf, CATEGORY_WORDS, type Design, skuOf, wordOf } from '../../designs/index.ts';
import type { Offer, PriceBook } from '../../pricing/index.ts';
import type { Ratings } from './rating.ts';

/** Days a design counts as new. */
const NEW_DAYS = 45;
const DAY = 86_400_000;

/** What cards are made with; a snapshot has one. */
export interface CardContext {
  readonly book: PriceBook;
  readonly today: Date;
  readonly ratings: Ratings;
  readonly bestsellers: ReadonlySet<number>;
}

/** A design as listings, rails and search results show it, in one karat, colour and currency. */
export function cardOf(
  context: CardContext,
  design: Design,
  offer: Offer,
  colour: MetalColour,
  currency: Currency,
): ProductCard {
  const options = { karat: offer.karat, colour, size: design.default_size };
  const price = context.book.inCurrency(currency, {
    withTax: offer.price_paise,
    withoutTax: offer.subtotal_paise,
  });
  const mrp = context.book.inCurrency(currency, {
    withTax: offer.mrp_paise,
    withoutTax: offer.mrp_subtotal_paise,
  });
  const rating = context.ratings.get(design.product_id);
  const { available, lead_days } = availabilityOf(design, options);
  return {
    product_id: design.product_id,
    sku: skuOf(design, options),
    product_title: design.title,
    title_hi: design.title_hi,
    category_name: wordOf(CATEGORY_WORDS, design.category).en,
    url: urlOf(design),
    images: {
      product_images: (['hero', isWorn(design.category) ? 'worn' : 'front'] as const).map((view) => ({
        ...pictureOf(design, view, colour),
        alt: pictureText(design, view, colour),
      })),
    },
    karat: offer.karat,
    colour,
    colours: METAL_COLOURS.filter((candidate) => design.colours.includes(candidate)),
    special_price_paise: price,
    price_paise: mrp,
    discount_message: discountMessage(design),
    set_name: design.set_name,
    wear_type_name: design.category,
    product_type: design.product_type,
    gross_weight_mg: offer.gross_mg,
    lead_days,
    // A page says the same of the same choice: both ask `availabilityOf`.
    ...(!available && { available }),
    badge: badgeOf(design, context),
    ...(rating && { rating }),
    currency,
    rate_version: context.book.rate_version,
  };
}

export function discountMessage(design: Pick<Design, 'making_discount_bp'>): string {
  return design.making_discount_bp === 0
    ? ''
    : `${String(design.making_discount_bp / 100)}% off on making charges`;
}

/** The colour a listing shows: the default, unless the shopper filters by colours that leave it out. */
export function shownColour(design: Design, asked: (colour: MetalColour) => boolean): MetalColour {
  if (asked(design.default_colour)) return design.default_colour;
  return design.colours.find(asked) ?? design.default_colour;
}

function badgeOf(
  design: Pick<Design, 'product_id' | 'launched_on'>,
  { today, bestsellers }: Pick<CardContext, 'today' | 'bestsellers'>,
): ProductCard['badge'] {
  if (bestsellers.has(design.product_id)) return 'bestseller';
  return today.getTime() - Date.parse(design.launched_on) < NEW_DAYS * DAY ? 'new' : '';
}
