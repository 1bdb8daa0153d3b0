import type { CodePrices, SizePrices } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { discountMessage } from '../designs/cards.ts';
import {
  availabilityOf,
  chooseOptions,
  type ChosenOptions,
  type Design,
  netWeight,
  productCodeOf,
  readSku,
  skuOf,
  stoneMilligrams,
} from '../../designs/index.ts';

/** A design in one metal, at its default size. */
export interface CodedDesign {
  readonly design: Design;
  readonly options: ChosenOptions;
}

/** Designs by codes or ids, in the order asked; unknown and repeated ones are left out. */
export function codedDesigns(
  snapshot: CatalogueSnapshot,
  asked: { readonly codes: readonly string[]; readonly ids: readonly string[] },
): readonly CodedDesign[] {
  const found = new Map<string, CodedDesign>();
  const take = (design: Design | undefined, options: ChosenOptions | undefined): void => {
    if (design && options) found.set(productCodeOf(design, options), { design, options });
  };
  for (const code of asked.codes) {
    const read = readSku(code);
    const design = snapshot.byCode.get(read?.design_code ?? code);
    take(design, design && chooseOptions(design, read?.options ?? {}));
  }
  for (const id of asked.ids) {
    const [productId, karat] = id.split('-').map(Number);
    const design = snapshot.byId.get(productId ?? 0);
    take(design, design && chooseOptions(design, { karat }));
  }
  return [...found.values()];
}

const versionsOf = ({ context: { book } }: CatalogueSnapshot, currency: Currency) => ({
  currency,
  rate_version: book.rate_version,
  fx_version: book.fxVersionOf(currency),
  rate_since: book.rate_since,
});

export function codePricesOf(
  snapshot: CatalogueSnapshot,
  designs: readonly CodedDesign[],
  currency: Currency,
): CodePrices {
  return {
    ...versionsOf(snapshot, currency),
    results: designs.map(({ design, options }) => {
      const price = snapshot.context.book.price(design, options, 1, currency);
      const { stock, lead_days } = availabilityOf(design, options);
      return {
        product_id: design.product_id,
        product_code: productCodeOf(design, options),
        karat: options.karat,
        special_price_paise: price.price,
        price_paise: price.mrp,
        discount_message: discountMessage(design),
        lead_days,
        stock,
      };
    }),
  };
}

export function sizePricesOf(
  snapshot: CatalogueSnapshot,
  designs: readonly CodedDesign[],
  currency: Currency,
): SizePrices {
  return {
    ...versionsOf(snapshot, currency),
    results: designs.map(({ design, options: { karat, colour } }) => ({
      product_id: design.product_id,
      product_code: productCodeOf(design, { karat, colour }),
      sizes: (design.sizes.length === 0 ? [''] : design.sizes).map((size) => {
        const options = { karat, colour, size };
        const price = snapshot.context.book.price(design, options, 1, currency);
        const { stock, lead_days } = availabilityOf(design, options);
        const net = netWeight(design, options);
        return {
          size,
          sku: skuOf(design, options),
          net_weight_mg: net,
          gross_weight_mg: net + stoneMilligrams(design),
          special_price_paise: price.price,
          price_paise: price.mrp,
          stock,
          lead_days,
        };
      }),
    })),
  };
}
