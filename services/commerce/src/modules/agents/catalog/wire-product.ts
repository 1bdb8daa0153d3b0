import { toDecimalString } from '@suvarna/contracts/money';
import { LRUCache } from 'lru-cache';
import { amountText } from '../../../platform/notifications/amount.ts';
import { breakupOf, type CatalogueSnapshot, productOf } from '../../catalogue/index.ts';
import {
  availabilityOf,
  type ChosenOptions,
  chooseOptions,
  type Design,
  skuOf,
} from '../../designs/index.ts';
import { texts } from '../texts.ts';
import type { Presentment } from '../model/presentment.ts';
import { AXES, axesOf, idOn, labelOf, nameOf } from './option-axes.ts';

/** What products are made with. */
export interface Shown extends Presentment {
  readonly snapshot: CatalogueSnapshot;
  readonly shopOrigin: string;
}

/** Pixels across of the pictures that are named; the shop serves others under the same address. */
const PICTURE_WIDTH = 1030;

type Detail = ReturnType<typeof productOf>;

/** The options a design is first shown in. */
function defaultOptions(design: Design): ChosenOptions {
  const options = chooseOptions(design, {});
  if (options === undefined) throw new Error(`${design.design_code} is not made in its own default`);
  return options;
}

/** Everything the shop's own page of it says. */
const detailOf = ({ snapshot, currency }: Shown, design: Design, options: ChosenOptions): Detail =>
  productOf(snapshot.context, design, options, currency);

const grams = (mg: number): string => (mg / 1_000).toFixed(2);

/** In the language of the answer, where the shop's own answer has both. */
const inLanguage = (shown: Shown, en: string, hi: string | undefined): string =>
  shown.locale === 'hi' && hi !== undefined && hi !== '' ? hi : en;

const media = (shown: Shown, detail: Detail, colour: string) =>
  detail.gallery
    .filter((picture) => picture.colour === colour)
    .map(({ src, alt }) => ({
      type: 'image',
      url: `${shown.shopOrigin}${src.replace('{w}', String(PICTURE_WIDTH))}`,
      alt_text: alt,
    }));

/** Why it costs what it costs, when it comes and what it is, in plain words: an agent reads them to its human. */
function describe(shown: Shown, detail: Detail): string {
  const { locale, currency } = shown;
  const t = texts(locale);
  const { breakup } = detail;
  const money = (minor: number): string => amountText({ currency, minor }, locale);
  const rows = breakup.rows
    .map((row) => `${inLanguage(shown, row.label, row.label_hi)} ${money(row.final_paise)}`)
    .join(', ');
  const price = money(breakup.special_price_paise);
  return [
    t('variant.weight', { net: grams(breakup.net_weight_mg), gross: grams(breakup.gross_weight_mg) }),
    ...(detail.promises?.hallmark === true ? [t('variant.hallmark')] : []),
    breakup.gst_paise > 0
      ? t('variant.breakup-tax', { price, rows, gst: money(breakup.gst_paise) })
      : t('variant.breakup', { price, rows }),
    deliveryText(shown, breakup),
  ].join(' ');
}

function deliveryText({ locale }: Shown, { available, stock, lead_days: days }: Detail['breakup']): string {
  if (!available) return texts(locale)('variant.sold-out');
  return texts(locale)(stock > 0 ? 'variant.ready' : 'variant.made', { days });
}

/** A piece in one choice of its options, as it is bought. */
export function variantOf(
  shown: Shown,
  design: Design,
  options: ChosenOptions,
  detail = detailOf(shown, design, options),
) {
  const { locale, currency } = shown;
  const t = texts(locale);
  const { breakup } = detail;
  const { available, made_to_order: isMade } = availabilityOf(design, options);
  const named = { karat: options.karat, colour: labelOf(design, 'colour', options.colour, locale) };
  const price = { amount: breakup.special_price_paise, currency };
  return {
    id: breakup.sku,
    sku: breakup.sku,
    title:
      options.size === ''
        ? t('variant.title', named)
        : t('variant.title-sized', { ...named, size: labelOf(design, 'size', options.size, locale) }),
    description: { plain: describe(shown, detail) },
    url: `${shown.shopOrigin}${pathOf(shown, detail.url)}?karat=${String(options.karat)}`,
    price,
    ...(breakup.price_paise > price.amount && { list_price: { amount: breakup.price_paise, currency } }),
    availability: {
      available,
      status: !available ? 'out_of_stock' : isMade ? 'made_to_order' : 'in_stock',
    },
    options: AXES.filter((axis) => idOn(axis, options) !== '').map((axis) => ({
      name: nameOf(axis, locale),
      id: idOn(axis, options),
      label: labelOf(design, axis, idOn(axis, options), locale),
    })),
    media: media(shown, detail, options.colour),
    metadata: {
      net_weight_mg: breakup.net_weight_mg,
      gross_weight_mg: breakup.gross_weight_mg,
      hallmark: detail.promises?.hallmark === true ? 'BIS' : null,
      lead_days: breakup.lead_days,
      price_breakup: breakup.rows.map((row) => ({
        component: row.component,
        label: inLanguage(shown, row.label, row.label_hi),
        amount: row.final_paise,
      })),
      price_before_tax: breakup.subtotal_paise,
      gst_included: breakup.gst_paise,
      gst_rate_percent: toDecimalString(breakup.gst_rate_bp),
      gold_rate_version: breakup.rate_version,
    },
  };
}

