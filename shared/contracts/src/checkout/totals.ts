import { Type, type Static } from 'typebox';
import { needs } from '../base/endpoint/needs.ts';
import { MoneyFields } from '../catalogue/schemas.ts';

/** Every row the specification's totals have (§3). A tender (coins) is taken off after tax. */
export const CheckoutTotals = needs(
  Type.Object({
    product_total_paise: Type.Integer(),
    mrp_total_paise: Type.Integer(),
    product_discount_paise: Type.Integer(),
    coupon_discount_paise: Type.Integer(),
    prepaid_discount_paise: Type.Integer(),
    loyalty_discount_paise: Type.Integer(),
    shipping_charge_paise: Type.Integer(),
    without_gst_paise: Type.Integer(),
    gst_paise: Type.Integer(),
    /** Split by place of supply: known once there is a delivery address in India; until then without its rows. */
    gst: needs(
      Type.Object({
        cgst_paise: Type.Optional(Type.Integer()),
        sgst_paise: Type.Optional(Type.Integer()),
        igst_paise: Type.Optional(Type.Integer()),
      }),
    ),
    /** `without_gst + gst + shipping`: what the goods cost. */
    total_paise: Type.Integer(),
    coins_redeemed: Type.Integer(),
    coins_redeemed_paise: Type.Integer(),
    /** What is paid with besides money, in the order it is used; coins among them. */
    tenders: Type.Array(
      Type.Object({ kind: Type.String(), units: Type.Integer(), amount_paise: Type.Integer() }),
    ),
    total_payable_paise: Type.Integer(),
    item_count: Type.Integer(),
    ...MoneyFields,
  }),
  'total_payable_paise',
  'currency',
);
export type CheckoutTotals = Static<typeof CheckoutTotals>;
/** The totals of a bag and the coupon kept with it, whose discount is 0 while it does not count. */
export const BagTotals = needs(
  Type.Object({
    ...CheckoutTotals.properties,
    coupon: Type.Union([Type.Null(), Type.Object({ code: Type.String(), discount_paise: Type.Integer() })]),
  }),
  'total_payable_paise',
  'gst',
);
export type BagTotals = Static<typeof BagTotals>;
