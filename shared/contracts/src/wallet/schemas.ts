/** Coins: 1 coin is worth ₹1 (specification §5, §9; domain rules §2.10). */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { WALLET_NAMES } from './rules.ts';
import { PaymentMode } from '../checkout/schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** `wallet_threshold` is the least value of goods in rupees that coins need; `prepaid_discount` a percentage. */
export const WalletBalance = Type.Object({
  balance: Type.Integer(),
  prepaid_discount: Type.Integer(),
  wallet_threshold: Type.Integer(),
});
export type WalletBalance = Static<typeof WalletBalance>;
const walletName = oneOf(WALLET_NAMES);

/** What happened: given, put aside for an order, back from an unpaid one, back from a refunded one, ended, taken back. */
export type WalletMove = 'grant' | 'hold' | 'release' | 'recredit' | 'expire' | 'withdraw';
const KINDS = ['credit', 'debit', 'expiry'] as const;
export type WalletEntryKind = (typeof KINDS)[number];
const entryKind = oneOf(KINDS);

/** `coins` is 0 in wallets of money. `amount` and `balance`, which is the wallet's after it, are in units of the wallet. */
export const WalletEntry = Type.Object({
  at: Type.String(),
  kind: entryKind,
  coins: Type.Integer(),
  order_no: Type.String(),
  expires_on: Type.String(),
  wallet: walletName,
  move: Type.Unsafe<WalletMove>(Type.String()),
  /** `order`, `referral`, `refund`, `voucher`, `gift-card`, `exchange`, `staff`, `expiry`. */
  source: Type.String(),
  amount: Type.Integer(),
  balance: Type.Integer(),
});
export type WalletEntry = Static<typeof WalletEntry>;
/** `balance`: of the wallet that was asked for, in its units; of coins where all were. */
export const WalletStatement = Type.Object({
  ...WalletBalance.properties,
  results: Type.Array(WalletEntry),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type WalletStatement = Static<typeof WalletStatement>;

/** Every wallet, empty ones too, in its units and in paise. `expiring`: within `expires_soon_days`; `expires_on`: the first day of that. */
export const WalletSummary = Type.Object({
  wallets: Type.Array(
    Type.Object({
      wallet: walletName,
      units: Type.Integer(),
      balance_paise: Type.Integer(),
      expiring_units: Type.Integer(),
      expiring_paise: Type.Integer(),
      expires_on: Type.String(),
    }),
  ),
  expires_soon_days: Type.Integer(),
});
export type WalletSummary = Static<typeof WalletSummary>;

/** What the shopper could pay the bag with besides money, in the order in which it is used. */
export const BagTenders = Type.Object({
  tenders: Type.Array(
    Type.Object({
      kind: Type.String(),
      /** In the language that was asked for. */
      name: Type.String(),
      units: Type.Integer(),
      balance_paise: Type.Integer(),
      used: Type.Boolean(),
      /** What it pays; what it would pay beside those that are used, where it is not. */
      pays_paise: Type.Integer(),
      /** Code of why it pays nothing; `''` when it would, or when the others leave nothing to pay. */
      refusal: Type.String(),
    }),
  ),
});
export type BagTenders = Static<typeof BagTenders>;
const paymentMode = Type.Optional(PaymentMode);
const lang = Type.Optional(Language);
export const BagTendersQuery = strictObject({ payment_mode: paymentMode, lang });
export const TenderUseBody = strictObject({
  kind: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  use: Type.Boolean(),
  payment_mode: paymentMode,
  lang,
});
export const CoinsApplied = Type.Object({ coins_redeemed: Type.Integer(), balance: Type.Integer() });
export type CoinsApplied = Static<typeof CoinsApplied>;

/** A day there is, of our time. */
const day = Type.String({ format: 'date', pattern: '^20\\d{2}-' });
const filters = {
  kind: Type.Optional(entryKind),
  /** Days in India, both within. */
  from: Type.Optional(day),
  to: Type.Optional(day),
};
const walletOrAll = oneOf([...WALLET_NAMES, 'all']);
export const WalletQuery = strictObject({
  /** Only what the bag needs: no statement. */
  balance_only: Type.Optional(Type.Boolean()),
  wallet: Type.Optional(walletOrAll),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  ...filters,
});
export const WalletDownloadQuery = strictObject({
  wallet: walletOrAll,
  format: Type.Union([Type.Literal('pdf'), Type.Literal('csv')]),
  lang,
  ...filters,
});
