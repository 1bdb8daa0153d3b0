export declare const refusals: {
  readonly 'CONTENT.NOT_FOUND': readonly [404, 'This text was not found.'];
  readonly 'CONTENT.CHANGED': readonly [409, 'Someone else has changed this text. Please check it again.'];
  readonly 'CONTENT.VERSION_NOT_FOUND': readonly [404, 'This version of the text was not found.'];
  readonly 'CONTENT.TEXT_INVALID': readonly [400, 'This text cannot be shown as it is written.'];
  readonly 'CONTENT.PICTURE_INVALID': readonly [400, 'This picture cannot be used.'];
  readonly 'CONTENT.PICTURE_TOO_LARGE': readonly [400, 'This picture has more than 25 million pixels.'];
  readonly 'CONTENT.TIME_PAST': readonly [400, 'This time has passed. Please choose a later one.'];
  readonly 'CONTENT.STATE_CONFLICT': readonly [409, 'This is not possible for this text now.'];
  readonly 'CONTENT.PLANNED': readonly [
    409,
    'Another version is already planned. Please choose whether to keep or cancel that plan.',
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    content: typeof refusals;
  }
}
