import { Type, type Static } from 'typebox';
export declare const SolitairesQuery: Type.TObject<{
  shape: Type.TOptional<
    Type.TUnsafe<'cushion' | 'emerald-cut' | 'marquise' | 'oval' | 'pear' | 'princess' | 'round'>
  >;
  carat: Type.TOptional<Type.TUnsafe<'0.5-0.75' | '0.75-1' | '1-1.5' | 'from-1.5' | 'under-0.5'>>;
  cut: Type.TOptional<Type.TUnsafe<'excellent' | 'good' | 'very-good'>>;
  clarity: Type.TOptional<Type.TUnsafe<'SI' | 'VS' | 'VVS'>>;
  grade: Type.TOptional<Type.TUnsafe<'E-F' | 'G-H' | 'I-J'>>;
  setting: Type.TOptional<Type.TUnsafe<'pendant' | 'ring' | 'stud'>>;
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TUnsafe<'rose' | 'white' | 'yellow'>>;
  page: Type.TOptional<Type.TInteger>;
}>;
export type SolitairesQuery = Static<typeof SolitairesQuery>;
export declare const Solitaires: Type.TObject<{
  count: Type.TInteger;
  page: Type.TInteger;
  pages: Type.TInteger;
  currency: Type.TString;
  choices: Type.TObject<{
    shape: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        count: Type.TInteger;
        from_paise: Type.TInteger;
      }>
    >;
    carat: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        count: Type.TInteger;
        from_paise: Type.TInteger;
      }>
    >;
    cut: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        count: Type.TInteger;
        from_paise: Type.TInteger;
      }>
    >;
    clarity: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        count: Type.TInteger;
        from_paise: Type.TInteger;
      }>
    >;
    grade: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        count: Type.TInteger;
        from_paise: Type.TInteger;
      }>
    >;
    setting: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        count: Type.TInteger;
        from_paise: Type.TInteger;
      }>
    >;
  }>;
  results: Type.TArray<
    Type.TObject<{
      currency: Type.TString;
      rate_version: Type.TInteger;
      fx_version: Type.TOptional<Type.TInteger>;
      product_id: Type.TInteger;
      sku: Type.TString;
      product_title: Type.TString;
      title_hi: Type.TOptional<Type.TString>;
      category_name: Type.TString;
      url: Type.TString;
      images: Type.TObject<{
        product_images: Type.TArray<
          Type.TObject<{
            tint: Type.TOptional<Type.TString>;
            src: Type.TString;
            alt: Type.TString;
          }>
        >;
      }>;
      karat: Type.TInteger;
      colour: Type.TString;
      colours: Type.TOptional<Type.TArray<Type.TString>>;
      special_price_paise: Type.TInteger;
      price_paise: Type.TInteger;
      discount_message: Type.TString;
      set_name: Type.TString;
      wear_type_name: Type.TString;
      product_type: Type.TUnion<[Type.TLiteral<'made-to-order'>, Type.TLiteral<'ready-to-ship'>]>;
      gross_weight_mg: Type.TInteger;
      lead_days: Type.TInteger;
      available: Type.TOptional<Type.TBoolean>;
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
    }>
  >;
  stones: Type.TArray<
    Type.TObject<{
      product_id: Type.TInteger;
      shape: Type.TString;
      millicarat: Type.TInteger;
      count: Type.TInteger;
      cut: Type.TString;
      finish: Type.TString;
      clarity: Type.TString;
      grade: Type.TString;
    }>
  >;
}>;
export type Solitaires = Static<typeof Solitaires>;
