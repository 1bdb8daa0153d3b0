import { Type, type Static } from 'typebox';
export declare const locale: Type.TUnsafe<'en' | 'hi'>;
export declare const documentKind: Type.TUnsafe<
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
export declare const documentSlug: Type.TString;
export declare const Run: Type.TObject<{
  text: Type.TOptional<Type.TString>;
  count: Type.TOptional<Type.TNumber>;
  amount: Type.TOptional<Type.TInteger>;
  currency: Type.TOptional<Type.TString>;
  strong: Type.TOptional<Type.TLiteral<true>>;
  em: Type.TOptional<Type.TLiteral<true>>;
  href: Type.TOptional<Type.TString>;
  line_break: Type.TOptional<Type.TLiteral<true>>;
}>;
export type Run = Static<typeof Run>;
export declare const DocumentPicture: Type.TObject<{
  src: Type.TString;
  alt: Type.TString;
  width: Type.TInteger;
  height: Type.TInteger;
  href: Type.TOptional<Type.TString>;
}>;
export type DocumentPicture = Static<typeof DocumentPicture>;
export declare const Block: Type.TObject<{
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
}>;
export type Block = Static<typeof Block>;
export declare const Section: Type.TObject<{
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
}>;
export type Section = Static<typeof Section>;
export declare const ShopDocument: Type.TObject<{
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
export type ShopDocument = Static<typeof ShopDocument>;
export declare const TextsQuery: Type.TObject<{
  lang: Type.TOptional<Type.TUnsafe<'en' | 'hi'>>;
}>;
export declare const PlacedQuery: Type.TObject<{
  kind: Type.TOptional<Type.TUnsafe<'banner' | 'gift-guide' | 'landing'>>;
  slug: Type.TOptional<Type.TString>;
  lang: Type.TOptional<Type.TUnsafe<'en' | 'hi'>>;
}>;
export declare const PolicyQuery: Type.TObject<{
  slug: Type.TOptional<Type.TString>;
  lang: Type.TOptional<Type.TUnsafe<'en' | 'hi'>>;
}>;
export declare const PictureQuery: Type.TObject<{
  name: Type.TString;
}>;
export declare const PageQuery: Type.TObject<{
  slug: Type.TString;
  lang: Type.TOptional<Type.TUnsafe<'en' | 'hi'>>;
}>;
export declare const BlogQuery: Type.TObject<{
  lang: Type.TOptional<Type.TUnsafe<'en' | 'hi'>>;
  page: Type.TInteger;
}>;
export declare const PolicyAnswer: Type.TObject<{
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
  document: Type.TOptional<
    Type.TObject<{
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
    }>
  >;
  others: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        slug: Type.TString;
        title: Type.TString;
      }>
    >
  >;
}>;
export type PolicyAnswer = Static<typeof PolicyAnswer>;
export declare const BlogEntry: Type.TObject<{
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
  published_at: Type.TString;
  minutes: Type.TInteger;
  picture: Type.TOptional<
    Type.TObject<{
      src: Type.TString;
      alt: Type.TString;
      width: Type.TInteger;
      height: Type.TInteger;
      href: Type.TOptional<Type.TString>;
    }>
  >;
}>;
export type BlogEntry = Static<typeof BlogEntry>;
export declare const BlogList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
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
      published_at: Type.TString;
      minutes: Type.TInteger;
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
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type BlogList = Static<typeof BlogList>;
export declare const BlogPost: Type.TObject<{
  document: Type.TObject<{
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
  minutes: Type.TInteger;
  others: Type.TArray<
    Type.TObject<{
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
      published_at: Type.TString;
      minutes: Type.TInteger;
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
}>;
export type BlogPost = Static<typeof BlogPost>;
export declare const ShopTexts: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
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
    }>
  >;
}>;
