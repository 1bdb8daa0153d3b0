import { Type, type Static } from 'typebox';
export declare const ListingExcerpt: Type.TObject<{
  canonical_path: Type.TString;
  category: Type.TString;
  count: Type.TInteger;
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
  title: Type.TString;
  title_hi: Type.TString;
}>;
export type ListingExcerpt = Static<typeof ListingExcerpt>;
export declare const HomeContent: Type.TObject<{
  count: Type.TInteger;
  rails: Type.TObject<{
    popular: Type.TObject<{
      canonical_path: Type.TString;
      category: Type.TString;
      count: Type.TInteger;
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
      title: Type.TString;
      title_hi: Type.TString;
    }>;
    latest: Type.TObject<{
      canonical_path: Type.TString;
      category: Type.TString;
      count: Type.TInteger;
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
      title: Type.TString;
      title_hi: Type.TString;
    }>;
    solitaires: Type.TObject<{
      canonical_path: Type.TString;
      category: Type.TString;
      count: Type.TInteger;
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
      title: Type.TString;
      title_hi: Type.TString;
    }>;
  }>;
  categories: Type.TArray<
    Type.TObject<{
      canonical_path: Type.TString;
      category: Type.TString;
      count: Type.TInteger;
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
      title: Type.TString;
      title_hi: Type.TString;
    }>
  >;
  prices: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
      }>
    >
  >;
}>;
export type HomeContent = Static<typeof HomeContent>;
export declare const PolicyFacts: Type.TObject<{
  return_days: Type.TInteger;
  exchange_online_days: Type.TInteger;
  exchange_store_days: Type.TInteger;
  exchange_deduct_pct: Type.TNumber;
  exchange_fee_paise: Type.TInteger;
  buyback_gold_pct: Type.TNumber;
  buyback_stone_pct: Type.TNumber;
  old_gold_pct: Type.TNumber;
  warranty_days: Type.TInteger;
  quality_checks: Type.TInteger;
  express_hours: Type.TInteger;
  cut_off_pm: Type.TInteger;
  fast_days_from: Type.TInteger;
  fast_days_to: Type.TInteger;
  india_days: Type.TInteger;
  international_days: Type.TInteger;
  cod_pincodes: Type.TInteger;
  cod_max_paise: Type.TInteger;
  pan_above_paise: Type.TInteger;
  price_lock_minutes: Type.TInteger;
  coin_value_paise: Type.TInteger;
  coins_min_cart_paise: Type.TInteger;
  coins_cap_pct: Type.TNumber;
  coins_life_days: Type.TInteger;
}>;
export type PolicyFacts = Static<typeof PolicyFacts>;
