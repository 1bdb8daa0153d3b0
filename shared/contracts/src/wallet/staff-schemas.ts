/** What the store's people see of wallets, and how they put one right. Coins in coins, money in paise; days in India. */
import { Type, type Static } from 'typebox';
import { WALLET_NAMES } from './rules.ts';
import { WalletEntry, WalletSummary } from './schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const walletName = oneOf(WALLET_NAMES);

/** A customer's id, e-mail address or phone, whole. */
const customer = Type.String({ minLength: 3, maxLength: 254 });
export const StaffWalletQuery = strictObject({
  customer,
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});
export const StaffWallet = Type.Object({
  customer: Type.Object({
    customer_id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
  }),
  wallets: WalletSummary.properties.wallets,
  /** The newest first, with what the person who moved it had to say. */
  results: Type.Array(Type.Object({ ...WalletEntry.properties, note: Type.String() })),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
  corrections: Type.Array(
    Type.Object({
      at: Type.String(),
      wallet: walletName,
      amount: Type.Integer(),
      reason: Type.String(),
      corrected_by: Type.String(),
    }),
  ),
});
export type StaffWallet = Static<typeof StaffWallet>;

/** Above 0 it is given, below it is taken. What is given to coins and promotional credits ends after `expires_in_days`. */
export const WalletCorrectionBody = strictObject({
  customer,
  wallet: walletName,
  amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  /** 365 where it is left out. */
  expires_in_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 730 })),
  reason: Type.String({ minLength: 5, maxLength: 300 }),
  corrected_by: Type.String({ minLength: 1, maxLength: 80 }),
});

const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
export const LiabilitiesQuery = strictObject({ from: Type.Optional(month), to: Type.Optional(month) });
/** What stood in each wallet of all customers at the end of each month, and how it came to that. */
export const Liabilities = Type.Object({
  results: Type.Array(
    Type.Object({
      month: Type.String(),
      wallet: walletName,
      opening: Type.Integer(),
      given: Type.Integer(),
      used: Type.Integer(),
      returned: Type.Integer(),
      expired: Type.Integer(),
      taken_back: Type.Integer(),
      closing: Type.Integer(),
    }),
  ),
});
export type Liabilities = Static<typeof Liabilities>;
