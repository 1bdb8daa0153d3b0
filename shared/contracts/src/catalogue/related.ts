/** `product/recommended/` and `catalog_product/relatedproductdetails/`: what goes with designs, and why. */
import { Type, type Static } from 'typebox';
import { ProductCard } from './schemas.ts';
import { oneOf } from '../base/endpoint/schema.ts';

/** `popular`: nothing more was known of the shopper. */
const REASONS = ['bought', 'viewed', 'set', 'similar', 'popular'] as const;
export type RelatedReason = (typeof REASONS)[number];

export const RelatedProducts = Type.Object({
  /** Each once, in the order of the groups. */
  results: Type.Array(ProductCard),
  /** The same by reason; left out by answers older than reasons. */
  groups: Type.Optional(
    Type.Array(
      Type.Object({
        reason: oneOf(REASONS),
        product_ids: Type.Array(Type.Integer()),
      }),
    ),
  ),
});
export type RelatedProducts = Static<typeof RelatedProducts>;
