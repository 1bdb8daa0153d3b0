import { faultsOf } from '@suvarna/forms/faults';
import { rule } from '@suvarna/forms/schema';
import {
  faultOfVoucherAmount,
  faultOfVoucherNumber,
  faultOfVoucherPin,
  type VoucherFault,
} from '@suvarna/forms/voucher';
import { object, type InferType } from 'yup';

const voucherSchema = object({ number: rule(faultOfVoucherNumber), pin: rule(faultOfVoucherPin) });
export type VoucherFields = InferType<typeof voucherSchema>;

export const faultsOfVoucher = (fields: VoucherFields) =>
  faultsOf<VoucherFault, VoucherFields>(voucherSchema, fields);

/** @param most paise that are on it */
export const faultOfAmount = (amount: string, most: number): VoucherFault | undefined =>
  faultsOf<VoucherFault>(object({ amount: rule((value) => faultOfVoucherAmount(value, most)) }), { amount })
    .amount;
