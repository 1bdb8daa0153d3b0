/** Answers of the customer, bag and session calls (`spec/api.md` §5). */
import { Type, type Static } from 'typebox';
import { GIFT_NOTE_MAX } from './gift-note.ts';
import { needs } from '../base/endpoint/needs.ts';
import { ProductCard, SizeNames } from '../catalogue/schemas.ts';
import { BagTotals } from '../checkout/totals.ts';
import { strictObject } from '../base/endpoint/schema.ts';

export const GuestSession = needs(
  Type.Object({ access_token: Type.String(), expires_at: Type.String() }),
  'access_token',
);
export type GuestSession = Static<typeof GuestSession>;

export const Login = Type.Object({
  access_token: Type.String(),
  account_exist: Type.Boolean(),
  phone_no: Type.String(),
  username: Type.String(),
  email: Type.String(),
});
export type Login = Static<typeof Login>;

export const AccountDetails = Type.Object({
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  phone_no: Type.String(),
  country: Type.String(),
  language: Type.String(),
  member_since: Type.String(),
});
export type AccountDetails = Static<typeof AccountDetails>;

export const CartItem = needs(
  Type.Object({
    item_id: Type.String(),
    sku: Type.String(),
    quantity: Type.Integer(),
    /** Pieces that a guest's bag and the account's asked for together, where there are only `quantity`; left out otherwise. */
    asked_for: Type.Optional(Type.Integer()),
    size: Type.String(),
    karat: Type.Integer(),
    colour: Type.String(),
    size_names: Type.Optional(SizeNames),
    /** Words cut into the piece, and words for the card that goes along; left out when there are none. */
    engraving: Type.Optional(Type.String()),
    gift_note: Type.Optional(Type.String()),
    /** Most pieces of this line the shopper may have. */
    max_quantity: Type.Integer(),
    available: Type.Boolean(),
    /** Price of one piece now, and of the line; both tax included. */
    unit_price_paise: Type.Integer(),
    line_price_paise: Type.Integer(),
    line_mrp_paise: Type.Integer(),
    /** Set when the price moved since the line was added (domain-rules §2.2). */
    price_notice: Type.Union([
      Type.Null(),
      Type.Object({
        old_paise: Type.Integer(),
        new_paise: Type.Integer(),
        reason: Type.Union([Type.Literal('gold-rate'), Type.Literal('exchange-rate')]),
      }),
    ]),
    productDetails: needs(Type.Object(ProductCard.properties), 'url', 'images'),
  }),
  'item_id',
  'productDetails',
);
export type CartItem = Static<typeof CartItem>;

/** The bag, priced now: what can be had is in the totals, with the coupon and the tenders that were chosen. */
export const Cart = Type.Object({
  items: Type.Array(CartItem),
  totals: needs(Type.Object(BagTotals.properties), 'gst'),
  count: Type.Integer(),
});
export type Cart = Static<typeof Cart>;

/** Words for the card that goes along with a piece or with an order. */
export const GiftNote = Type.String({ maxLength: GIFT_NOTE_MAX });

export const CartAddBody = strictObject({
  product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  sku: Type.Optional(Type.String({ maxLength: 64 })),
  size: Type.Optional(Type.String({ maxLength: 12 })),
  karat: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  colour: Type.Optional(Type.String({ maxLength: 12 })),
  quantity: Type.Integer({ minimum: 1, maximum: 10 }),
  /** Longer than what can be cut, so that a text that is too long is told in the words of its field. */
  engraving: Type.Optional(Type.String({ maxLength: 80 })),
  gift_note: Type.Optional(GiftNote),
});
export type CartAddBody = Static<typeof CartAddBody>;

/** What is left out stays as it is; an empty note takes the note away. */
export const CartUpdateBody = strictObject({
  item_id: Type.String({ maxLength: 64 }),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  gift_note: Type.Optional(GiftNote),
});
export type CartUpdateBody = Static<typeof CartUpdateBody>;

export const CartRemoveBody = strictObject({ item_id: Type.String({ maxLength: 64 }) });
export type CartRemoveBody = Static<typeof CartRemoveBody>;
