export declare const refusals: {
  readonly 'BOX.NOT_FOUND': readonly [404, 'This piece is not in your jewellery box.'];
  readonly 'BOX.CHANGED': readonly [409, 'This piece was changed in another window meanwhile.'];
  readonly 'BOX.TOO_MANY': readonly [409, 'You have reached the limit of pieces. Please delete one first.'];
  readonly 'BOX.SHARE_NOT_FOUND': readonly [404, 'This link has expired.'];
  readonly 'BOX.SHARES_TOO_MANY': readonly [
    409,
    'You have reached the limit of links. Please end one first.',
  ];
  readonly 'BOX.EMPTY': readonly [409, 'Your jewellery box has no piece with a value yet.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    'jewellery-box': typeof refusals;
  }
}
