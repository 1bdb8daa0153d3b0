declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'CONTENT.NOT_FOUND': true;
    'CONTENT.CHANGED': true;
    'CONTENT.VERSION_NOT_FOUND': true;
    'CONTENT.TEXT_INVALID': true;
    'CONTENT.PICTURE_INVALID': true;
    'CONTENT.PICTURE_TOO_LARGE': true;
    'CONTENT.TIME_PAST': true;
    'CONTENT.STATE_CONFLICT': true;
    'CONTENT.PLANNED': true;
  }
}

export type {};
