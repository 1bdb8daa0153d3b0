import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'SESSION.TOKEN_MISSING': [401, 'Authorization Failure'],
  'SESSION.TOKEN_INVALID': [401, 'Authorization Failure'],
  'SESSION.CREDENTIALS_WRONG': [400, 'The email address or the password is wrong.'],
  'SESSION.TOKEN_EXPIRED': [401, 'Authorization Failure'],
  'SESSION.PROOF_REQUIRED': [409, 'Please prove by a code or your password that it is you.'],
  'OTP.TOO_SOON': [400, 'Please wait before you request another code.'],
  'OTP.WRONG': [400, 'OTP is wrong'],
  'OTP.LINK_OFF': [404, 'Links for signing in are not sent any more.'],
  'OTP.LOCKED': [400, 'Too many wrong codes. Please try again later.'],
  'ACCOUNT.PASSWORD_WEAK': [400, 'Please choose a longer password.'],
  'ACCOUNT.RESET_LINK_INVALID': [400, 'This link was used or is too old. Please ask for another.'],
  'ACCOUNT.PHONE_TAKEN': [
    400,
    'Another account signs in with this number. Please use that account, or another number.',
  ],
  'ACCOUNT.CHANGE_IN_ACCOUNT': [
    400,
    'Please change your number in your account, where both numbers are confirmed.',
  ],
  'ACCOUNT.CONTACT_INVALID': [400, 'This is your contact already.'],
  'ACCOUNT.CONTACT_TAKEN': [
    400,
    'Another account signs in with this contact. Please use that account, or another contact.',
  ],
  'ACCOUNT.CHANGE_CONFLICT': [409, 'This change is not possible now. Please look at its state again.'],
  'ACCOUNT.PASSWORD_WRONG': [400, 'The password is wrong.'],
  'ACCOUNT.STOP_LINK_INVALID': [400, 'This link stops nothing: the change was made or stopped before.'],
  'ACCOUNT.CANNOT_BE_DELETED': [
    409,
    'The account holds money or waits for something. Please see what stands in the way.',
  ],
  'ACCOUNT.COPY_NOT_FOUND': [404, 'There is no copy to download. Please ask for one.'],
  'ACCOUNT.DEVICE_NOT_FOUND': [404, 'This device is not signed in any more.'],
  'ACCOUNT.ORDERS_MUST_BE_TOLD': [400, 'News of your orders have to reach you by e-mail or SMS.'],
  'CALLER_ID.PENDING': [400, 'Request pending'],
  'CALLER_ID.REJECTED': [400, 'Try another login method'],
  'CALLER_ID.FAILED': [400, 'Try another method'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    identity: typeof refusals;
  }
}
