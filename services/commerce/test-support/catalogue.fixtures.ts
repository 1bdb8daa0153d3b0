import { ringNames } from '@suvarna/contracts/sizes';
import type { ProductCard } from '@suvarna/contracts/catalogue';
import type { Catalogue } from '../src/modules/catalogue/snapshot/open-catalogue.ts';
import type {
  DetailsOf,
  OptionQuote,
  PieceComponents,
  PriceOf,
} from '../src/modules/pricing/pricing-port.ts';
import type { StoneRow } from '../src/modules/designs/design.ts';
import { skuOf, type ChosenOptions } from '../src/modules/designs/options.ts';

/** What the tests may change of the catalogue while the service runs. */
export interface FakeStock {
  rateVersion: number;
  fxVersion?: number;
  /** Price of a piece in paise, tax included. */
  unitPaise: number;
  /** Paise of a gram of gold; ₹9,000 when left out. */
  ratePerGram?: number;
  /** Pieces of READY that the catalogue knows of. */
  readyPieces?: number;
}

/** Ready to ship, three pieces. */
export const READY = 3;
/** Made to order, with sizes. */
export const SIZED = 12;
/** A size of SIZED that takes ten working days longer than the one its card is about. */
export const RARE_SIZE = '27';
/** Made to order, without sizes and without room for words. */
export const PLAIN = 7;
/** A gold coin, made to order and without stones. */
export const COIN = 9;

function aCard(productId: number, unitPaise: number, rateVersion: number): ProductCard {
  return {
    product_id: productId,
    sku: `RG${productId}`,
    product_title: `Design ${productId}`,
    category_name: 'Rings',
    url: `/jewellery/rings/design_product_${productId}/`,
    images: { product_images: [] },
    karat: 18,
    colour: 'yellow',
    special_price_paise: unitPaise,
    price_paise: unitPaise,
    discount_message: '',
    set_name: '',
    wear_type_name: productId === COIN ? 'gold-coins' : 'ring',
    product_type: 'made-to-order',
    gross_weight_mg: 3_000,
    lead_days: 9,
    badge: '',
    currency: 'INR',
    rate_version: rateVersion,
  };
}

function leadDaysOf(productId: number, size: string): number {
  if (productId === READY) return 1;
  return size === RARE_SIZE ? 19 : 9;
}

/** Metal and stones are the same whatever a piece costs; the rest is making. */
function componentsOf(subtotal: number, pieces: number, ratePerGram = 900_000): PieceComponents {
  const metal = Math.min(ratePerGram * 3 * pieces, subtotal);
  const stones = Math.min(100_000 * pieces, subtotal - metal);
  return { ratePerGram, metal, making: subtotal - metal - stones, stones };
}

/** What every design here but the coin has. */
const STONES: readonly StoneRow[] = [
  { type: 'diamond', shape: 'round', quality: 'VVS-EF', count: 2, millicarat: 60, role: 'accent' },
];

/** A catalogue of four designs; each is enough to say what the bag does with its kind. */
export function aCatalogue(fakeStock: FakeStock): Catalogue {
  const priceOf: PriceOf = ({
    productId,
    karat = 18,
    colour = 'yellow',
    size = '',
    engraved = false,
    quantity = 1,
    currency,
  }) => {
    if (![READY, SIZED, PLAIN, COIN].includes(productId))
      return { kind: 'refused', code: 'CATALOGUE.PRODUCT_NOT_FOUND' };
    if (![14, 18, 22].includes(karat) || !['yellow', 'rose', 'white'].includes(colour))
      return { kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' };
    if (productId === SIZED && size === '') return { kind: 'refused', code: 'BAG.SIZE_REQUIRED' };
    if ((productId === SIZED) !== /^\d{1,2}$/.test(size))
      return { kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' };
    if (engraved && productId === PLAIN) return { kind: 'refused', code: 'BAG.ENGRAVING_UNAVAILABLE' };
    const amounts = (pieces: number) => {
      // Abroad a unit is worth a hundred rupees, and there is no tax.
      const units = Math.round((fakeStock.unitPaise * pieces) / 10_000) * 100;
      if (currency !== 'INR') return { price: units, mrp: units, subtotal: units, gst: 0 };
      const price = fakeStock.unitPaise * pieces;
      const gst = Math.round((price * 3) / 103);
      return { price, mrp: price + 10_000 * pieces, subtotal: price - gst, gst };
    };
    const line = amounts(quantity);
    return {
      kind: 'quoted',
      productId,
      sku: skuOf({ design_code: `RG${String(productId).padStart(5, '0')}` }, {
        karat,
        colour,
        size,
      } as ChosenOptions),
      karat,
      colour,
      size,
      sizeNames: ringNames('ring', size),
      currency,
      rateVersion: fakeStock.rateVersion,
      fxVersion: currency === 'INR' ? 0 : (fakeStock.fxVersion ?? 1),
      unit: amounts(1),
      line,
      components: componentsOf(line.subtotal, quantity, fakeStock.ratePerGram),
      gstBp: currency === 'INR' ? 300 : 0,
      stock: productId === READY && !engraved ? (fakeStock.readyPieces ?? 3) : 'made-to-order',
      leadDays: engraved ? 9 : leadDaysOf(productId, size),
      card: { ...aCard(productId, fakeStock.unitPaise, fakeStock.rateVersion), currency },
    } satisfies OptionQuote;
  };
  const detailsOf: DetailsOf = (choice) => {
    const quote = priceOf(choice);
    if (quote.kind === 'refused') throw new Error(quote.code);
    const { karat = 18, quantity = 1 } = choice;
    return {
      hsn: '7113',
      purity: `${String(karat)}K`,
      netMg: 3_000 * quantity,
      grossMg: 3_100 * quantity,
      category: choice.productId === COIN ? 'gold-coins' : 'rings',
      form: 'band',
      stoneRows: choice.productId === COIN ? [] : STONES,
      exchangeable: choice.currency === 'INR',
      notTakenBack: choice.currency === 'INR' ? null : 'abroad',
      ...quote.components,
    };
  };
  return {
    priceOf,
    detailsOf,
    materialsOf: ({ stones, quantity, currency }) => ({
      rateVersion: fakeStock.rateVersion,
      ratePerGram: fakeStock.ratePerGram ?? 900_000,
      stones: stones.length === 0 ? 0 : 100_000 * quantity,
      notTakenBack: currency === 'INR' ? null : 'abroad',
    }),
    snapshot: () => undefined,
    isLoaded: () => true,
    refresh: async () => undefined,
    close: async () => undefined,
  };
}
