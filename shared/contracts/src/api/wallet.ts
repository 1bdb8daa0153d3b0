/** Coins: 1 coin is worth ₹1 (specification §5, §9; domain rules §2.10). */
import { Type, type Static } from 'typebox';

/** `wallet_threshold` is the least value of goods in rupees that coins need; `prepaid_discount` a percentage. */
export const WalletBalance = Type.Object({
  balance: Type.Integer(),
  prepaid_discount: Type.Integer(),
  wallet_threshold: Type.Integer(),
});
export type WalletBalance = Static<typeof WalletBalance>;
export const WalletEntry = Type.Object({
  at: Type.String(),
  kind: Type.Union([Type.Literal('credit'), Type.Literal('debit'), Type.Literal('expiry')]),
  coins: Type.Integer(),
  order_no: Type.String(),
  expires_on: Type.String(),
});
export type WalletEntry = Static<typeof WalletEntry>;
export const WalletStatement = Type.Object({
  ...WalletBalance.properties,
  results: Type.Array(WalletEntry),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type WalletStatement = Static<typeof WalletStatement>;
export const CoinsApplied = Type.Object({ coins_redeemed: Type.Integer(), balance: Type.Integer() });
export type CoinsApplied = Static<typeof CoinsApplied>;

export const WalletQuery = Type.Object(
  {
    /** Only what the bag needs: no statement. */
    balance_only: Type.Optional(Type.Boolean()),
    wallet: Type.Optional(Type.Literal('coins')),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  { additionalProperties: false },
);
