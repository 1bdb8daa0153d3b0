import { Type, type Static } from 'typebox';
export declare const CareReminder: Type.TObject<{
  reminder_id: Type.TString;
  kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
  due_on: Type.TString;
  repeat: Type.TUnsafe<'once' | 'yearly'>;
}>;
export type CareReminder = Static<typeof CareReminder>;
declare const BoxStone: Type.TObject<{
  type: Type.TString;
  type_en: Type.TString;
  type_hi: Type.TString;
  shape: Type.TString;
  quality: Type.TString;
  count: Type.TInteger;
  millicarat: Type.TInteger;
}>;
export type BoxStone = Static<typeof BoxStone>;
declare const CoursePoint: Type.TObject<{
  day: Type.TString;
  value_paise: Type.TInteger;
}>;
export type CoursePoint = Static<typeof CoursePoint>;
export declare const BoxPiece: Type.TObject<{
  huid: Type.TString;
  certificates: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        laboratory: Type.TString;
        number: Type.TString;
      }>
    >
  >;
  order_item_id: Type.TString;
  order_no: Type.TString;
  delivered_on: Type.TString;
  state: Type.TUnsafe<'going-back' | 'in-service' | 'kept'>;
  going_back: Type.TUnsafe<'' | 'buy-back' | 'exchange' | 'return'>;
  product_id: Type.TInteger;
  design_code: Type.TString;
  sku: Type.TString;
  title: Type.TString;
  title_hi: Type.TString;
  category_name: Type.TString;
  url: Type.TString;
  has_model: Type.TBoolean;
  pictures: Type.TArray<
    Type.TObject<{
      tint: Type.TOptional<Type.TString>;
      src: Type.TString;
      alt: Type.TString;
    }>
  >;
  karat: Type.TInteger;
  colour: Type.TString;
  size: Type.TString;
  size_names: Type.TOptional<
    Type.TObject<{
      uk: Type.TString;
      us: Type.TString;
      eu: Type.TString;
    }>
  >;
  engraving: Type.TString;
  quantity: Type.TInteger;
  purity: Type.TString;
  net_weight_mg: Type.TInteger;
  gross_weight_mg: Type.TInteger;
  stones: Type.TArray<
    Type.TObject<{
      type: Type.TString;
      type_en: Type.TString;
      type_hi: Type.TString;
      shape: Type.TString;
      quality: Type.TString;
      count: Type.TInteger;
      millicarat: Type.TInteger;
    }>
  >;
  stones_from: Type.TUnsafe<'' | 'design' | 'sale'>;
  has_invoice: Type.TBoolean;
  paid_paise: Type.TInteger;
  currency: Type.TString;
  value: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        gold_paise: Type.TInteger;
        stones_paise: Type.TInteger;
        value_paise: Type.TInteger;
        gold_rate_paise: Type.TInteger;
        rate_version: Type.TInteger;
      }>,
    ]
  >;
  exchange: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
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
        available_from: Type.TString;
        store_from: Type.TOptional<Type.TString>;
        is_open: Type.TBoolean;
      }>,
    ]
  >;
  buyback: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
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
        available_from: Type.TString;
        store_from: Type.TOptional<Type.TString>;
        is_open: Type.TBoolean;
      }>,
    ]
  >;
  course: Type.TArray<
    Type.TObject<{
      day: Type.TString;
      value_paise: Type.TInteger;
    }>
  >;
  reminders: Type.TArray<
    Type.TObject<{
      reminder_id: Type.TString;
      kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
      due_on: Type.TString;
      repeat: Type.TUnsafe<'once' | 'yearly'>;
    }>
  >;
}>;
export type BoxPiece = Static<typeof BoxPiece>;
export declare const BoxTotal: Type.TObject<{
  gold_paise: Type.TInteger;
  stones_paise: Type.TInteger;
  value_paise: Type.TInteger;
  valued: Type.TInteger;
  without_value: Type.TInteger;
  bought: Type.TObject<{
    gold_paise: Type.TInteger;
    stones_paise: Type.TInteger;
    value_paise: Type.TInteger;
    valued: Type.TInteger;
    without_value: Type.TInteger;
  }>;
  elsewhere: Type.TObject<{
    gold_paise: Type.TInteger;
    stones_paise: Type.TInteger;
    value_paise: Type.TInteger;
    valued: Type.TInteger;
    without_value: Type.TInteger;
  }>;
  going_back: Type.TInteger;
}>;
export type BoxTotal = Static<typeof BoxTotal>;
export declare const JewelleryBoxQuery: Type.TObject<{
  page: Type.TInteger;
}>;
export declare const JewelleryBox: Type.TObject<{
  as_of: Type.TString;
  total: Type.TObject<{
    gold_paise: Type.TInteger;
    stones_paise: Type.TInteger;
    value_paise: Type.TInteger;
    valued: Type.TInteger;
    without_value: Type.TInteger;
    bought: Type.TObject<{
      gold_paise: Type.TInteger;
      stones_paise: Type.TInteger;
      value_paise: Type.TInteger;
      valued: Type.TInteger;
      without_value: Type.TInteger;
    }>;
    elsewhere: Type.TObject<{
      gold_paise: Type.TInteger;
      stones_paise: Type.TInteger;
      value_paise: Type.TInteger;
      valued: Type.TInteger;
      without_value: Type.TInteger;
    }>;
    going_back: Type.TInteger;
  }>;
  results: Type.TArray<
    Type.TObject<{
      huid: Type.TString;
      certificates: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            laboratory: Type.TString;
            number: Type.TString;
          }>
        >
      >;
      order_item_id: Type.TString;
      order_no: Type.TString;
      delivered_on: Type.TString;
      state: Type.TUnsafe<'going-back' | 'in-service' | 'kept'>;
      going_back: Type.TUnsafe<'' | 'buy-back' | 'exchange' | 'return'>;
      product_id: Type.TInteger;
      design_code: Type.TString;
      sku: Type.TString;
      title: Type.TString;
      title_hi: Type.TString;
      category_name: Type.TString;
      url: Type.TString;
      has_model: Type.TBoolean;
      pictures: Type.TArray<
        Type.TObject<{
          tint: Type.TOptional<Type.TString>;
          src: Type.TString;
          alt: Type.TString;
        }>
      >;
      karat: Type.TInteger;
      colour: Type.TString;
      size: Type.TString;
      size_names: Type.TOptional<
        Type.TObject<{
          uk: Type.TString;
          us: Type.TString;
          eu: Type.TString;
        }>
      >;
      engraving: Type.TString;
      quantity: Type.TInteger;
      purity: Type.TString;
      net_weight_mg: Type.TInteger;
      gross_weight_mg: Type.TInteger;
      stones: Type.TArray<
        Type.TObject<{
          type: Type.TString;
          type_en: Type.TString;
          type_hi: Type.TString;
          shape: Type.TString;
          quality: Type.TString;
          count: Type.TInteger;
          millicarat: Type.TInteger;
        }>
      >;
      stones_from: Type.TUnsafe<'' | 'design' | 'sale'>;
      has_invoice: Type.TBoolean;
      paid_paise: Type.TInteger;
      currency: Type.TString;
      value: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            gold_paise: Type.TInteger;
            stones_paise: Type.TInteger;
            value_paise: Type.TInteger;
            gold_rate_paise: Type.TInteger;
            rate_version: Type.TInteger;
          }>,
        ]
      >;
      exchange: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
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
            available_from: Type.TString;
            store_from: Type.TOptional<Type.TString>;
            is_open: Type.TBoolean;
          }>,
        ]
      >;
      buyback: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
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
            available_from: Type.TString;
            store_from: Type.TOptional<Type.TString>;
            is_open: Type.TBoolean;
          }>,
        ]
      >;
      course: Type.TArray<
        Type.TObject<{
          day: Type.TString;
          value_paise: Type.TInteger;
        }>
      >;
      reminders: Type.TArray<
        Type.TObject<{
          reminder_id: Type.TString;
          kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
          due_on: Type.TString;
          repeat: Type.TUnsafe<'once' | 'yearly'>;
        }>
      >;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type JewelleryBox = Static<typeof JewelleryBox>;
