export declare const contentPolicy: {
  readonly method: 'GET';
  readonly path: 'content/policy/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: "The numbers of the store's promises, and one of them in words";
  readonly query: import('typebox').TObject<{
    slug: import('typebox').TOptional<import('typebox').TString>;
    lang: import('typebox').TOptional<import('typebox').TUnsafe<'en' | 'hi'>>;
  }>;
  readonly answer: import('typebox').TObject<{
    return_days: import('typebox').TInteger;
    exchange_online_days: import('typebox').TInteger;
    exchange_store_days: import('typebox').TInteger;
    exchange_deduct_pct: import('typebox').TNumber;
    exchange_fee_paise: import('typebox').TInteger;
    buyback_gold_pct: import('typebox').TNumber;
    buyback_stone_pct: import('typebox').TNumber;
    old_gold_pct: import('typebox').TNumber;
    warranty_days: import('typebox').TInteger;
    quality_checks: import('typebox').TInteger;
    express_hours: import('typebox').TInteger;
    cut_off_pm: import('typebox').TInteger;
    fast_days_from: import('typebox').TInteger;
    fast_days_to: import('typebox').TInteger;
    india_days: import('typebox').TInteger;
    international_days: import('typebox').TInteger;
    cod_pincodes: import('typebox').TInteger;
    cod_max_paise: import('typebox').TInteger;
    pan_above_paise: import('typebox').TInteger;
    price_lock_minutes: import('typebox').TInteger;
    coin_value_paise: import('typebox').TInteger;
    coins_min_cart_paise: import('typebox').TInteger;
    coins_cap_pct: import('typebox').TNumber;
    coins_life_days: import('typebox').TInteger;
    document: import('typebox').TOptional<
      import('typebox').TObject<{
        kind: import('typebox').TUnsafe<
          | 'attribution'
          | 'banner'
          | 'blog'
          | 'contact'
          | 'faq'
          | 'franchise'
          | 'gift-guide'
          | 'help'
          | 'landing'
          | 'policy'
        >;
        slug: import('typebox').TString;
        title: import('typebox').TString;
        lead: import('typebox').TArray<
          import('typebox').TObject<{
            text: import('typebox').TOptional<import('typebox').TString>;
            count: import('typebox').TOptional<import('typebox').TNumber>;
            amount: import('typebox').TOptional<import('typebox').TInteger>;
            currency: import('typebox').TOptional<import('typebox').TString>;
            strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            href: import('typebox').TOptional<import('typebox').TString>;
            line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          }>
        >;
        sections: import('typebox').TArray<
          import('typebox').TObject<{
            title: import('typebox').TArray<
              import('typebox').TObject<{
                text: import('typebox').TOptional<import('typebox').TString>;
                count: import('typebox').TOptional<import('typebox').TNumber>;
                amount: import('typebox').TOptional<import('typebox').TInteger>;
                currency: import('typebox').TOptional<import('typebox').TString>;
                strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                href: import('typebox').TOptional<import('typebox').TString>;
                line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
              }>
            >;
            blocks: import('typebox').TArray<
              import('typebox').TObject<{
                kind: import('typebox').TUnion<
                  [
                    import('typebox').TLiteral<'paragraph'>,
                    import('typebox').TLiteral<'heading'>,
                    import('typebox').TLiteral<'quote'>,
                    import('typebox').TLiteral<'list'>,
                    import('typebox').TLiteral<'steps'>,
                    import('typebox').TLiteral<'links'>,
                    import('typebox').TLiteral<'table'>,
                    import('typebox').TLiteral<'picture'>,
                  ]
                >;
                runs: import('typebox').TOptional<
                  import('typebox').TArray<
                    import('typebox').TObject<{
                      text: import('typebox').TOptional<import('typebox').TString>;
                      count: import('typebox').TOptional<import('typebox').TNumber>;
                      amount: import('typebox').TOptional<import('typebox').TInteger>;
                      currency: import('typebox').TOptional<import('typebox').TString>;
                      strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      href: import('typebox').TOptional<import('typebox').TString>;
                      line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    }>
                  >
                >;
                items: import('typebox').TOptional<
                  import('typebox').TArray<
                    import('typebox').TArray<
                      import('typebox').TObject<{
                        text: import('typebox').TOptional<import('typebox').TString>;
                        count: import('typebox').TOptional<import('typebox').TNumber>;
                        amount: import('typebox').TOptional<import('typebox').TInteger>;
                        currency: import('typebox').TOptional<import('typebox').TString>;
                        strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        href: import('typebox').TOptional<import('typebox').TString>;
                        line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      }>
                    >
                  >
                >;
                rows: import('typebox').TOptional<
                  import('typebox').TArray<
                    import('typebox').TArray<
                      import('typebox').TArray<
                        import('typebox').TObject<{
                          text: import('typebox').TOptional<import('typebox').TString>;
                          count: import('typebox').TOptional<import('typebox').TNumber>;
                          amount: import('typebox').TOptional<import('typebox').TInteger>;
                          currency: import('typebox').TOptional<import('typebox').TString>;
                          strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                          em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                          href: import('typebox').TOptional<import('typebox').TString>;
                          line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        }>
                      >
                    >
                  >
                >;
                picture: import('typebox').TOptional<
                  import('typebox').TObject<{
                    src: import('typebox').TString;
                    alt: import('typebox').TString;
                    width: import('typebox').TInteger;
                    height: import('typebox').TInteger;
                    href: import('typebox').TOptional<import('typebox').TString>;
                  }>
                >;
              }>
            >;
          }>
        >;
        published_at: import('typebox').TString;
        changed_at: import('typebox').TString;
      }>
    >;
    others: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          slug: import('typebox').TString;
          title: import('typebox').TString;
        }>
      >
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contentFaqs: {
  readonly method: 'GET';
  readonly path: 'content/faq/list/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'Questions and answers: each section is one';
  readonly query: import('typebox').TObject<{
    lang: import('typebox').TOptional<import('typebox').TUnsafe<'en' | 'hi'>>;
  }>;
  readonly answer: import('typebox').TObject<{
    kind: import('typebox').TUnsafe<
      | 'attribution'
      | 'banner'
      | 'blog'
      | 'contact'
      | 'faq'
      | 'franchise'
      | 'gift-guide'
      | 'help'
      | 'landing'
      | 'policy'
    >;
    slug: import('typebox').TString;
    title: import('typebox').TString;
    lead: import('typebox').TArray<
      import('typebox').TObject<{
        text: import('typebox').TOptional<import('typebox').TString>;
        count: import('typebox').TOptional<import('typebox').TNumber>;
        amount: import('typebox').TOptional<import('typebox').TInteger>;
        currency: import('typebox').TOptional<import('typebox').TString>;
        strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
        em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
        href: import('typebox').TOptional<import('typebox').TString>;
        line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
      }>
    >;
    sections: import('typebox').TArray<
      import('typebox').TObject<{
        title: import('typebox').TArray<
          import('typebox').TObject<{
            text: import('typebox').TOptional<import('typebox').TString>;
            count: import('typebox').TOptional<import('typebox').TNumber>;
            amount: import('typebox').TOptional<import('typebox').TInteger>;
            currency: import('typebox').TOptional<import('typebox').TString>;
            strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            href: import('typebox').TOptional<import('typebox').TString>;
            line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          }>
        >;
        blocks: import('typebox').TArray<
          import('typebox').TObject<{
            kind: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'paragraph'>,
                import('typebox').TLiteral<'heading'>,
                import('typebox').TLiteral<'quote'>,
                import('typebox').TLiteral<'list'>,
                import('typebox').TLiteral<'steps'>,
                import('typebox').TLiteral<'links'>,
                import('typebox').TLiteral<'table'>,
                import('typebox').TLiteral<'picture'>,
              ]
            >;
            runs: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TObject<{
                  text: import('typebox').TOptional<import('typebox').TString>;
                  count: import('typebox').TOptional<import('typebox').TNumber>;
                  amount: import('typebox').TOptional<import('typebox').TInteger>;
                  currency: import('typebox').TOptional<import('typebox').TString>;
                  strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  href: import('typebox').TOptional<import('typebox').TString>;
                  line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                }>
              >
            >;
            items: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TArray<
                  import('typebox').TObject<{
                    text: import('typebox').TOptional<import('typebox').TString>;
                    count: import('typebox').TOptional<import('typebox').TNumber>;
                    amount: import('typebox').TOptional<import('typebox').TInteger>;
                    currency: import('typebox').TOptional<import('typebox').TString>;
                    strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    href: import('typebox').TOptional<import('typebox').TString>;
                    line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  }>
                >
              >
            >;
            rows: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TArray<
                  import('typebox').TArray<
                    import('typebox').TObject<{
                      text: import('typebox').TOptional<import('typebox').TString>;
                      count: import('typebox').TOptional<import('typebox').TNumber>;
                      amount: import('typebox').TOptional<import('typebox').TInteger>;
                      currency: import('typebox').TOptional<import('typebox').TString>;
                      strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      href: import('typebox').TOptional<import('typebox').TString>;
                      line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    }>
                  >
                >
              >
            >;
            picture: import('typebox').TOptional<
              import('typebox').TObject<{
                src: import('typebox').TString;
                alt: import('typebox').TString;
                width: import('typebox').TInteger;
                height: import('typebox').TInteger;
                href: import('typebox').TOptional<import('typebox').TString>;
              }>
            >;
          }>
        >;
      }>
    >;
    published_at: import('typebox').TString;
    changed_at: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contentPage: {
  readonly method: 'GET';
  readonly path: 'content/page/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'A page of words: help, contact, franchise, attribution, gift guide';
  readonly query: import('typebox').TObject<{
    slug: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TUnsafe<'en' | 'hi'>>;
  }>;
  readonly answer: import('typebox').TObject<{
    kind: import('typebox').TUnsafe<
      | 'attribution'
      | 'banner'
      | 'blog'
      | 'contact'
      | 'faq'
      | 'franchise'
      | 'gift-guide'
      | 'help'
      | 'landing'
      | 'policy'
    >;
    slug: import('typebox').TString;
    title: import('typebox').TString;
    lead: import('typebox').TArray<
      import('typebox').TObject<{
        text: import('typebox').TOptional<import('typebox').TString>;
        count: import('typebox').TOptional<import('typebox').TNumber>;
        amount: import('typebox').TOptional<import('typebox').TInteger>;
        currency: import('typebox').TOptional<import('typebox').TString>;
        strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
        em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
        href: import('typebox').TOptional<import('typebox').TString>;
        line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
      }>
    >;
    sections: import('typebox').TArray<
      import('typebox').TObject<{
        title: import('typebox').TArray<
          import('typebox').TObject<{
            text: import('typebox').TOptional<import('typebox').TString>;
            count: import('typebox').TOptional<import('typebox').TNumber>;
            amount: import('typebox').TOptional<import('typebox').TInteger>;
            currency: import('typebox').TOptional<import('typebox').TString>;
            strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            href: import('typebox').TOptional<import('typebox').TString>;
            line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          }>
        >;
        blocks: import('typebox').TArray<
          import('typebox').TObject<{
            kind: import('typebox').TUnion<
              [
                import('typebox').TLiteral<'paragraph'>,
                import('typebox').TLiteral<'heading'>,
                import('typebox').TLiteral<'quote'>,
                import('typebox').TLiteral<'list'>,
                import('typebox').TLiteral<'steps'>,
                import('typebox').TLiteral<'links'>,
                import('typebox').TLiteral<'table'>,
                import('typebox').TLiteral<'picture'>,
              ]
            >;
            runs: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TObject<{
                  text: import('typebox').TOptional<import('typebox').TString>;
                  count: import('typebox').TOptional<import('typebox').TNumber>;
                  amount: import('typebox').TOptional<import('typebox').TInteger>;
                  currency: import('typebox').TOptional<import('typebox').TString>;
                  strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  href: import('typebox').TOptional<import('typebox').TString>;
                  line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                }>
              >
            >;
            items: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TArray<
                  import('typebox').TObject<{
                    text: import('typebox').TOptional<import('typebox').TString>;
                    count: import('typebox').TOptional<import('typebox').TNumber>;
                    amount: import('typebox').TOptional<import('typebox').TInteger>;
                    currency: import('typebox').TOptional<import('typebox').TString>;
                    strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    href: import('typebox').TOptional<import('typebox').TString>;
                    line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  }>
                >
              >
            >;
            rows: import('typebox').TOptional<
              import('typebox').TArray<
                import('typebox').TArray<
                  import('typebox').TArray<
                    import('typebox').TObject<{
                      text: import('typebox').TOptional<import('typebox').TString>;
                      count: import('typebox').TOptional<import('typebox').TNumber>;
                      amount: import('typebox').TOptional<import('typebox').TInteger>;
                      currency: import('typebox').TOptional<import('typebox').TString>;
                      strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      href: import('typebox').TOptional<import('typebox').TString>;
                      line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    }>
                  >
                >
              >
            >;
            picture: import('typebox').TOptional<
              import('typebox').TObject<{
                src: import('typebox').TString;
                alt: import('typebox').TString;
                width: import('typebox').TInteger;
                height: import('typebox').TInteger;
                href: import('typebox').TOptional<import('typebox').TString>;
              }>
            >;
          }>
        >;
      }>
    >;
    published_at: import('typebox').TString;
    changed_at: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contentPicture: {
  readonly method: 'GET';
  readonly path: 'content/picture/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: "A picture that the store's people put into a text; its name names its content, so it may be kept for good";
  readonly query: import('typebox').TObject<{
    name: import('typebox').TString;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contentBlog: {
  readonly method: 'GET';
  readonly path: 'content/blog/list/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'Articles, the latest first';
  readonly query: import('typebox').TObject<{
    lang: import('typebox').TOptional<import('typebox').TUnsafe<'en' | 'hi'>>;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        slug: import('typebox').TString;
        title: import('typebox').TString;
        lead: import('typebox').TArray<
          import('typebox').TObject<{
            text: import('typebox').TOptional<import('typebox').TString>;
            count: import('typebox').TOptional<import('typebox').TNumber>;
            amount: import('typebox').TOptional<import('typebox').TInteger>;
            currency: import('typebox').TOptional<import('typebox').TString>;
            strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            href: import('typebox').TOptional<import('typebox').TString>;
            line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          }>
        >;
        published_at: import('typebox').TString;
        minutes: import('typebox').TInteger;
        picture: import('typebox').TOptional<
          import('typebox').TObject<{
            src: import('typebox').TString;
            alt: import('typebox').TString;
            width: import('typebox').TInteger;
            height: import('typebox').TInteger;
            href: import('typebox').TOptional<import('typebox').TString>;
          }>
        >;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contentArticle: {
  readonly method: 'GET';
  readonly path: 'content/blog/details/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'An article';
  readonly query: import('typebox').TObject<{
    slug: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TUnsafe<'en' | 'hi'>>;
  }>;
  readonly answer: import('typebox').TObject<{
    document: import('typebox').TObject<{
      kind: import('typebox').TUnsafe<
        | 'attribution'
        | 'banner'
        | 'blog'
        | 'contact'
        | 'faq'
        | 'franchise'
        | 'gift-guide'
        | 'help'
        | 'landing'
        | 'policy'
      >;
      slug: import('typebox').TString;
      title: import('typebox').TString;
      lead: import('typebox').TArray<
        import('typebox').TObject<{
          text: import('typebox').TOptional<import('typebox').TString>;
          count: import('typebox').TOptional<import('typebox').TNumber>;
          amount: import('typebox').TOptional<import('typebox').TInteger>;
          currency: import('typebox').TOptional<import('typebox').TString>;
          strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          href: import('typebox').TOptional<import('typebox').TString>;
          line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
        }>
      >;
      sections: import('typebox').TArray<
        import('typebox').TObject<{
          title: import('typebox').TArray<
            import('typebox').TObject<{
              text: import('typebox').TOptional<import('typebox').TString>;
              count: import('typebox').TOptional<import('typebox').TNumber>;
              amount: import('typebox').TOptional<import('typebox').TInteger>;
              currency: import('typebox').TOptional<import('typebox').TString>;
              strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
              em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
              href: import('typebox').TOptional<import('typebox').TString>;
              line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            }>
          >;
          blocks: import('typebox').TArray<
            import('typebox').TObject<{
              kind: import('typebox').TUnion<
                [
                  import('typebox').TLiteral<'paragraph'>,
                  import('typebox').TLiteral<'heading'>,
                  import('typebox').TLiteral<'quote'>,
                  import('typebox').TLiteral<'list'>,
                  import('typebox').TLiteral<'steps'>,
                  import('typebox').TLiteral<'links'>,
                  import('typebox').TLiteral<'table'>,
                  import('typebox').TLiteral<'picture'>,
                ]
              >;
              runs: import('typebox').TOptional<
                import('typebox').TArray<
                  import('typebox').TObject<{
                    text: import('typebox').TOptional<import('typebox').TString>;
                    count: import('typebox').TOptional<import('typebox').TNumber>;
                    amount: import('typebox').TOptional<import('typebox').TInteger>;
                    currency: import('typebox').TOptional<import('typebox').TString>;
                    strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    href: import('typebox').TOptional<import('typebox').TString>;
                    line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                  }>
                >
              >;
              items: import('typebox').TOptional<
                import('typebox').TArray<
                  import('typebox').TArray<
                    import('typebox').TObject<{
                      text: import('typebox').TOptional<import('typebox').TString>;
                      count: import('typebox').TOptional<import('typebox').TNumber>;
                      amount: import('typebox').TOptional<import('typebox').TInteger>;
                      currency: import('typebox').TOptional<import('typebox').TString>;
                      strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      href: import('typebox').TOptional<import('typebox').TString>;
                      line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    }>
                  >
                >
              >;
              rows: import('typebox').TOptional<
                import('typebox').TArray<
                  import('typebox').TArray<
                    import('typebox').TArray<
                      import('typebox').TObject<{
                        text: import('typebox').TOptional<import('typebox').TString>;
                        count: import('typebox').TOptional<import('typebox').TNumber>;
                        amount: import('typebox').TOptional<import('typebox').TInteger>;
                        currency: import('typebox').TOptional<import('typebox').TString>;
                        strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        href: import('typebox').TOptional<import('typebox').TString>;
                        line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      }>
                    >
                  >
                >
              >;
              picture: import('typebox').TOptional<
                import('typebox').TObject<{
                  src: import('typebox').TString;
                  alt: import('typebox').TString;
                  width: import('typebox').TInteger;
                  height: import('typebox').TInteger;
                  href: import('typebox').TOptional<import('typebox').TString>;
                }>
              >;
            }>
          >;
        }>
      >;
      published_at: import('typebox').TString;
      changed_at: import('typebox').TString;
    }>;
    minutes: import('typebox').TInteger;
    others: import('typebox').TArray<
      import('typebox').TObject<{
        slug: import('typebox').TString;
        title: import('typebox').TString;
        lead: import('typebox').TArray<
          import('typebox').TObject<{
            text: import('typebox').TOptional<import('typebox').TString>;
            count: import('typebox').TOptional<import('typebox').TNumber>;
            amount: import('typebox').TOptional<import('typebox').TInteger>;
            currency: import('typebox').TOptional<import('typebox').TString>;
            strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            href: import('typebox').TOptional<import('typebox').TString>;
            line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          }>
        >;
        published_at: import('typebox').TString;
        minutes: import('typebox').TInteger;
        picture: import('typebox').TOptional<
          import('typebox').TObject<{
            src: import('typebox').TString;
            alt: import('typebox').TString;
            width: import('typebox').TInteger;
            height: import('typebox').TInteger;
            href: import('typebox').TOptional<import('typebox').TString>;
          }>
        >;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const contentTexts: {
  readonly method: 'GET';
  readonly path: 'content/texts/';
  readonly access: 'public';
  readonly tag: 'content';
  readonly summary: 'Texts that landings, the home page and the gift guide show now';
  readonly query: import('typebox').TObject<{
    kind: import('typebox').TOptional<import('typebox').TUnsafe<'banner' | 'gift-guide' | 'landing'>>;
    slug: import('typebox').TOptional<import('typebox').TString>;
    lang: import('typebox').TOptional<import('typebox').TUnsafe<'en' | 'hi'>>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        kind: import('typebox').TUnsafe<
          | 'attribution'
          | 'banner'
          | 'blog'
          | 'contact'
          | 'faq'
          | 'franchise'
          | 'gift-guide'
          | 'help'
          | 'landing'
          | 'policy'
        >;
        slug: import('typebox').TString;
        title: import('typebox').TString;
        lead: import('typebox').TArray<
          import('typebox').TObject<{
            text: import('typebox').TOptional<import('typebox').TString>;
            count: import('typebox').TOptional<import('typebox').TNumber>;
            amount: import('typebox').TOptional<import('typebox').TInteger>;
            currency: import('typebox').TOptional<import('typebox').TString>;
            strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
            href: import('typebox').TOptional<import('typebox').TString>;
            line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
          }>
        >;
        sections: import('typebox').TArray<
          import('typebox').TObject<{
            title: import('typebox').TArray<
              import('typebox').TObject<{
                text: import('typebox').TOptional<import('typebox').TString>;
                count: import('typebox').TOptional<import('typebox').TNumber>;
                amount: import('typebox').TOptional<import('typebox').TInteger>;
                currency: import('typebox').TOptional<import('typebox').TString>;
                strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                href: import('typebox').TOptional<import('typebox').TString>;
                line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
              }>
            >;
            blocks: import('typebox').TArray<
              import('typebox').TObject<{
                kind: import('typebox').TUnion<
                  [
                    import('typebox').TLiteral<'paragraph'>,
                    import('typebox').TLiteral<'heading'>,
                    import('typebox').TLiteral<'quote'>,
                    import('typebox').TLiteral<'list'>,
                    import('typebox').TLiteral<'steps'>,
                    import('typebox').TLiteral<'links'>,
                    import('typebox').TLiteral<'table'>,
                    import('typebox').TLiteral<'picture'>,
                  ]
                >;
                runs: import('typebox').TOptional<
                  import('typebox').TArray<
                    import('typebox').TObject<{
                      text: import('typebox').TOptional<import('typebox').TString>;
                      count: import('typebox').TOptional<import('typebox').TNumber>;
                      amount: import('typebox').TOptional<import('typebox').TInteger>;
                      currency: import('typebox').TOptional<import('typebox').TString>;
                      strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      href: import('typebox').TOptional<import('typebox').TString>;
                      line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                    }>
                  >
                >;
                items: import('typebox').TOptional<
                  import('typebox').TArray<
                    import('typebox').TArray<
                      import('typebox').TObject<{
                        text: import('typebox').TOptional<import('typebox').TString>;
                        count: import('typebox').TOptional<import('typebox').TNumber>;
                        amount: import('typebox').TOptional<import('typebox').TInteger>;
                        currency: import('typebox').TOptional<import('typebox').TString>;
                        strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        href: import('typebox').TOptional<import('typebox').TString>;
                        line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                      }>
                    >
                  >
                >;
                rows: import('typebox').TOptional<
                  import('typebox').TArray<
                    import('typebox').TArray<
                      import('typebox').TArray<
                        import('typebox').TObject<{
                          text: import('typebox').TOptional<import('typebox').TString>;
                          count: import('typebox').TOptional<import('typebox').TNumber>;
                          amount: import('typebox').TOptional<import('typebox').TInteger>;
                          currency: import('typebox').TOptional<import('typebox').TString>;
                          strong: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                          em: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                          href: import('typebox').TOptional<import('typebox').TString>;
                          line_break: import('typebox').TOptional<import('typebox').TLiteral<true>>;
                        }>
                      >
                    >
                  >
                >;
                picture: import('typebox').TOptional<
                  import('typebox').TObject<{
                    src: import('typebox').TString;
                    alt: import('typebox').TString;
                    width: import('typebox').TInteger;
                    height: import('typebox').TInteger;
                    href: import('typebox').TOptional<import('typebox').TString>;
                  }>
                >;
              }>
            >;
          }>
        >;
        published_at: import('typebox').TString;
        changed_at: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const configStorefront: {
  readonly method: 'GET';
  readonly path: 'config/storefront/';
  readonly access: 'public';
  readonly tag: 'config';
  readonly summary: "The store's constants that a browser may know";
  readonly answer: import('typebox').TObject<{
    version: import('typebox').TString;
    constants: import('typebox').TRecord<'^.*$', import('typebox').TUnknown>;
    contact: import('typebox').TOptional<
      import('typebox').TObject<{
        phone: import('typebox').TString;
        whatsapp: import('typebox').TString;
        email: import('typebox').TString;
        officer: import('typebox').TObject<{
          name: import('typebox').TString;
          name_hi: import('typebox').TString;
          email: import('typebox').TString;
        }>;
        since: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
