/** Answers about the prices of designs that are known by their codes (specification §7), all of one version. */
import { Type, type Static } from 'typebox';
import { MoneyFields } from './schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const OnePrice = {
  /** What the shopper pays, tax included. */
  special_price_paise: Type.Integer(),
  /** MRP. */
  price_paise: Type.Integer(),
};

/** `product/pricing_by_code/`: prices at the default size. Codes that nothing is sold under are left out. */
export const CodePrices = Type.Object({
  ...MoneyFields,
  /** Since when that version of the gold rate holds, ISO time. */
  rate_since: Type.String(),
  results: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      product_code: Type.String(),
      karat: Type.Integer(),
      ...OnePrice,
      discount_message: Type.String(),
      /** Working days until dispatch, and pieces on hand. */
      lead_days: Type.Integer(),
      stock: Type.Integer(),
      /** ISO day at the pincode that was asked with; left out where there is none. */
      delivery_date: Type.Optional(Type.String()),
    }),
  ),
});
export type CodePrices = Static<typeof CodePrices>;

/** `product/size_pricing_by_code/`: what each size of a design weighs and costs. */
export const SizePrices = Type.Object({
  ...MoneyFields,
  rate_since: Type.String(),
  results: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      product_code: Type.String(),
      sizes: Type.Array(
        Type.Object({
          /** `''` for a design without sizes. */
          size: Type.String(),
          sku: Type.String(),
          net_weight_mg: Type.Integer(),
          gross_weight_mg: Type.Integer(),
          ...OnePrice,
          stock: Type.Integer(),
          lead_days: Type.Integer(),
        }),
      ),
    }),
  ),
});
export type SizePrices = Static<typeof SizePrices>;

/** `catalog_product/relatedproductdetails/`: what goes with a design. */
export const RelatedBody = strictObject({ product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
