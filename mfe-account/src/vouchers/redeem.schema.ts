import { rule } from '@suvarna/forms/schema';
import { readGiftCardCode } from '@suvarna/forms/voucher';
import { object } from 'yup';

export const redeemSchema = object({
  code: rule((text) => (readGiftCardCode(text) === undefined ? 'vouchers.error.code' : undefined)),
});
