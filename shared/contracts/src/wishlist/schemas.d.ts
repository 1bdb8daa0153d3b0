import { Type, type Static } from 'typebox';
export declare const WishlistItem: Type.TObject<{
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
  badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
  rating: Type.TOptional<
    Type.TObject<{
      count: Type.TInteger;
      average_tenths: Type.TInteger;
    }>
  >;
  available: Type.TBoolean;
  size_required: Type.TBoolean;
  added_at: Type.TString;
}>;
export type WishlistItem = Static<typeof WishlistItem>;
export declare const Wishlist: Type.TObject<{
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
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
      available: Type.TBoolean;
      size_required: Type.TBoolean;
      added_at: Type.TString;
    }>
  >;
  count: Type.TInteger;
}>;
export type Wishlist = Static<typeof Wishlist>;
export declare const WishlistBody: Type.TObject<{
  product_id: Type.TInteger;
}>;
export type WishlistBody = Static<typeof WishlistBody>;
export declare const WishlistMergeBody: Type.TObject<{
  product_ids: Type.TArray<Type.TInteger>;
}>;
export type WishlistMergeBody = Static<typeof WishlistMergeBody>;
export declare const FavouritesQuery: Type.TObject<{
  product_ids: Type.TString;
}>;
export declare const WishlistShare: Type.TObject<{
  token: Type.TString;
  path: Type.TString;
}>;
export type WishlistShare = Static<typeof WishlistShare>;
export declare const WishlistUnshared: Type.TObject<{
  ended: Type.TInteger;
}>;
export type WishlistUnshared = Static<typeof WishlistUnshared>;
export declare const SharedQuery: Type.TObject<{
  token: Type.TString;
}>;
