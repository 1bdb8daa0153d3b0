/** Gift vouchers of a third party (`spec/api.md` §5.2; domain rules §2.10). Amounts are paise, days ISO days. */
import { Type, type Static } from 'typebox';
import { needs } from '../base/endpoint/needs.ts';
import { BagTotals } from '../checkout/totals.ts';
import { strictObject } from '../base/endpoint/schema.ts';

/** What a voucher may pay for: all goods of a bag are of the one kind. Solitaires are diamond and gemstone. */
const VOUCHER_CATEGORIES = ['plain-gold', 'diamond-gemstone', 'gold-coin'] as const;
const VoucherCategory = Type.Unsafe<(typeof VOUCHER_CATEGORIES)[number]>(
  Type.Union(VOUCHER_CATEGORIES.map((name) => Type.Literal(name))),
);
export type VoucherCategory = (typeof VOUCHER_CATEGORIES)[number];
/** `''`: not used yet, and so not bound to one. */
const BoundTo = Type.Unsafe<VoucherCategory | ''>(Type.Union([VoucherCategory, Type.Literal('')]));

export const voucherId = Type.String({ pattern: '^GV-[0-9A-Z]{10}$' });
/** Judged by `@suvarna/forms/voucher`, whose words the shopper reads. */
const number = Type.String({ maxLength: 40 });
const pin = Type.String({ maxLength: 20 });
const category = Type.Optional(VoucherCategory);

export const VoucherBalanceBody = strictObject({ voucher_number: number, pin, category });
export const VoucherBalance = Type.Object({
  last4: Type.String(),
  balance_paise: Type.Integer(),
  expires_on: Type.String(),
  category: BoundTo,
});
export type VoucherBalance = Static<typeof VoucherBalance>;

export const ApplyVoucherBody = strictObject({
  voucher_number: number,
  pin,
  /** Of the bag; said, it has to be what the bag holds. */
  category,
  /** All that is on it when left out. */
  amount_paise: Type.Optional(Type.Integer({ minimum: -1_000_000_000_000, maximum: 1_000_000_000_000 })),
});
export type ApplyVoucherBody = Static<typeof ApplyVoucherBody>;
/** By the name it has in the bag, or by its number. */
export const RemoveVoucherBody = strictObject({
  voucher_id: Type.Optional(voucherId),
  voucher_number: Type.Optional(number),
});

/** A voucher that is to pay for the bag. */
export const BagVoucher = needs(
  Type.Object({
    voucher_id: Type.String(),
    last4: Type.String(),
    category: BoundTo,
    /** What was on it when it was looked at last. */
    balance_paise: Type.Integer(),
    /** At most so much of it is used. */
    amount_paise: Type.Integer(),
    expires_on: Type.String(),
  }),
  'voucher_id',
  'last4',
  'amount_paise',
);
export type BagVoucher = Static<typeof BagVoucher>;

/** What a voucher paid for. */
export const VoucherUse = needs(
  Type.Object({
    voucher_id: Type.String(),
    last4: Type.String(),
    category: BoundTo,
    order_no: Type.String(),
    amount_paise: Type.Integer(),
    returned_paise: Type.Integer(),
    at: Type.String(),
  }),
  'last4',
  'order_no',
  'amount_paise',
  'returned_paise',
);
export type VoucherUse = Static<typeof VoucherUse>;

export const VoucherList = Type.Object({
  results: Type.Array(BagVoucher),
  count: Type.Integer(),
  used: Type.Array(VoucherUse),
});
export type VoucherList = Static<typeof VoucherList>;

export const VouchersApplied = Type.Object({
  vouchers: Type.Array(BagVoucher),
  /** What they pay of the bag together; less than was asked for when the bag costs less. */
  applied_paise: Type.Integer(),
  totals: BagTotals,
});
export type VouchersApplied = Static<typeof VouchersApplied>;
