export declare const refusals: {
  readonly 'SESSION.TOKEN_MISSING': readonly [401, 'Authorization Failure'];
  readonly 'SESSION.TOKEN_INVALID': readonly [401, 'Authorization Failure'];
  readonly 'SESSION.CREDENTIALS_WRONG': readonly [400, 'The email address or the password is wrong.'];
  readonly 'SESSION.TOKEN_EXPIRED': readonly [401, 'Authorization Failure'];
  readonly 'SESSION.PROOF_REQUIRED': readonly [
    409,
    'Please prove by a code or your password that it is you.',
  ];
  readonly 'OTP.TOO_SOON': readonly [400, 'Please wait before you request another code.'];
  readonly 'OTP.WRONG': readonly [400, 'OTP is wrong'];
  readonly 'OTP.LINK_OFF': readonly [404, 'Links for signing in are not sent any more.'];
  readonly 'OTP.LOCKED': readonly [400, 'Too many wrong codes. Please try again later.'];
  readonly 'ACCOUNT.PASSWORD_WEAK': readonly [400, 'Please choose a longer password.'];
  readonly 'ACCOUNT.RESET_LINK_INVALID': readonly [
    400,
    'This link was used or is too old. Please ask for another.',
  ];
  readonly 'ACCOUNT.PHONE_TAKEN': readonly [
    400,
    'Another account signs in with this number. Please use that account, or another number.',
  ];
  readonly 'ACCOUNT.CHANGE_IN_ACCOUNT': readonly [
    400,
    'Please change your number in your account, where both numbers are confirmed.',
  ];
  readonly 'ACCOUNT.CONTACT_INVALID': readonly [400, 'This is your contact already.'];
  readonly 'ACCOUNT.CONTACT_TAKEN': readonly [
    400,
    'Another account signs in with this contact. Please use that account, or another contact.',
  ];
  readonly 'ACCOUNT.CHANGE_CONFLICT': readonly [
    409,
    'This change is not possible now. Please look at its state again.',
  ];
  readonly 'ACCOUNT.PASSWORD_WRONG': readonly [400, 'The password is wrong.'];
  readonly 'ACCOUNT.STOP_LINK_INVALID': readonly [
    400,
    'This link stops nothing: the change was made or stopped before.',
  ];
  readonly 'ACCOUNT.CANNOT_BE_DELETED': readonly [
    409,
    'The account holds money or waits for something. Please see what stands in the way.',
  ];
  readonly 'ACCOUNT.COPY_NOT_FOUND': readonly [404, 'There is no copy to download. Please ask for one.'];
  readonly 'ACCOUNT.DEVICE_NOT_FOUND': readonly [404, 'This device is not signed in any more.'];
  readonly 'ACCOUNT.ORDERS_MUST_BE_TOLD': readonly [
    400,
    'News of your orders have to reach you by e-mail or SMS.',
  ];
  readonly 'CALLER_ID.PENDING': readonly [400, 'Request pending'];
  readonly 'CALLER_ID.REJECTED': readonly [400, 'Try another login method'];
  readonly 'CALLER_ID.FAILED': readonly [400, 'Try another method'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    identity: typeof refusals;
  }
}