const pathOf = ({ locale }: Shown, path: string): string => (locale === 'hi' ? `/hi${path}` : path);

/** Of all its variants the least and the most: a step of size weighs the same, so the first and the last size have them. */
function priceRanges(shown: Shown, design: Design) {
  const { snapshot, currency } = shown;
  const sizes = new Set([design.sizes[0] ?? '', design.sizes.at(-1) ?? '']);
  const prices = design.bodies.flatMap(({ karat }) =>
    [...sizes].map((size) =>
      breakupOf(snapshot.context, design, { karat, colour: design.default_colour, size }, currency),
    ),
  );
  const range = (amounts: readonly number[]) => ({
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  });
  const list = prices.map(({ price_paise: amount }) => amount);
  const own = prices.map(({ special_price_paise: amount }) => amount);
  return {
    price_range: range(own),
    ...(list.some((amount, at) => amount > (own[at] ?? 0)) && { list_price_range: range(list) }),
  };
}

/** A design, without its variants. @param options which pictures go along */
export function productFrame(
  shown: Shown,
  design: Design,
  options: ChosenOptions,
  detail = detailOf(shown, design, options),
) {
  const { locale, shopOrigin } = shown;
  return {
    id: design.design_code,
    handle: design.slug,
    title: inLanguage(shown, design.title, design.title_hi),
    description: { plain: inLanguage(shown, detail.description, detail.description_hi) },
    url: `${shopOrigin}${pathOf(shown, detail.url)}`,
    categories: [{ value: design.category, taxonomy: 'merchant' }],
    ...priceRanges(shown, design),
    media: media(shown, detail, options.colour),
    options: axesOf(design, locale).map(({ name, values }) => ({ name, values })),
    ...(detail.rating && {
      rating: {
        value: detail.rating.average_tenths / 10,
        scale_min: 1,
        scale_max: 5,
        count: detail.rating.count,
      },
    }),
    tags: [design.form, design.style, detail.motif, ...design.occasions].filter((tag) => tag !== ''),
    metadata: {
      stones: detail.stones.map(({ type, type_hi: hindi, shape, quality, count, millicarat }) => ({
        type: inLanguage(shown, type, hindi),
        shape,
        quality,
        count,
        total_millicarat: millicarat,
      })),
      certificate_laboratory: detail.certificate?.laboratory ?? null,
      width_mm: detail.dimensions.width_mm,
      height_mm: detail.dimensions.height_mm,
      country_of_origin: detail.origin?.country ?? null,
      taken_back: detail.promises?.exchange === true,
    },
  };
}

/** Products that were made of a catalogue; the least recently asked for goes first. */
const MOST_KEPT = 1_000;
const kept = new WeakMap<CatalogueSnapshot, LRUCache<string, ReturnType<typeof makeProduct>>>();

function makeProduct(shown: Shown, design: Design, options: ChosenOptions) {
  const detail = detailOf(shown, design, options);
  return {
    ...productFrame(shown, design, options, detail),
    variants: [variantOf(shown, design, options, detail)],
  };
}

/** A design with the variant that was asked for. It follows from the catalogue alone, so it is made once and kept with it. */
export function productWith(shown: Shown, design: Design, options: ChosenOptions) {
  const products = kept.get(shown.snapshot) ?? new LRUCache({ max: MOST_KEPT });
  kept.set(shown.snapshot, products);
  const key = [skuOf(design, options), shown.currency, shown.locale, shown.shopOrigin].join(' ');
  const product = products.get(key) ?? makeProduct(shown, design, options);
  products.set(key, product);
  return product;
}

/** The design and options an id names: a design's code is its default, a SKU is a choice of its own. */
export function piecesNamed(
  snapshot: CatalogueSnapshot,
  id: string,
  read: (
    sku: string,
  ) => { readonly design_code: string; readonly options: Parameters<typeof chooseOptions>[1] } | undefined,
): { readonly design: Design; readonly options: ChosenOptions; readonly isExact: boolean } | undefined {
  const whole = snapshot.byCode.get(id);
  if (whole !== undefined) return { design: whole, options: defaultOptions(whole), isExact: false };
  const named = read(id);
  const design = named && snapshot.byCode.get(named.design_code);
  const options = design && chooseOptions(design, named.options);
  return design !== undefined && options !== undefined && skuOf(design, options) === id
    ? { design, options, isExact: true }
    : undefined;
}
