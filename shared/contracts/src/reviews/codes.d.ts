export declare const refusals: {
  readonly 'REVIEW.NOT_FOUND': readonly [404, 'This review is no longer available.'];
  readonly 'REVIEW.OWN': readonly [409, 'This is your own review.'];
  readonly 'REVIEW.CHANGED': readonly [409, 'This review was changed in another window.'];
  readonly 'REVIEW.REASON_REQUIRED': readonly [400, 'A review is refused with a reason.'];
  readonly 'REVIEW.PHOTO_INVALID': readonly [400, 'One of these photos cannot be used.'];
  readonly 'REVIEW.PHOTO_TOO_LARGE': readonly [400, 'One of these photos has more than 25 million pixels.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    reviews: typeof refusals;
  }
}
