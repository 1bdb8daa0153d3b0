import { Type, type Static } from 'typebox';
export declare const ShippingTextKey: Type.TUnion<
  [
    Type.TLiteral<'codAvailableText'>,
    Type.TLiteral<'codOnlyAvailableText'>,
    Type.TLiteral<'ccodOnlyAvailableText'>,
    Type.TLiteral<'codNotAvailableText'>,
  ]
>;
export type ShippingTextKey = Static<typeof ShippingTextKey>;
export declare const PayOnDelivery: Type.TObject<{
  possible: Type.TBoolean;
  text_key: Type.TUnion<
    [
      Type.TUnion<
        [
          Type.TLiteral<'codAvailableText'>,
          Type.TLiteral<'codOnlyAvailableText'>,
          Type.TLiteral<'ccodOnlyAvailableText'>,
          Type.TLiteral<'codNotAvailableText'>,
        ]
      >,
      Type.TLiteral<'codLimitText'>,
      Type.TLiteral<'codIndiaOnlyText'>,
    ]
  >;
  limit_paise: Type.TInteger;
}>;
export type PayOnDelivery = Static<typeof PayOnDelivery>;
export declare const DeliveryTier: Type.TUnion<
  [Type.TLiteral<'express'>, Type.TLiteral<'fast'>, Type.TLiteral<'standard'>, Type.TLiteral<'international'>]
