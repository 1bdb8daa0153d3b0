export declare const productSizeGuide: {
  readonly method: 'GET';
  readonly path: 'product/size_guide/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'Sizes of a kind of piece, with their measures and what they are called abroad';
  readonly query: import('typebox').TObject<{
    wear_type: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'rings'>,
        import('typebox').TLiteral<'bangles'>,
        import('typebox').TLiteral<'chains'>,
        import('typebox').TLiteral<'bracelets'>,
      ]
    >;
    system: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'in'>,
          import('typebox').TLiteral<'uk'>,
          import('typebox').TLiteral<'us'>,
          import('typebox').TLiteral<'eu'>,
        ]
      >
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    wear_type: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'rings'>,
        import('typebox').TLiteral<'bangles'>,
        import('typebox').TLiteral<'chains'>,
        import('typebox').TLiteral<'bracelets'>,
      ]
    >;
    system: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'in'>,
        import('typebox').TLiteral<'uk'>,
        import('typebox').TLiteral<'us'>,
        import('typebox').TLiteral<'eu'>,
      ]
    >;
    sizes: import('typebox').TArray<
      import('typebox').TObject<{
        id: import('typebox').TString;
        name: import('typebox').TString;
        label: import('typebox').TString;
        label_hi: import('typebox').TString;
        names: import('typebox').TOptional<
          import('typebox').TObject<{
            uk: import('typebox').TString;
            us: import('typebox').TString;
            eu: import('typebox').TString;
          }>
        >;
        diameter_um: import('typebox').TOptional<import('typebox').TInteger>;
        circumference_um: import('typebox').TOptional<import('typebox').TInteger>;
        length_um: import('typebox').TOptional<import('typebox').TInteger>;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productRingSizer: {
  readonly method: 'GET';
  readonly path: 'product/ring_sizer/';
  readonly access: 'public';
  readonly tag: 'catalogue';
  readonly summary: 'A page to print at true scale: circles of every ring size and a strip for the finger, as a PDF';
  readonly query: import('typebox').TObject<{
    paper: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'a4'>, import('typebox').TLiteral<'letter'>]>
    >;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
