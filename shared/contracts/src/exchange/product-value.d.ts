import { Type, type Static } from 'typebox';
export declare const ProductValueQuery: Type.TObject<{
  product_id: Type.TInteger;
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
}>;
export declare const ProductValue: Type.TObject<{
  product_id: Type.TInteger;
  karat: Type.TInteger;
  net_weight_mg: Type.TInteger;
  gold_rate_paise: Type.TInteger;
  exchange: Type.TObject<{
    amount_paise: Type.TInteger;
    lines: Type.TArray<
      Type.TObject<{
        line: Type.TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: Type.TInteger;
      }>
    >;
  }>;
  buyback: Type.TObject<{
    amount_paise: Type.TInteger;
    lines: Type.TArray<
      Type.TObject<{
        line: Type.TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: Type.TInteger;
      }>
    >;
  }>;
  rate_version: Type.TInteger;
}>;
export type ProductValue = Static<typeof ProductValue>;
declare const NOT_TAKEN_BACK: readonly ['coin', 'loose-stone', 'abroad', 'unavailable'];
export type NotTakenBack = (typeof NOT_TAKEN_BACK)[number];
export declare const BagValue: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      item_id: Type.TString;
      quantity: Type.TInteger;
      value: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            product_id: Type.TInteger;
            karat: Type.TInteger;
            net_weight_mg: Type.TInteger;
            gold_rate_paise: Type.TInteger;
            exchange: Type.TObject<{
              amount_paise: Type.TInteger;
              lines: Type.TArray<
                Type.TObject<{
                  line: Type.TUnsafe<
                    | 'buyback-deduction'
                    | 'discount'
                    | 'exchange-deduction'
                    | 'exchange-fee'
                    | 'gold'
                    | 'lost-certificate'
                    | 'missing-pieces'
                    | 'not-below-zero'
                    | 'old-gold-deduction'
                    | 'processing'
                    | 'stones'
                  >;
                  amount_paise: Type.TInteger;
                }>
              >;
            }>;
            buyback: Type.TObject<{
              amount_paise: Type.TInteger;
              lines: Type.TArray<
                Type.TObject<{
                  line: Type.TUnsafe<
                    | 'buyback-deduction'
                    | 'discount'
                    | 'exchange-deduction'
                    | 'exchange-fee'
                    | 'gold'
                    | 'lost-certificate'
                    | 'missing-pieces'
                    | 'not-below-zero'
                    | 'old-gold-deduction'
                    | 'processing'
                    | 'stones'
                  >;
                  amount_paise: Type.TInteger;
                }>
              >;
            }>;
            rate_version: Type.TInteger;
          }>,
        ]
      >;
      not_taken_back: Type.TUnsafe<'' | 'abroad' | 'coin' | 'loose-stone' | 'unavailable'>;
    }>
  >;
  exchange_paise: Type.TInteger;
  buyback_paise: Type.TInteger;
}>;
export type BagValue = Static<typeof BagValue>;
export {};
