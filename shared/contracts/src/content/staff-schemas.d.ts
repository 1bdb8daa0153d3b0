import { Type, type Static } from 'typebox';
declare const Texts: Type.TObject<
  Readonly<
    Record<
      'en' | 'hi',
      Type.TObject<{
        title: Type.TString;
        lead: Type.TString;
        body: Type.TString;
      }>
    >
  >
>;
export type DocumentTexts = Static<typeof Texts>;
export declare const StaffDocument: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  state: Type.TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
  edition: Type.TInteger;
  version: Type.TInteger;
  published_version: Type.TUnion<[Type.TInteger, Type.TNull]>;
  texts: Type.TObject<
    Readonly<
      Record<
        'en' | 'hi',
        Type.TObject<{
          title: Type.TString;
          lead: Type.TString;
          body: Type.TString;
        }>
      >
    >
  >;
  versions: Type.TArray<
    Type.TObject<{
      version: Type.TInteger;
      saved_by: Type.TString;
      saved_at: Type.TString;
      why: Type.TString;
    }>
  >;
  publications: Type.TArray<
    Type.TObject<{
      publication_id: Type.TInteger;
      version: Type.TUnion<[Type.TInteger, Type.TNull]>;
      at: Type.TString;
      decided_by: Type.TString;
      decided_at: Type.TString;
      why: Type.TString;
      called_off: Type.TBoolean;
    }>
  >;
}>;
export type StaffDocument = Static<typeof StaffDocument>;
export declare const StaffDocumentsQuery: Type.TObject<{
  kind: Type.TOptional<
    Type.TUnsafe<
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
export declare const StaffDocuments: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      edition: Type.TInteger;
      kind: Type.TUnsafe<
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
      published_version: Type.TUnion<[Type.TInteger, Type.TNull]>;
      slug: Type.TString;
      state: Type.TUnsafe<'draft' | 'published' | 'scheduled' | 'withdrawn'>;
      version: Type.TInteger;
    }>
  >;
  count: Type.TInteger;
}>;
export type StaffDocuments = Static<typeof StaffDocuments>;
export declare const StaffDocumentQuery: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  version: Type.TOptional<Type.TInteger>;
}>;
export declare const PreviewQuery: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  version: Type.TOptional<Type.TInteger>;
  lang: Type.TUnsafe<'en' | 'hi'>;
}>;
export declare const Preview: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  title: Type.TString;
  lead: Type.TArray<
    Type.TObject<{
      text: Type.TOptional<Type.TString>;
      count: Type.TOptional<Type.TNumber>;
      amount: Type.TOptional<Type.TInteger>;
      currency: Type.TOptional<Type.TString>;
      strong: Type.TOptional<Type.TLiteral<true>>;
      em: Type.TOptional<Type.TLiteral<true>>;
      href: Type.TOptional<Type.TString>;
      line_break: Type.TOptional<Type.TLiteral<true>>;
    }>
  >;
  sections: Type.TArray<
    Type.TObject<{
      title: Type.TArray<
        Type.TObject<{
          text: Type.TOptional<Type.TString>;
          count: Type.TOptional<Type.TNumber>;
          amount: Type.TOptional<Type.TInteger>;
          currency: Type.TOptional<Type.TString>;
          strong: Type.TOptional<Type.TLiteral<true>>;
          em: Type.TOptional<Type.TLiteral<true>>;
          href: Type.TOptional<Type.TString>;
          line_break: Type.TOptional<Type.TLiteral<true>>;
        }>
      >;
      blocks: Type.TArray<
        Type.TObject<{
          kind: Type.TUnion<
            [
              Type.TLiteral<'paragraph'>,
              Type.TLiteral<'heading'>,
              Type.TLiteral<'quote'>,
              Type.TLiteral<'list'>,
              Type.TLiteral<'steps'>,
              Type.TLiteral<'links'>,
              Type.TLiteral<'table'>,
              Type.TLiteral<'picture'>,
            ]
          >;
          runs: Type.TOptional<
            Type.TArray<
              Type.TObject<{
                text: Type.TOptional<Type.TString>;
                count: Type.TOptional<Type.TNumber>;
                amount: Type.TOptional<Type.TInteger>;
                currency: Type.TOptional<Type.TString>;
                strong: Type.TOptional<Type.TLiteral<true>>;
                em: Type.TOptional<Type.TLiteral<true>>;
                href: Type.TOptional<Type.TString>;
                line_break: Type.TOptional<Type.TLiteral<true>>;
              }>
            >
          >;
          items: Type.TOptional<
            Type.TArray<
              Type.TArray<
                Type.TObject<{
                  text: Type.TOptional<Type.TString>;
                  count: Type.TOptional<Type.TNumber>;
                  amount: Type.TOptional<Type.TInteger>;
                  currency: Type.TOptional<Type.TString>;
                  strong: Type.TOptional<Type.TLiteral<true>>;
                  em: Type.TOptional<Type.TLiteral<true>>;
                  href: Type.TOptional<Type.TString>;
                  line_break: Type.TOptional<Type.TLiteral<true>>;
                }>
              >
            >
          >;
          rows: Type.TOptional<
            Type.TArray<
              Type.TArray<
                Type.TArray<
                  Type.TObject<{
                    text: Type.TOptional<Type.TString>;
                    count: Type.TOptional<Type.TNumber>;
                    amount: Type.TOptional<Type.TInteger>;
                    currency: Type.TOptional<Type.TString>;
                    strong: Type.TOptional<Type.TLiteral<true>>;
                    em: Type.TOptional<Type.TLiteral<true>>;
                    href: Type.TOptional<Type.TString>;
                    line_break: Type.TOptional<Type.TLiteral<true>>;
                  }>
                >
              >
            >
          >;
          picture: Type.TOptional<
            Type.TObject<{
              src: Type.TString;
              alt: Type.TString;
              width: Type.TInteger;
              height: Type.TInteger;
              href: Type.TOptional<Type.TString>;
            }>
          >;
        }>
      >;
    }>
  >;
  published_at: Type.TString;
  changed_at: Type.TString;
}>;
export declare const SaveBody: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  edition: Type.TInteger;
  texts: Type.TObject<
    Readonly<
      Record<
        'en' | 'hi',
        Type.TObject<{
          title: Type.TString;
          lead: Type.TString;
          body: Type.TString;
        }>
      >
    >
  >;
  why: Type.TString;
  saved_by: Type.TString;
}>;
export declare const PublishBody: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  edition: Type.TInteger;
  version: Type.TInteger;
  at: Type.TOptional<Type.TString>;
  planned: Type.TOptional<Type.TUnion<[Type.TLiteral<'keep'>, Type.TLiteral<'call-off'>]>>;
  why: Type.TString;
  decided_by: Type.TString;
}>;
export declare const WithdrawBody: Type.TObject<{
  kind: Type.TUnsafe<
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
  slug: Type.TString;
  edition: Type.TInteger;
  why: Type.TString;
  decided_by: Type.TString;
}>;
export declare const PictureBody: Type.TObject<{
  media_type: Type.TUnion<
    [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
  >;
  data: Type.TString;
  why: Type.TString;
  added_by: Type.TString;
}>;
export declare const AddedPicture: Type.TObject<{
  name: Type.TString;
  width: Type.TInteger;
  height: Type.TInteger;
}>;
export type AddedPicture = Static<typeof AddedPicture>;
export {};
