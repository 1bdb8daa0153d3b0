import { faultsOf } from '@suvarna/forms/faults';
import { rule } from '@suvarna/forms/schema';
import { readGiftCardCode } from '@suvarna/forms/voucher';
import { object } from 'yup';

const redeemSchema = object({
  code: rule((text) => (readGiftCardCode(text) === undefined ? 'vouchers.error.code' : undefined)),
});

/** What the field says, as a key of a text; `undefined` when the code can be one. */
export const faultOfTypedCode = (code: string): 'vouchers.error.code' | undefined =>
  faultsOf<'vouchers.error.code'>(redeemSchema, { code }).code;