>;
export type DeliveryTier = Static<typeof DeliveryTier>;
export declare const ServiceabilityQuery: Type.TObject<{
  pincode: Type.TString;
  country_id: Type.TOptional<Type.TString>;
}>;
export declare const Serviceability: Type.TObject<{
  serviceable: Type.TBoolean;
  city: Type.TString;
  state: Type.TString;
  cod: Type.TBoolean;
  ccod: Type.TBoolean;
  text_key: Type.TUnion<
    [
      Type.TLiteral<'codAvailableText'>,
      Type.TLiteral<'codOnlyAvailableText'>,
      Type.TLiteral<'ccodOnlyAvailableText'>,
      Type.TLiteral<'codNotAvailableText'>,
    ]
  >;
  pay_on_delivery: Type.TObject<{
    possible: Type.TBoolean;
    text_key: Type.TUnion<
      [
        Type.TUnion<
          [
            Type.TLiteral<'codAvailableText'>,
            Type.TLiteral<'codOnlyAvailableText'>,
            Type.TLiteral<'ccodOnlyAvailableText'>,
            Type.TLiteral<'codNotAvailableText'>,
          ]
        >,
        Type.TLiteral<'codLimitText'>,
        Type.TLiteral<'codIndiaOnlyText'>,
      ]
    >;
    limit_paise: Type.TInteger;
  }>;
  express: Type.TBoolean;
  pincode: Type.TString;
  country_id: Type.TString;
}>;
export type Serviceability = Static<typeof Serviceability>;
export declare const DeliveryDatesBody: Type.TObject<{
  pincode: Type.TString;
  country_id: Type.TOptional<Type.TString>;
  items: Type.TArray<
    Type.TObject<{
      product_id: Type.TInteger;
      sku: Type.TOptional<Type.TString>;
      size: Type.TOptional<Type.TString>;
      quantity: Type.TInteger;
      engraved: Type.TOptional<Type.TBoolean>;
    }>
  >;
  payable_paise: Type.TOptional<Type.TInteger>;
}>;
export type DeliveryDatesBody = Static<typeof DeliveryDatesBody>;
export declare const DeliveryDate: Type.TObject<{
  product_id: Type.TInteger;
  sku: Type.TString;
  dispatch_date: Type.TString;
  delivery_date: Type.TString;
  tier: Type.TUnion<
    [
      Type.TLiteral<'express'>,
      Type.TLiteral<'fast'>,
      Type.TLiteral<'standard'>,
      Type.TLiteral<'international'>,
    ]
  >;
}>;
export type DeliveryDate = Static<typeof DeliveryDate>;
export declare const DeliveryDates: Type.TObject<{
  serviceable: Type.TBoolean;
  city: Type.TString;
  state: Type.TString;
  cod: Type.TBoolean;
  ccod: Type.TBoolean;
  text_key: Type.TUnion<
    [
      Type.TLiteral<'codAvailableText'>,
      Type.TLiteral<'codOnlyAvailableText'>,
      Type.TLiteral<'ccodOnlyAvailableText'>,
      Type.TLiteral<'codNotAvailableText'>,
    ]
  >;
  pay_on_delivery: Type.TObject<{
    possible: Type.TBoolean;
    text_key: Type.TUnion<
      [
        Type.TUnion<
          [
            Type.TLiteral<'codAvailableText'>,
            Type.TLiteral<'codOnlyAvailableText'>,
            Type.TLiteral<'ccodOnlyAvailableText'>,
            Type.TLiteral<'codNotAvailableText'>,
          ]
        >,
        Type.TLiteral<'codLimitText'>,
        Type.TLiteral<'codIndiaOnlyText'>,
      ]
    >;
    limit_paise: Type.TInteger;
  }>;
  express: Type.TBoolean;
  pincode: Type.TString;
  country_id: Type.TString;
  items: Type.TArray<
    Type.TObject<{
      product_id: Type.TInteger;
      sku: Type.TString;
      dispatch_date: Type.TString;
      delivery_date: Type.TString;
      tier: Type.TUnion<
        [
          Type.TLiteral<'express'>,
          Type.TLiteral<'fast'>,
          Type.TLiteral<'standard'>,
          Type.TLiteral<'international'>,
        ]
      >;
    }>
  >;
}>;
export type DeliveryDates = Static<typeof DeliveryDates>;
export declare const PincodeBody: Type.TObject<{
  pincode: Type.TString;
  country_id: Type.TOptional<Type.TString>;
}>;
export type PincodeBody = Static<typeof PincodeBody>;
export declare const PincodeChange: Type.TObject<{
  serviceable: Type.TBoolean;
  city: Type.TString;
  state: Type.TString;
  cod: Type.TBoolean;
  ccod: Type.TBoolean;
  text_key: Type.TUnion<
    [
      Type.TLiteral<'codAvailableText'>,
      Type.TLiteral<'codOnlyAvailableText'>,
      Type.TLiteral<'ccodOnlyAvailableText'>,
      Type.TLiteral<'codNotAvailableText'>,
    ]
  >;
  pay_on_delivery: Type.TObject<{
    possible: Type.TBoolean;
    text_key: Type.TUnion<
      [
        Type.TUnion<
          [
            Type.TLiteral<'codAvailableText'>,
            Type.TLiteral<'codOnlyAvailableText'>,
            Type.TLiteral<'ccodOnlyAvailableText'>,
            Type.TLiteral<'codNotAvailableText'>,
          ]
        >,
        Type.TLiteral<'codLimitText'>,
        Type.TLiteral<'codIndiaOnlyText'>,
      ]
    >;
    limit_paise: Type.TInteger;
  }>;
  express: Type.TBoolean;
  pincode: Type.TString;
  country_id: Type.TString;
  previous_pincode: Type.TString;
  changed: Type.TBoolean;
  items: Type.TArray<
    Type.TObject<{
      item_id: Type.TString;
      product_id: Type.TInteger;
      sku: Type.TString;
      before: Type.TString;
      after: Type.TString;
    }>
  >;
}>;
export type PincodeChange = Static<typeof PincodeChange>;
export declare const ProductDelivery: Type.TObject<{
  serviceable: Type.TBoolean;
  city: Type.TString;
  state: Type.TString;
  cod: Type.TBoolean;
  ccod: Type.TBoolean;
  text_key: Type.TUnion<
    [
      Type.TLiteral<'codAvailableText'>,
      Type.TLiteral<'codOnlyAvailableText'>,
      Type.TLiteral<'ccodOnlyAvailableText'>,
      Type.TLiteral<'codNotAvailableText'>,
    ]
  >;
  pay_on_delivery: Type.TObject<{
    possible: Type.TBoolean;
    text_key: Type.TUnion<
      [
        Type.TUnion<
          [
            Type.TLiteral<'codAvailableText'>,
            Type.TLiteral<'codOnlyAvailableText'>,
            Type.TLiteral<'ccodOnlyAvailableText'>,
            Type.TLiteral<'codNotAvailableText'>,
          ]
        >,
        Type.TLiteral<'codLimitText'>,
        Type.TLiteral<'codIndiaOnlyText'>,
      ]
    >;
    limit_paise: Type.TInteger;
  }>;
  express: Type.TBoolean;
  pincode: Type.TString;
  country_id: Type.TString;
  promise: Type.TUnion<
    [
      Type.TObject<{
        dispatch_date: Type.TString;
        delivery_date: Type.TString;
        tier: Type.TUnion<
          [
            Type.TLiteral<'express'>,
            Type.TLiteral<'fast'>,
            Type.TLiteral<'standard'>,
            Type.TLiteral<'international'>,
          ]
        >;
      }>,
      Type.TNull,
    ]
  >;
}>;
export type ProductDelivery = Static<typeof ProductDelivery>;
