export declare const refusals: {
  readonly 'CATALOGUE.PRODUCT_NOT_FOUND': readonly [404, 'Sorry No Product Found'];
  readonly 'CATALOGUE.PATH_INVALID': readonly [404, 'There is no such page.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    catalogue: typeof refusals;
  }
}
