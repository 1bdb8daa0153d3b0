import { METAL_COLOURS, type PriceBreakup, type ProductDetail } from '@suvarna/contracts/catalogue';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Currency } from '@suvarna/contracts/money';
import { byLocale, fieldsOf } from '@suvarna/contracts/locale';
import { countryName } from '@suvarna/forms/countries';
import { viewsOf } from '@suvarna/jewellery-model/worn/views-of';
import { breakupRows, type BreakupLabels } from '@suvarna/pricing/breakup';
import { pictureOf } from '../../imagery/index.ts';
import { cardOf, discountMessage, type CardContext } from '../designs/cards.ts';
import { breadcrumbOf, pictureText, recipientText } from '../designs/copy.ts';
import {
  availabilityOf,
  type ChosenOptions,
  COLOUR_WORDS,
  type Design,
  engravingOf,
  netWeight,
  originOf,
  productCodeOf,
  skuOf,
  STONE_WORDS,
  stoneMilligrams,
  wordOf,
} from '../../designs/index.ts';
import { certificateOf } from '../certificate/certificate-of.ts';
import { phrases } from '../languages/index.ts';
import { say } from '../texts.ts';
import { usesMotif } from '../designs/motif-named.ts';
import { hallmarkedFrom, isExchangeable, isHallmarked } from '../designs/promises.ts';
import { ringNames } from '@suvarna/contracts/sizes';
import { sizeLabel } from '@suvarna/i18n/size-label';

/** The price of one choice of options with every row it is made of. */
export function breakupOf(
  context: CardContext,
  design: Design,
  options: ChosenOptions,
  currency: Currency,
): PriceBreakup {
  const price = context.book.price(design, options, 1, currency);
  const availability = availabilityOf(design, options);
  const net_weight_mg = netWeight(design, options);
  return {
    product_id: design.product_id,
    sku: skuOf(design, options),
    karat: options.karat,
    colour: options.colour,
    size: options.size,
    net_weight_mg,
    gross_weight_mg: net_weight_mg + stoneMilligrams(design),
    rows: breakupRows(price, labelsOf(design, options)),
    subtotal_paise: price.subtotal,
    gst_rate_bp: price.gstBp,
    gst_paise: price.gst,
    special_price_paise: price.price,
    price_paise: price.mrp,
    discount_message: discountMessage(design),
    available: availability.available,
    stock: availability.stock,
    lead_days: availability.lead_days,
    currency,
    rate_version: context.book.rate_version,
    fx_version: context.book.fxVersionOf(currency),
    rate_since: context.book.rate_since,
  };
}

/** What rows of a price are called. */
export function labelsOf(design: Design, options: ChosenOptions): BreakupLabels {
  const colour = wordOf(COLOUR_WORDS, options.colour);
  const fineness = design.fineness === null ? '' : ` ${String(design.fineness)}`;
  return {
    metal: say('row.metal', {
      karat: options.karat,
      fineness,
      colour: { ...colour, en: colour.en.toLowerCase() },
    }),
    making: say('row.making'),
    stones: design.stones.map((row) => {
      const stone = wordOf(STONE_WORDS, row.type);
      const count = row.count === 1 ? '' : ` × ${String(row.count)}`;
      return byLocale((locale) => `${stone[locale]} ${row.quality}${count}`);
    }),
    other: say('row.other'),
    discount: say('row.discount'),
  };
}

/** Everything a product page shows. */
export function productOf(
  context: CardContext,
  design: Design,
  options: ChosenOptions,
  currency: Currency,
): ProductDetail {
  const offer = context.book.offer(design, options.karat);
  const card = cardOf(context, design, offer, options.colour, currency);
  const breakup = breakupOf(context, design, options, currency);
  return {
    ...card,
    sku: breakup.sku,
    special_price_paise: breakup.special_price_paise,
    price_paise: breakup.price_paise,
    gross_weight_mg: breakup.gross_weight_mg,
    lead_days: breakup.lead_days,
    design_code: design.design_code,
    product_code: productCodeOf(design, options),
    ...fieldsOf(
      'description',
      byLocale((locale) => phrases(locale).describe(design)),
    ),
    title_hi: design.title_hi,
    category: design.category,
    form: design.form,
    style: design.style,
    occasions: [...design.occasions],
    motif: usesMotif(design) ? design.motif : '',
    recipient: recipientText(design),
    options: {
      karats: design.bodies.map((body) => body.karat),
      colours: METAL_COLOURS.filter((colour) => design.colours.includes(colour)),
      sizes: design.sizes.map((id) => {
        const names = ringNames(design.size_kind, id);
        return {
          id,
          ...fieldsOf(
            'label',
            byLocale((locale) => sizeLabel(design.size_kind, id, locale)),
          ),
          ...(names && { names }),
          in_stock: !availabilityOf(design, { ...options, size: id }).made_to_order,
        };
      }),
      size_required: design.sizes.length > 0,
      default_size: design.default_size,
      ...engravingOf(design),
    },
    gallery: METAL_COLOURS.filter((colour) => design.colours.includes(colour)).flatMap((colour) =>
      viewsOf(design.category).map((view) => ({
        colour,
        view,
        ...pictureOf(design, view, colour),
        alt: pictureText(design, view, colour),
      })),
    ),
    stones: design.stones.map((row) => ({
      ...fieldsOf('type', { ...wordOf(STONE_WORDS, row.type), en: row.type }),
      shape: row.shape,
      quality: row.quality,
      count: row.count,
      millicarat: row.millicarat,
    })),
    certificate: certificateOf(design),
    origin: {
      country: originOf(design),
      ...fieldsOf(
        'label',
        byLocale((locale) => countryName(originOf(design), locale)),
      ),
    },
    dimensions: { width_mm: design.outer_width_tenth_mm / 10, height_mm: design.outer_height_tenth_mm / 10 },
    stock: breakup.stock,
    promises: {
      exchange: isExchangeable(design, currency),
      hallmark: isHallmarked(design),
      hallmark_from_mg: hallmarkedFrom(indianDay(new Date(context.book.rate_since))),
    },
    breakup,
    breadcrumb: breadcrumbOf(design),
  };
}