export declare const ExternalPieceBody: Type.TObject<{
  name: Type.TString;
  metal: Type.TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
  karat: Type.TUnion<[Type.TNull, Type.TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]>;
  net_weight_mg: Type.TUnion<[Type.TNull, Type.TInteger]>;
  stones: Type.TString;
  huid: Type.TString;
  bought_on: Type.TString;
  paid_paise: Type.TUnion<[Type.TNull, Type.TInteger]>;
  note: Type.TString;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
}>;
export type ExternalPieceBody = Static<typeof ExternalPieceBody>;
export declare const ExternalPieceUpdateBody: Type.TObject<{
  name: Type.TString;
  metal: Type.TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
  karat: Type.TUnion<[Type.TNull, Type.TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]>;
  net_weight_mg: Type.TUnion<[Type.TNull, Type.TInteger]>;
  stones: Type.TString;
  huid: Type.TString;
  bought_on: Type.TString;
  paid_paise: Type.TUnion<[Type.TNull, Type.TInteger]>;
  note: Type.TString;
  piece_id: Type.TString;
  version: Type.TInteger;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
}>;
export type ExternalPieceUpdateBody = Static<typeof ExternalPieceUpdateBody>;
export declare const ExternalPieceIdBody: Type.TObject<{
  piece_id: Type.TString;
  version: Type.TInteger;
}>;
export declare const ExternalPiece: Type.TObject<{
  name: Type.TString;
  metal: Type.TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
  karat: Type.TUnion<[Type.TNull, Type.TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]>;
  net_weight_mg: Type.TUnion<[Type.TNull, Type.TInteger]>;
  stones: Type.TString;
  huid: Type.TString;
  bought_on: Type.TString;
  paid_paise: Type.TUnion<[Type.TNull, Type.TInteger]>;
  note: Type.TString;
  piece_id: Type.TString;
  version: Type.TInteger;
  photos: Type.TInteger;
  value: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        gold_paise: Type.TInteger;
        stones_paise: Type.TInteger;
        value_paise: Type.TInteger;
        gold_rate_paise: Type.TInteger;
        rate_version: Type.TInteger;
      }>,
    ]
  >;
  reminders: Type.TArray<
    Type.TObject<{
      reminder_id: Type.TString;
      kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
      due_on: Type.TString;
      repeat: Type.TUnsafe<'once' | 'yearly'>;
    }>
  >;
}>;
export type ExternalPiece = Static<typeof ExternalPiece>;
export declare const ExternalPieces: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      name: Type.TString;
      metal: Type.TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
      karat: Type.TUnion<[Type.TNull, Type.TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]>;
      net_weight_mg: Type.TUnion<[Type.TNull, Type.TInteger]>;
      stones: Type.TString;
      huid: Type.TString;
      bought_on: Type.TString;
      paid_paise: Type.TUnion<[Type.TNull, Type.TInteger]>;
      note: Type.TString;
      piece_id: Type.TString;
      version: Type.TInteger;
      photos: Type.TInteger;
      value: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            gold_paise: Type.TInteger;
            stones_paise: Type.TInteger;
            value_paise: Type.TInteger;
            gold_rate_paise: Type.TInteger;
            rate_version: Type.TInteger;
          }>,
        ]
      >;
      reminders: Type.TArray<
        Type.TObject<{
          reminder_id: Type.TString;
          kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
          due_on: Type.TString;
          repeat: Type.TUnsafe<'once' | 'yearly'>;
        }>
      >;
    }>
  >;
  count: Type.TInteger;
}>;
export type ExternalPieces = Static<typeof ExternalPieces>;
export declare const ExternalPiecePhotoQuery: Type.TObject<{
  piece_id: Type.TString;
  position: Type.TInteger;
}>;
export declare const CareReminderBody: Type.TObject<{
  origin: Type.TUnsafe<'elsewhere' | 'store'>;
  piece_id: Type.TString;
  kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
  due_on: Type.TString;
  repeat: Type.TUnsafe<'once' | 'yearly'>;
}>;
export type CareReminderBody = Static<typeof CareReminderBody>;
export declare const CareReminderOffBody: Type.TObject<{
  origin: Type.TUnsafe<'elsewhere' | 'store'>;
  piece_id: Type.TString;
  kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
}>;
export declare const CareReminders: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      reminder_id: Type.TString;
      kind: Type.TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
      due_on: Type.TString;
      repeat: Type.TUnsafe<'once' | 'yearly'>;
    }>
  >;
}>;
export type CareReminders = Static<typeof CareReminders>;
export declare const BoxShareBody: Type.TObject<{
  days: Type.TUnsafe<1 | 7 | 30>;
  with_values: Type.TBoolean;
}>;
export type BoxShareBody = Static<typeof BoxShareBody>;
export declare const BoxShareIdBody: Type.TObject<{
  share_id: Type.TString;
}>;
export declare const BoxShare: Type.TObject<{
  share_id: Type.TString;
  with_values: Type.TBoolean;
  created_at: Type.TString;
  expires_at: Type.TString;
}>;
export type BoxShare = Static<typeof BoxShare>;
export declare const BoxShareCreated: Type.TObject<{
  share_id: Type.TString;
  with_values: Type.TBoolean;
  created_at: Type.TString;
  expires_at: Type.TString;
  token: Type.TString;
  path: Type.TString;
}>;
export type BoxShareCreated = Static<typeof BoxShareCreated>;
export declare const BoxShares: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      share_id: Type.TString;
      with_values: Type.TBoolean;
      created_at: Type.TString;
      expires_at: Type.TString;
    }>
  >;
}>;
export type BoxShares = Static<typeof BoxShares>;
export declare const SharedBoxQuery: Type.TObject<{
  token: Type.TString;
}>;
export declare const SharedPhotoQuery: Type.TObject<{
  token: Type.TString;
  piece_id: Type.TString;
  position: Type.TInteger;
}>;
declare const SharedPiece: Type.TObject<{
  origin: Type.TUnsafe<'elsewhere' | 'store'>;
  piece_id: Type.TString;
  title: Type.TString;
  title_hi: Type.TString;
  pictures: Type.TArray<
    Type.TObject<{
      tint: Type.TOptional<Type.TString>;
      src: Type.TString;
      alt: Type.TString;
    }>
  >;
  photos: Type.TInteger;
  metal: Type.TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
  karat: Type.TUnion<[Type.TNull, Type.TInteger]>;
  colour: Type.TString;
  quantity: Type.TInteger;
  net_weight_mg: Type.TUnion<[Type.TNull, Type.TInteger]>;
  stones: Type.TArray<
    Type.TObject<{
      type: Type.TString;
      type_en: Type.TString;
      type_hi: Type.TString;
      shape: Type.TString;
      quality: Type.TString;
      count: Type.TInteger;
      millicarat: Type.TInteger;
    }>
  >;
  stones_text: Type.TString;
  value: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        gold_paise: Type.TInteger;
        stones_paise: Type.TInteger;
        value_paise: Type.TInteger;
        gold_rate_paise: Type.TInteger;
        rate_version: Type.TInteger;
      }>,
    ]
  >;
}>;
export type SharedPiece = Static<typeof SharedPiece>;
export declare const SharedBox: Type.TObject<{
  as_of: Type.TString;
  expires_at: Type.TString;
  with_values: Type.TBoolean;
  total: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        gold_paise: Type.TInteger;
        stones_paise: Type.TInteger;
        value_paise: Type.TInteger;
        valued: Type.TInteger;
        without_value: Type.TInteger;
      }>,
    ]
  >;
  pieces: Type.TArray<
    Type.TObject<{
      origin: Type.TUnsafe<'elsewhere' | 'store'>;
      piece_id: Type.TString;
      title: Type.TString;
      title_hi: Type.TString;
      pictures: Type.TArray<
        Type.TObject<{
          tint: Type.TOptional<Type.TString>;
          src: Type.TString;
          alt: Type.TString;
        }>
      >;
      photos: Type.TInteger;
      metal: Type.TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
      karat: Type.TUnion<[Type.TNull, Type.TInteger]>;
      colour: Type.TString;
      quantity: Type.TInteger;
      net_weight_mg: Type.TUnion<[Type.TNull, Type.TInteger]>;
      stones: Type.TArray<
        Type.TObject<{
          type: Type.TString;
          type_en: Type.TString;
          type_hi: Type.TString;
          shape: Type.TString;
          quality: Type.TString;
          count: Type.TInteger;
          millicarat: Type.TInteger;
        }>
      >;
      stones_text: Type.TString;
      value: Type.TUnion<
        [
          Type.TNull,
          Type.TObject<{
            gold_paise: Type.TInteger;
            stones_paise: Type.TInteger;
            value_paise: Type.TInteger;
            gold_rate_paise: Type.TInteger;
            rate_version: Type.TInteger;
          }>,
        ]
      >;
    }>
  >;
}>;
export type SharedBox = Static<typeof SharedBox>;
export declare const BoxStatementQuery: Type.TObject<{
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export {};
