import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';

/** What the field of a code sent to a phone or an address lacks; `undefined` when all of its digits are there. */
export function faultOfCode(code: string): 'empty' | 'short' | undefined {
  if (code === '') return 'empty';
  return code.length < OTP_LENGTH ? 'short' : undefined;
}
