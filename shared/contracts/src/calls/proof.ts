/** Generated from `endpoints/proof.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/proof.ts';

export const proofGive: CallOf<typeof table.proofGive> = { path: 'customer/customer_account/proof/give/' };
export const proofSend: CallOf<typeof table.proofSend> = {
  path: 'customer/customer_account/proof/send/',
  shape: { to: 'string', has_password: 'boolean', resend_after: 'number', expires_in: 'number' },
};
export const proofWays: CallOf<typeof table.proofWays> = {
  path: 'customer/customer_account/proof/ways/',
  shape: { to: 'string', password: 'boolean' },
};
