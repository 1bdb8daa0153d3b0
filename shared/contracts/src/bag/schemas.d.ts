import { Type, type Static } from 'typebox';
export declare const GuestSession: Type.TObject<{
  access_token: Type.TString;
  expires_at: Type.TString;
}>;
export type GuestSession = Static<typeof GuestSession>;
export declare const Login: Type.TObject<{
  access_token: Type.TString;
  account_exist: Type.TBoolean;
  phone_no: Type.TString;
  username: Type.TString;
  email: Type.TString;
}>;
export type Login = Static<typeof Login>;
export declare const AccountDetails: Type.TObject<{
  email: Type.TString;
  first_name: Type.TString;
  last_name: Type.TString;
  phone_no: Type.TString;
  country: Type.TString;
  language: Type.TString;
  member_since: Type.TString;
}>;
export type AccountDetails = Static<typeof AccountDetails>;
export declare const CartItem: Type.TObject<{
  item_id: Type.TString;
  sku: Type.TString;
  quantity: Type.TInteger;
  asked_for: Type.TOptional<Type.TInteger>;
  size: Type.TString;
  karat: Type.TInteger;
  colour: Type.TString;
  size_names: Type.TOptional<
    Type.TObject<{
      uk: Type.TString;
      us: Type.TString;
      eu: Type.TString;
    }>
  >;
  engraving: Type.TOptional<Type.TString>;
  gift_note: Type.TOptional<Type.TString>;
  max_quantity: Type.TInteger;
  available: Type.TBoolean;
  unit_price_paise: Type.TInteger;
  line_price_paise: Type.TInteger;
  line_mrp_paise: Type.TInteger;
  price_notice: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        old_paise: Type.TInteger;
        new_paise: Type.TInteger;
        reason: Type.TUnion<[Type.TLiteral<'gold-rate'>, Type.TLiteral<'exchange-rate'>]>;
      }>,
    ]
  >;
  productDetails: Type.TObject<{
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
  }>;
}>;
export type CartItem = Static<typeof CartItem>;
export declare const Cart: Type.TObject<{
  items: Type.TArray<
    Type.TObject<{
      item_id: Type.TString;
      sku: Type.TString;
      quantity: Type.TInteger;
      asked_for: Type.TOptional<Type.TInteger>;
      size: Type.TString;
      karat: Type.TInteger;
      colour: Type.TString;
      size_names: Type.TOptional<
        Type.TObject<{
          uk: Type.TString;
          us: Type.TString;
          eu: Type.TString;
        }>
      >;
      engraving: Type.TOptional<Type.TString>;
      gift_note: Type.TOptional<Type.TString>;
      max_quantity: Type.TInteger;
      available: Type.TBoolean;
      unit_price_paise: Type.TInteger;
      line_price_paise: Type.TInteger;
      line_mrp_paise: Type.TInteger;
      price_notice: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            old_paise: Type.TInteger;
            new_paise: Type.TInteger;
            reason: Type.TUnion<[Type.TLiteral<'gold-rate'>, Type.TLiteral<'exchange-rate'>]>;
          }>,
        ]
      >;
      productDetails: Type.TObject<{
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
      }>;
    }>
  >;
  totals: Type.TObject<{
    currency: Type.TString;
    rate_version: Type.TInteger;
    fx_version: Type.TOptional<Type.TInteger>;
    product_total_paise: Type.TInteger;
    mrp_total_paise: Type.TInteger;
    product_discount_paise: Type.TInteger;
    coupon_discount_paise: Type.TInteger;
    prepaid_discount_paise: Type.TInteger;
    loyalty_discount_paise: Type.TInteger;
    shipping_charge_paise: Type.TInteger;
    without_gst_paise: Type.TInteger;
    gst_paise: Type.TInteger;
    gst: Type.TObject<{
      cgst_paise: Type.TOptional<Type.TInteger>;
      sgst_paise: Type.TOptional<Type.TInteger>;
      igst_paise: Type.TOptional<Type.TInteger>;
    }>;
    total_paise: Type.TInteger;
    coins_redeemed: Type.TInteger;
    coins_redeemed_paise: Type.TInteger;
    tenders: Type.TArray<
      Type.TObject<{
        kind: Type.TString;
        units: Type.TInteger;
        amount_paise: Type.TInteger;
      }>
    >;
    total_payable_paise: Type.TInteger;
    item_count: Type.TInteger;
    coupon: Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          code: Type.TString;
          discount_paise: Type.TInteger;
        }>,
      ]
    >;
  }>;
  count: Type.TInteger;
}>;
export type Cart = Static<typeof Cart>;
export declare const GiftNote: Type.TString;
export declare const CartAddBody: Type.TObject<{
  product_id: Type.TInteger;
  sku: Type.TOptional<Type.TString>;
  size: Type.TOptional<Type.TString>;
  karat: Type.TOptional<Type.TInteger>;
  colour: Type.TOptional<Type.TString>;
  quantity: Type.TInteger;
  engraving: Type.TOptional<Type.TString>;
  gift_note: Type.TOptional<Type.TString>;
}>;
export type CartAddBody = Static<typeof CartAddBody>;
export declare const CartUpdateBody: Type.TObject<{
  item_id: Type.TString;
  quantity: Type.TOptional<Type.TInteger>;
  gift_note: Type.TOptional<Type.TString>;
}>;
export type CartUpdateBody = Static<typeof CartUpdateBody>;
export declare const CartRemoveBody: Type.TObject<{
  item_id: Type.TString;
}>;
export type CartRemoveBody = Static<typeof CartRemoveBody>;
