export declare const refusals: {
  readonly 'WATCH.NOT_FOUND': readonly [404, 'This alert was not found.'];
  readonly 'WATCH.NOT_NEEDED': readonly [409, 'The price is already that low, or the piece is in stock.'];
  readonly 'WATCH.TOO_MANY': readonly [409, `At most ${string} alerts can be set.`];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    watches: typeof refusals;
  }
}
