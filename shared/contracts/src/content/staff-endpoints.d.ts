export declare const staffDocuments: {
  readonly method: 'GET';
  readonly path: 'content/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Documents and where each stands';
  readonly query: import('typebox').TObject<{
    kind: import('typebox').TOptional<
      import('typebox').TUnsafe<
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
      >
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        edition: import('typebox').TInteger;
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
        published_version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        slug: import('typebox').TString;
        state: import('typebox').TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
        version: import('typebox').TInteger;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffDocument: {
  readonly method: 'GET';
  readonly path: 'content/document/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'A document with its versions, and who did what with them';
  readonly query: import('typebox').TObject<{
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
    version: import('typebox').TOptional<import('typebox').TInteger>;
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
    state: import('typebox').TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
    edition: import('typebox').TInteger;
    version: import('typebox').TInteger;
    published_version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    texts: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            lead: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    versions: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        saved_by: import('typebox').TString;
        saved_at: import('typebox').TString;
        why: import('typebox').TString;
      }>
    >;
    publications: import('typebox').TArray<
      import('typebox').TObject<{
        publication_id: import('typebox').TInteger;
        version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        at: import('typebox').TString;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
        why: import('typebox').TString;
        called_off: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const documentPreview: {
  readonly method: 'GET';
  readonly path: 'content/preview/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'A version as pages would draw it now';
  readonly query: import('typebox').TObject<{
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
    version: import('typebox').TOptional<import('typebox').TInteger>;
    lang: import('typebox').TUnsafe<'en' | 'hi'>;
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
export declare const documentSave: {
  readonly method: 'POST';
  readonly path: 'content/save/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Writes the next version of a document; shoppers see it once it is published';
  readonly body: import('typebox').TObject<{
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
    edition: import('typebox').TInteger;
    texts: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            lead: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    why: import('typebox').TString;
    saved_by: import('typebox').TString;
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
    state: import('typebox').TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
    edition: import('typebox').TInteger;
    version: import('typebox').TInteger;
    published_version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    texts: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            lead: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    versions: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        saved_by: import('typebox').TString;
        saved_at: import('typebox').TString;
        why: import('typebox').TString;
      }>
    >;
    publications: import('typebox').TArray<
      import('typebox').TObject<{
        publication_id: import('typebox').TInteger;
        version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        at: import('typebox').TString;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
        why: import('typebox').TString;
        called_off: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const documentPublish: {
  readonly method: 'POST';
  readonly path: 'content/publish/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Shows a version to shoppers, now or from a moment on';
  readonly body: import('typebox').TObject<{
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
    edition: import('typebox').TInteger;
    version: import('typebox').TInteger;
    at: import('typebox').TOptional<import('typebox').TString>;
    planned: import('typebox').TOptional<
      import('typebox').TUnion<[import('typebox').TLiteral<'keep'>, import('typebox').TLiteral<'call-off'>]>
    >;
    why: import('typebox').TString;
    decided_by: import('typebox').TString;
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
    state: import('typebox').TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
    edition: import('typebox').TInteger;
    version: import('typebox').TInteger;
    published_version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    texts: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            lead: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    versions: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        saved_by: import('typebox').TString;
        saved_at: import('typebox').TString;
        why: import('typebox').TString;
      }>
    >;
    publications: import('typebox').TArray<
      import('typebox').TObject<{
        publication_id: import('typebox').TInteger;
        version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        at: import('typebox').TString;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
        why: import('typebox').TString;
        called_off: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const documentUnschedule: {
  readonly method: 'POST';
  readonly path: 'content/unschedule/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Calls off what was to be published';
  readonly body: import('typebox').TObject<{
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
    edition: import('typebox').TInteger;
    why: import('typebox').TString;
    decided_by: import('typebox').TString;
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
    state: import('typebox').TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
    edition: import('typebox').TInteger;
    version: import('typebox').TInteger;
    published_version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    texts: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            lead: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    versions: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        saved_by: import('typebox').TString;
        saved_at: import('typebox').TString;
        why: import('typebox').TString;
      }>
    >;
    publications: import('typebox').TArray<
      import('typebox').TObject<{
        publication_id: import('typebox').TInteger;
        version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        at: import('typebox').TString;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
        why: import('typebox').TString;
        called_off: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const documentWithdraw: {
  readonly method: 'POST';
  readonly path: 'content/withdraw/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Takes a document away from shoppers';
  readonly body: import('typebox').TObject<{
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
    edition: import('typebox').TInteger;
    why: import('typebox').TString;
    decided_by: import('typebox').TString;
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
    state: import('typebox').TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
    edition: import('typebox').TInteger;
    version: import('typebox').TInteger;
    published_version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
    texts: import('typebox').TObject<
      Readonly<
        Record<
          'en' | 'hi',
          import('typebox').TObject<{
            title: import('typebox').TString;
            lead: import('typebox').TString;
            body: import('typebox').TString;
          }>
        >
      >
    >;
    versions: import('typebox').TArray<
      import('typebox').TObject<{
        version: import('typebox').TInteger;
        saved_by: import('typebox').TString;
        saved_at: import('typebox').TString;
        why: import('typebox').TString;
      }>
    >;
    publications: import('typebox').TArray<
      import('typebox').TObject<{
        publication_id: import('typebox').TInteger;
        version: import('typebox').TUnion<[import('typebox').TInteger, import('typebox').TNull]>;
        at: import('typebox').TString;
        decided_by: import('typebox').TString;
        decided_at: import('typebox').TString;
        why: import('typebox').TString;
        called_off: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const pictureAdd: {
  readonly method: 'POST';
  readonly path: 'content/picture/add/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly photos: true;
  readonly tag: 'staff';
  readonly summary: 'Keeps a picture, drawn anew, that texts can show by its name';
  readonly body: import('typebox').TObject<{
    media_type: import('typebox').TUnion<
      [
        import('typebox').TLiteral<'image/jpeg'>,
        import('typebox').TLiteral<'image/png'>,
        import('typebox').TLiteral<'image/webp'>,
      ]
    >;
    data: import('typebox').TString;
    why: import('typebox').TString;
    added_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    name: import('typebox').TString;
    width: import('typebox').TInteger;
    height: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
