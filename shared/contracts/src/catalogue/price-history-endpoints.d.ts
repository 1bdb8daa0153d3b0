import { type Limit } from '../base/endpoint/limit.ts';
export declare const priceHistory: {
  readonly method: 'GET';
  readonly path: 'product/price_history/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The price of one choice of options over the last versions of the gold rate, with all it follows from';
  readonly query: import('typebox').TObject<{
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    currency: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    fx_version: import('typebox').TOptional<import('typebox').TInteger>;
    product_id: import('typebox').TInteger;
    product_title: import('typebox').TString;
    title_hi: import('typebox').TString;
    url: import('typebox').TString;
    sku: import('typebox').TString;
    karat: import('typebox').TInteger;
    colour: import('typebox').TString;
    size: import('typebox').TString;
    formula_version: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    making: import('typebox').TObject<{
      mode: import('typebox').TUnion<
        [
          import('typebox').TLiteral<'per-gram'>,
          import('typebox').TLiteral<'percent'>,
          import('typebox').TLiteral<'flat'>,
        ]
      >;
      charged: import('typebox').TInteger;
      discount_bp: import('typebox').TInteger;
    }>;
    stones: import('typebox').TArray<
      import('typebox').TObject<{
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        millicarat: import('typebox').TInteger;
        per_carat_paise: import('typebox').TInteger;
        setting_paise: import('typebox').TInteger;
      }>
    >;
    hsn: import('typebox').TString;
    points: import('typebox').TArray<
      import('typebox').TObject<{
        rate_version: import('typebox').TInteger;
        fx_version: import('typebox').TInteger;
        since: import('typebox').TString;
        day: import('typebox').TString;
        source: import('typebox').TString;
        gold_paise: import('typebox').TInteger;
        stones_paise: import('typebox').TInteger;
        making_paise: import('typebox').TInteger;
        tax_paise: import('typebox').TInteger;
        special_price_paise: import('typebox').TInteger;
        gold_per_gram_paise: import('typebox').TInteger;
        gst_rate_bp: import('typebox').TInteger;
        exchange: import('typebox').TUnion<
          [
            import('typebox').TObject<{
              per_unit_paise: import('typebox').TInteger;
              uplift_bp: import('typebox').TInteger;
            }>,
            import('typebox').TNull,
          ]
        >;
        fingerprint: import('typebox').TString;
      }>
    >;
  }>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const priceHistoryFile: {
  readonly method: 'GET';
  readonly path: 'product/price_history_csv/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'The same as a table in a file';
  readonly query: import('typebox').TObject<{
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
    product_id: import('typebox').TInteger;
    currency: import('typebox').TOptional<import('typebox').TEnum<('AED' | 'GBP' | 'INR' | 'SGD' | 'USD')[]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
