declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'REVIEW.NOT_FOUND': true;
    'REVIEW.OWN': true;
    'REVIEW.CHANGED': true;
    'REVIEW.REASON_REQUIRED': true;
    'REVIEW.PHOTO_INVALID': true;
    'REVIEW.PHOTO_TOO_LARGE': true;
  }
}

export type {};
