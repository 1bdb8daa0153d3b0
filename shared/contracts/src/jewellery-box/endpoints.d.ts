export declare const boxList: {
  readonly method: 'GET';
  readonly path: 'box/list/';
  readonly access: 'customer';
  readonly tag: 'jewellery box';
  readonly summary: 'Pieces that were bought and are still there, what each is worth today, and the sum of all';
  readonly query: import('typebox').TObject<{
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    as_of: import('typebox').TString;
    total: import('typebox').TObject<{
      gold_paise: import('typebox').TInteger;
      stones_paise: import('typebox').TInteger;
      value_paise: import('typebox').TInteger;
      valued: import('typebox').TInteger;
      without_value: import('typebox').TInteger;
      bought: import('typebox').TObject<{
        gold_paise: import('typebox').TInteger;
        stones_paise: import('typebox').TInteger;
        value_paise: import('typebox').TInteger;
        valued: import('typebox').TInteger;
        without_value: import('typebox').TInteger;
      }>;
      elsewhere: import('typebox').TObject<{
        gold_paise: import('typebox').TInteger;
        stones_paise: import('typebox').TInteger;
        value_paise: import('typebox').TInteger;
        valued: import('typebox').TInteger;
        without_value: import('typebox').TInteger;
      }>;
      going_back: import('typebox').TInteger;
    }>;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        huid: import('typebox').TString;
        certificates: import('typebox').TOptional<
          import('typebox').TArray<
            import('typebox').TObject<{
              laboratory: import('typebox').TString;
              number: import('typebox').TString;
            }>
          >
        >;
        order_item_id: import('typebox').TString;
        order_no: import('typebox').TString;
        delivered_on: import('typebox').TString;
        state: import('typebox').TUnsafe<'going-back' | 'in-service' | 'kept'>;
        going_back: import('typebox').TUnsafe<'' | 'buy-back' | 'exchange' | 'return'>;
        product_id: import('typebox').TInteger;
        design_code: import('typebox').TString;
        sku: import('typebox').TString;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
        category_name: import('typebox').TString;
        url: import('typebox').TString;
        has_model: import('typebox').TBoolean;
        pictures: import('typebox').TArray<
          import('typebox').TObject<{
            tint: import('typebox').TOptional<import('typebox').TString>;
            src: import('typebox').TString;
            alt: import('typebox').TString;
          }>
        >;
        karat: import('typebox').TInteger;
        colour: import('typebox').TString;
        size: import('typebox').TString;
        size_names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        engraving: import('typebox').TString;
        quantity: import('typebox').TInteger;
        purity: import('typebox').TString;
        net_weight_mg: import('typebox').TInteger;
        gross_weight_mg: import('typebox').TInteger;
        stones: import('typebox').TArray<
          import('typebox').TObject<{
            type: import('typebox').TString;
            type_en: import('typebox').TString;
            type_hi: import('typebox').TString;
            shape: import('typebox').TString;
            quality: import('typebox').TString;
            count: import('typebox').TInteger;
            millicarat: import('typebox').TInteger;
          }>
        >;
        stones_from: import('typebox').TUnsafe<'' | 'design' | 'sale'>;
        has_invoice: import('typebox').TBoolean;
        paid_paise: import('typebox').TInteger;
        currency: import('typebox').TString;
        value: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              gold_paise: import('typebox').TInteger;
              stones_paise: import('typebox').TInteger;
              value_paise: import('typebox').TInteger;
              gold_rate_paise: import('typebox').TInteger;
              rate_version: import('typebox').TInteger;
            }>,
          ]
        >;
        exchange: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              amount_paise: import('typebox').TInteger;
              lines: import('typebox').TArray<
                import('typebox').TObject<{
                  line: import('typebox').TUnsafe<
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
                  amount_paise: import('typebox').TInteger;
                }>
              >;
              available_from: import('typebox').TString;
              store_from: import('typebox').TOptional<import('typebox').TString>;
              is_open: import('typebox').TBoolean;
            }>,
          ]
        >;
        buyback: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              amount_paise: import('typebox').TInteger;
              lines: import('typebox').TArray<
                import('typebox').TObject<{
                  line: import('typebox').TUnsafe<
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
                  amount_paise: import('typebox').TInteger;
                }>
              >;
              available_from: import('typebox').TString;
              store_from: import('typebox').TOptional<import('typebox').TString>;
              is_open: import('typebox').TBoolean;
            }>,
          ]
        >;
        course: import('typebox').TArray<
          import('typebox').TObject<{
            day: import('typebox').TString;
            value_paise: import('typebox').TInteger;
          }>
        >;
        reminders: import('typebox').TArray<
          import('typebox').TObject<{
            reminder_id: import('typebox').TString;
            kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
            due_on: import('typebox').TString;
            repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
          }>
        >;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const externalPieceList: {
  readonly method: 'GET';
  readonly path: 'box/elsewhere/list/';
  readonly access: 'customer';
  readonly tag: 'jewellery box';
  readonly summary: 'Pieces from elsewhere, with the value of their gold today';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        name: import('typebox').TString;
        metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
        karat: import('typebox').TUnion<
          [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
        >;
        net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
        stones: import('typebox').TString;
        huid: import('typebox').TString;
        bought_on: import('typebox').TString;
        paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
        note: import('typebox').TString;
        piece_id: import('typebox').TString;
        version: import('typebox').TInteger;
        photos: import('typebox').TInteger;
        value: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              gold_paise: import('typebox').TInteger;
              stones_paise: import('typebox').TInteger;
              value_paise: import('typebox').TInteger;
              gold_rate_paise: import('typebox').TInteger;
              rate_version: import('typebox').TInteger;
            }>,
          ]
        >;
        reminders: import('typebox').TArray<
          import('typebox').TObject<{
            reminder_id: import('typebox').TString;
            kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
            due_on: import('typebox').TString;
            repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
          }>
        >;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const externalPieceAdd: {
  readonly method: 'POST';
  readonly path: 'box/elsewhere/add/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'Writes down a piece from elsewhere';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
    karat: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
    >;
    net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    stones: import('typebox').TString;
    huid: import('typebox').TString;
    bought_on: import('typebox').TString;
    paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    note: import('typebox').TString;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    name: import('typebox').TString;
    metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
    karat: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
    >;
    net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    stones: import('typebox').TString;
    huid: import('typebox').TString;
    bought_on: import('typebox').TString;
    paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    note: import('typebox').TString;
    piece_id: import('typebox').TString;
    version: import('typebox').TInteger;
    photos: import('typebox').TInteger;
    value: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          gold_paise: import('typebox').TInteger;
          stones_paise: import('typebox').TInteger;
          value_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          rate_version: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TArray<
      import('typebox').TObject<{
        reminder_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
        due_on: import('typebox').TString;
        repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
      }>
    >;
  }>;
  readonly photos: true;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const externalPieceUpdate: {
  readonly method: 'POST';
  readonly path: 'box/elsewhere/update/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'Changes all of it, unless somebody changed it meanwhile';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
    karat: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
    >;
    net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    stones: import('typebox').TString;
    huid: import('typebox').TString;
    bought_on: import('typebox').TString;
    paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    note: import('typebox').TString;
    piece_id: import('typebox').TString;
    version: import('typebox').TInteger;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    name: import('typebox').TString;
    metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
    karat: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
    >;
    net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    stones: import('typebox').TString;
    huid: import('typebox').TString;
    bought_on: import('typebox').TString;
    paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    note: import('typebox').TString;
    piece_id: import('typebox').TString;
    version: import('typebox').TInteger;
    photos: import('typebox').TInteger;
    value: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          gold_paise: import('typebox').TInteger;
          stones_paise: import('typebox').TInteger;
          value_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          rate_version: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TArray<
      import('typebox').TObject<{
        reminder_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
        due_on: import('typebox').TString;
        repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
      }>
    >;
  }>;
  readonly conflict: import('typebox').TObject<{
    name: import('typebox').TString;
    metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
    karat: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
    >;
    net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    stones: import('typebox').TString;
    huid: import('typebox').TString;
    bought_on: import('typebox').TString;
    paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    note: import('typebox').TString;
    piece_id: import('typebox').TString;
    version: import('typebox').TInteger;
    photos: import('typebox').TInteger;
    value: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          gold_paise: import('typebox').TInteger;
          stones_paise: import('typebox').TInteger;
          value_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          rate_version: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TArray<
      import('typebox').TObject<{
        reminder_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
        due_on: import('typebox').TString;
        repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
      }>
    >;
  }>;
  readonly photos: true;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const externalPieceDelete: {
  readonly method: 'POST';
  readonly path: 'box/elsewhere/delete/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'Deletes it with its photographs and reminders, unless somebody changed it meanwhile';
  readonly body: import('typebox').TObject<{
    piece_id: import('typebox').TString;
    version: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        name: import('typebox').TString;
        metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
        karat: import('typebox').TUnion<
          [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
        >;
        net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
        stones: import('typebox').TString;
        huid: import('typebox').TString;
        bought_on: import('typebox').TString;
        paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
        note: import('typebox').TString;
        piece_id: import('typebox').TString;
        version: import('typebox').TInteger;
        photos: import('typebox').TInteger;
        value: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              gold_paise: import('typebox').TInteger;
              stones_paise: import('typebox').TInteger;
              value_paise: import('typebox').TInteger;
              gold_rate_paise: import('typebox').TInteger;
              rate_version: import('typebox').TInteger;
            }>,
          ]
        >;
        reminders: import('typebox').TArray<
          import('typebox').TObject<{
            reminder_id: import('typebox').TString;
            kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
            due_on: import('typebox').TString;
            repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
          }>
        >;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
  readonly conflict: import('typebox').TObject<{
    name: import('typebox').TString;
    metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
    karat: import('typebox').TUnion<
      [import('typebox').TNull, import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>]
    >;
    net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    stones: import('typebox').TString;
    huid: import('typebox').TString;
    bought_on: import('typebox').TString;
    paid_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    note: import('typebox').TString;
    piece_id: import('typebox').TString;
    version: import('typebox').TInteger;
    photos: import('typebox').TInteger;
    value: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          gold_paise: import('typebox').TInteger;
          stones_paise: import('typebox').TInteger;
          value_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          rate_version: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TArray<
      import('typebox').TObject<{
        reminder_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
        due_on: import('typebox').TString;
        repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const externalPiecePhoto: {
  readonly method: 'GET';
  readonly path: 'box/elsewhere/photo/';
  readonly access: 'customer';
  readonly tag: 'jewellery box';
  readonly summary: 'A photograph of a piece from elsewhere';
  readonly query: import('typebox').TObject<{
    piece_id: import('typebox').TString;
    position: import('typebox').TInteger;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxReminderSet: {
  readonly method: 'POST';
  readonly path: 'box/reminder/set/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'Reminds of the care of a piece on a day, once or every year';
  readonly body: import('typebox').TObject<{
    origin: import('typebox').TUnsafe<'elsewhere' | 'store'>;
    piece_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
    due_on: import('typebox').TString;
    repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        reminder_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
        due_on: import('typebox').TString;
        repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxReminderOff: {
  readonly method: 'POST';
  readonly path: 'box/reminder/off/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'Reminds of it no more';
  readonly body: import('typebox').TObject<{
    origin: import('typebox').TUnsafe<'elsewhere' | 'store'>;
    piece_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        reminder_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'cleaning' | 'inspection' | 'insurance'>;
        due_on: import('typebox').TString;
        repeat: import('typebox').TUnsafe<'once' | 'yearly'>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxShareList: {
  readonly method: 'GET';
  readonly path: 'box/share/list/';
  readonly access: 'customer';
  readonly tag: 'jewellery box';
  readonly summary: 'Links to the box that work';
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        share_id: import('typebox').TString;
        with_values: import('typebox').TBoolean;
        created_at: import('typebox').TString;
        expires_at: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxShareCreate: {
  readonly method: 'POST';
  readonly path: 'box/share/create/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'A link to look at the box for some days, with or without values';
  readonly body: import('typebox').TObject<{
    days: import('typebox').TUnsafe<1 | 7 | 30>;
    with_values: import('typebox').TBoolean;
  }>;
  readonly answer: import('typebox').TObject<{
    share_id: import('typebox').TString;
    with_values: import('typebox').TBoolean;
    created_at: import('typebox').TString;
    expires_at: import('typebox').TString;
    token: import('typebox').TString;
    path: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxShareRevoke: {
  readonly method: 'POST';
  readonly path: 'box/share/revoke/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'jewellery box';
  readonly summary: 'Ends a link';
  readonly body: import('typebox').TObject<{
    share_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        share_id: import('typebox').TString;
        with_values: import('typebox').TBoolean;
        created_at: import('typebox').TString;
        expires_at: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxShared: {
  readonly method: 'GET';
  readonly path: 'box/shared/';
  readonly access: 'public';
  readonly tag: 'jewellery box';
  readonly summary: 'A box somebody shared: pieces without names, addresses and orders';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    as_of: import('typebox').TString;
    expires_at: import('typebox').TString;
    with_values: import('typebox').TBoolean;
    total: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          gold_paise: import('typebox').TInteger;
          stones_paise: import('typebox').TInteger;
          value_paise: import('typebox').TInteger;
          valued: import('typebox').TInteger;
          without_value: import('typebox').TInteger;
        }>,
      ]
    >;
    pieces: import('typebox').TArray<
      import('typebox').TObject<{
        origin: import('typebox').TUnsafe<'elsewhere' | 'store'>;
        piece_id: import('typebox').TString;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
        pictures: import('typebox').TArray<
          import('typebox').TObject<{
            tint: import('typebox').TOptional<import('typebox').TString>;
            src: import('typebox').TString;
            alt: import('typebox').TString;
          }>
        >;
        photos: import('typebox').TInteger;
        metal: import('typebox').TUnsafe<'gold' | 'other' | 'platinum' | 'silver'>;
        karat: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
        colour: import('typebox').TString;
        quantity: import('typebox').TInteger;
        net_weight_mg: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
        stones: import('typebox').TArray<
          import('typebox').TObject<{
            type: import('typebox').TString;
            type_en: import('typebox').TString;
            type_hi: import('typebox').TString;
            shape: import('typebox').TString;
            quality: import('typebox').TString;
            count: import('typebox').TInteger;
            millicarat: import('typebox').TInteger;
          }>
        >;
        stones_text: import('typebox').TString;
        value: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              gold_paise: import('typebox').TInteger;
              stones_paise: import('typebox').TInteger;
              value_paise: import('typebox').TInteger;
              gold_rate_paise: import('typebox').TInteger;
              rate_version: import('typebox').TInteger;
            }>,
          ]
        >;
      }>
    >;
  }>;
  readonly limit: {
    readonly name: 'box-shared';
    readonly seconds: 60;
    readonly counts: 'calls';
    readonly address: 60;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxSharedPhoto: {
  readonly method: 'GET';
  readonly path: 'box/shared/photo/';
  readonly access: 'public';
  readonly tag: 'jewellery box';
  readonly summary: 'A photograph of a piece in it';
  readonly query: import('typebox').TObject<{
    token: import('typebox').TString;
    piece_id: import('typebox').TString;
    position: import('typebox').TInteger;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
  readonly limit: {
    readonly name: 'box-shared-photo';
    readonly seconds: 60;
    readonly counts: 'calls';
    readonly address: 600;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const boxStatement: {
  readonly method: 'GET';
  readonly path: 'box/statement/';
  readonly access: 'customer';
  readonly tag: 'jewellery box';
  readonly summary: "The store's statement of what the pieces are worth today, with pictures, as a PDF for an insurer";
  readonly query: import('typebox').TObject<{
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
