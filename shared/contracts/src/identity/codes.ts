declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'SESSION.TOKEN_MISSING': true;
    'SESSION.TOKEN_INVALID': true;
    'SESSION.CREDENTIALS_WRONG': true;
    'SESSION.TOKEN_EXPIRED': true;
    'SESSION.PROOF_REQUIRED': true;
    'OTP.TOO_SOON': true;
    'OTP.WRONG': true;
    'OTP.LINK_OFF': true;
    'OTP.LOCKED': true;
    'ACCOUNT.PASSWORD_WEAK': true;
    'ACCOUNT.RESET_LINK_INVALID': true;
    'ACCOUNT.PHONE_TAKEN': true;
    'ACCOUNT.CHANGE_IN_ACCOUNT': true;
    'ACCOUNT.CONTACT_INVALID': true;
    'ACCOUNT.CONTACT_TAKEN': true;
    'ACCOUNT.CHANGE_CONFLICT': true;
    'ACCOUNT.PASSWORD_WRONG': true;
    'ACCOUNT.STOP_LINK_INVALID': true;
    'ACCOUNT.CANNOT_BE_DELETED': true;
    'ACCOUNT.COPY_NOT_FOUND': true;
    'ACCOUNT.DEVICE_NOT_FOUND': true;
    'ACCOUNT.ORDERS_MUST_BE_TOLD': true;
    'CALLER_ID.PENDING': true;
    'CALLER_ID.REJECTED': true;
    'CALLER_ID.FAILED': true;
  }
}

export type {};
