import { Type, type Static } from 'typebox';
export declare const SizeNames: Type.TObject<{
  uk: Type.TString;
  us: Type.TString;
  eu: Type.TString;
}>;
export declare const MoneyFields: {
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
};
export declare const ProductCard: Type.TObject<{
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
export type ProductCard = Static<typeof ProductCard>;
export declare const Facet: Type.TObject<{
  id: Type.TString;
  label: Type.TString;
  label_hi: Type.TString;
  values: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      count: Type.TInteger;
      selected: Type.TBoolean;
      path: Type.TString;
    }>
  >;
}>;
export type Facet = Static<typeof Facet>;
export declare const Listing: Type.TObject<{
  canonical_path: Type.TString;
  title: Type.TString;
  title_hi: Type.TString;
  category: Type.TString;
  count: Type.TInteger;
  page: Type.TInteger;
  page_size: Type.TInteger;
  pages: Type.TInteger;
  previous_path: Type.TString;
  next_path: Type.TString;
  page_paths: Type.TArray<
    Type.TObject<{
      page: Type.TInteger;
      path: Type.TString;
    }>
  >;
  sorts: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      path: Type.TString;
      selected: Type.TBoolean;
    }>
  >;
  applied: Type.TArray<
    Type.TObject<{
      facet: Type.TString;
      id: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      path: Type.TString;
    }>
  >;
  clear_path: Type.TString;
  catalogue_version: Type.TInteger;
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
      available: Type.TOptional<Type.TBoolean>;
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
    }>
  >;
}>;
export type Listing = Static<typeof Listing>;
export declare const Facets: Type.TObject<{
  canonical_path: Type.TString;
  count: Type.TInteger;
  facets: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      values: Type.TArray<
        Type.TObject<{
          id: Type.TString;
          label: Type.TString;
          label_hi: Type.TString;
          count: Type.TInteger;
          selected: Type.TBoolean;
          path: Type.TString;
        }>
      >;
    }>
  >;
}>;
export type Facets = Static<typeof Facets>;
export declare const ListingWithFacets: Type.TObject<{
  canonical_path: Type.TString;
  title: Type.TString;
  title_hi: Type.TString;
  category: Type.TString;
  count: Type.TInteger;
  page: Type.TInteger;
  page_size: Type.TInteger;
  pages: Type.TInteger;
  previous_path: Type.TString;
  next_path: Type.TString;
  page_paths: Type.TArray<
    Type.TObject<{
      page: Type.TInteger;
      path: Type.TString;
    }>
  >;
  sorts: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      path: Type.TString;
      selected: Type.TBoolean;
    }>
  >;
  applied: Type.TArray<
    Type.TObject<{
      facet: Type.TString;
      id: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      path: Type.TString;
    }>
  >;
  clear_path: Type.TString;
  catalogue_version: Type.TInteger;
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
      available: Type.TOptional<Type.TBoolean>;
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
    }>
  >;
  facets: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        id: Type.TString;
        label: Type.TString;
        label_hi: Type.TString;
        values: Type.TArray<
          Type.TObject<{
            id: Type.TString;
            label: Type.TString;
            label_hi: Type.TString;
            count: Type.TInteger;
            selected: Type.TBoolean;
            path: Type.TString;
          }>
        >;
      }>
    >
  >;
}>;
export type ListingWithFacets = Static<typeof ListingWithFacets>;
export declare const SearchResults: Type.TObject<{
  query: Type.TString;
  corrected: Type.TString;
  count: Type.TInteger;
  page: Type.TInteger;
  page_size: Type.TInteger;
  pages: Type.TInteger;
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
      available: Type.TOptional<Type.TBoolean>;
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
    }>
  >;
  applied: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        facet: Type.TString;
        id: Type.TString;
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
      }>
    >
  >;
  without: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
        count: Type.TInteger;
      }>
    >
  >;
  relaxed: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        label: Type.TString;
        label_hi: Type.TString;
        nearest: Type.TString;
        nearest_hi: Type.TString;
        path: Type.TOptional<Type.TString>;
        count: Type.TOptional<Type.TInteger>;
      }>
    >
  >;
  missing: Type.TOptional<Type.TArray<Type.TString>>;
  instead: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        words: Type.TString;
        label: Type.TString;
        label_hi: Type.TString;
      }>
    >
  >;
  guides: Type.TOptional<Type.TArray<Type.TString>>;
  guide_links: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
      }>
    >
  >;
  unread: Type.TOptional<Type.TString>;
  facets: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        id: Type.TString;
        label: Type.TString;
        label_hi: Type.TString;
        values: Type.TArray<
          Type.TObject<{
            id: Type.TString;
            label: Type.TString;
            label_hi: Type.TString;
            count: Type.TInteger;
            selected: Type.TBoolean;
            path: Type.TString;
          }>
        >;
      }>
    >
  >;
  sorts: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        id: Type.TString;
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
        selected: Type.TBoolean;
      }>
    >
  >;
  page_paths: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        page: Type.TInteger;
        path: Type.TString;
      }>
    >
  >;
  previous_path: Type.TOptional<Type.TString>;
  next_path: Type.TOptional<Type.TString>;
  exact_path: Type.TOptional<Type.TString>;
  clear_path: Type.TOptional<Type.TString>;
  categories: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
        count: Type.TInteger;
      }>
    >
  >;
}>;
export type SearchResults = Static<typeof SearchResults>;
export declare const SearchSuggestions: Type.TObject<{
  query: Type.TString;
  terms: Type.TArray<
    Type.TObject<{
      text: Type.TString;
      text_hi: Type.TOptional<Type.TString>;
      path: Type.TString;
    }>
  >;
  categories: Type.TArray<
    Type.TObject<{
      label: Type.TString;
      label_hi: Type.TString;
      path: Type.TString;
      count: Type.TInteger;
    }>
  >;
  guide_links: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        label: Type.TString;
        label_hi: Type.TString;
        path: Type.TString;
      }>
    >
  >;
  products: Type.TArray<
    Type.TObject<{
      product_id: Type.TInteger;
      product_title: Type.TString;
      title_hi: Type.TOptional<Type.TString>;
      url: Type.TString;
      image: Type.TString;
      special_price_paise: Type.TInteger;
      currency: Type.TString;
      rate_version: Type.TInteger;
    }>
  >;
}>;
export type SearchSuggestions = Static<typeof SearchSuggestions>;
export declare const BreakupRow: Type.TObject<{
  component: Type.TUnion<
    [Type.TLiteral<'metal'>, Type.TLiteral<'stone'>, Type.TLiteral<'making'>, Type.TLiteral<'other'>]
  >;
  label: Type.TString;
  label_hi: Type.TString;
  rate_paise: Type.TUnion<[Type.TInteger, Type.TNull]>;
  rate_unit: Type.TUnion<[Type.TLiteral<'g'>, Type.TLiteral<'ct'>, Type.TLiteral<'%'>, Type.TLiteral<''>]>;
  weight_mg: Type.TUnion<[Type.TInteger, Type.TNull]>;
  millicarat: Type.TUnion<[Type.TInteger, Type.TNull]>;
  value_paise: Type.TInteger;
  discount_paise: Type.TInteger;
  final_paise: Type.TInteger;
}>;
export type BreakupRow = Static<typeof BreakupRow>;
export declare const PriceBreakup: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  product_id: Type.TInteger;
  sku: Type.TString;
  karat: Type.TInteger;
  colour: Type.TString;
  size: Type.TString;
  net_weight_mg: Type.TInteger;
  gross_weight_mg: Type.TInteger;
  rows: Type.TArray<
    Type.TObject<{
      component: Type.TUnion<
        [Type.TLiteral<'metal'>, Type.TLiteral<'stone'>, Type.TLiteral<'making'>, Type.TLiteral<'other'>]
      >;
      label: Type.TString;
      label_hi: Type.TString;
      rate_paise: Type.TUnion<[Type.TInteger, Type.TNull]>;
      rate_unit: Type.TUnion<
        [Type.TLiteral<'g'>, Type.TLiteral<'ct'>, Type.TLiteral<'%'>, Type.TLiteral<''>]
      >;
      weight_mg: Type.TUnion<[Type.TInteger, Type.TNull]>;
      millicarat: Type.TUnion<[Type.TInteger, Type.TNull]>;
      value_paise: Type.TInteger;
      discount_paise: Type.TInteger;
      final_paise: Type.TInteger;
    }>
  >;
  subtotal_paise: Type.TInteger;
  gst_rate_bp: Type.TInteger;
  gst_paise: Type.TInteger;
  special_price_paise: Type.TInteger;
  price_paise: Type.TInteger;
  discount_message: Type.TString;
  available: Type.TBoolean;
  stock: Type.TInteger;
  lead_days: Type.TInteger;
  rate_since: Type.TOptional<Type.TString>;
  emi_from_paise: Type.TOptional<Type.TInteger>;
  emi_from_months: Type.TOptional<Type.TInteger>;
}>;
export type PriceBreakup = Static<typeof PriceBreakup>;
export declare const ProductDetail: Type.TObject<{
  currency: Type.TString;
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  product_id: Type.TInteger;
  sku: Type.TString;
  product_title: Type.TString;
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
  design_code: Type.TString;
  product_code: Type.TString;
  description: Type.TString;
  description_hi: Type.TString;
  title_hi: Type.TString;
  category: Type.TString;
  style: Type.TString;
  occasions: Type.TArray<Type.TString>;
  motif: Type.TString;
  recipient: Type.TString;
  options: Type.TObject<{
    karats: Type.TArray<Type.TInteger>;
    colours: Type.TArray<Type.TString>;
    sizes: Type.TArray<
      Type.TObject<{
        id: Type.TString;
        label: Type.TString;
        label_hi: Type.TOptional<Type.TString>;
        in_stock: Type.TBoolean;
        names: Type.TOptional<
          Type.TObject<{
            uk: Type.TString;
            us: Type.TString;
            eu: Type.TString;
          }>
        >;
      }>
    >;
    size_required: Type.TBoolean;
    default_size: Type.TString;
    engraving: Type.TOptional<
      Type.TObject<{
        max_length: Type.TInteger;
        lead_days: Type.TInteger;
      }>
    >;
  }>;
  gallery: Type.TArray<
    Type.TObject<{
      tint: Type.TOptional<Type.TString>;
      colour: Type.TString;
      view: Type.TString;
      src: Type.TString;
      alt: Type.TString;
    }>
  >;
  stones: Type.TArray<
    Type.TObject<{
      type: Type.TString;
      type_hi: Type.TString;
      shape: Type.TString;
      quality: Type.TString;
      count: Type.TInteger;
      millicarat: Type.TInteger;
    }>
  >;
  certificate: Type.TOptional<
    Type.TUnion<
      [
        Type.TObject<{
          diamonds: Type.TArray<
            Type.TObject<{
              shape: Type.TString;
              count: Type.TInteger;
              millicarat: Type.TInteger;
              colour: Type.TUnion<[Type.TString, Type.TNull]>;
              clarity: Type.TUnion<[Type.TString, Type.TNull]>;
              cut: Type.TUnion<[Type.TString, Type.TNull]>;
              finish: Type.TOptional<Type.TUnion<[Type.TString, Type.TNull]>>;
            }>
          >;
          laboratory: Type.TUnion<[Type.TString, Type.TNull]>;
          number: Type.TUnion<[Type.TString, Type.TNull]>;
        }>,
        Type.TNull,
      ]
    >
  >;
  dimensions: Type.TObject<{
    width_mm: Type.TNumber;
    height_mm: Type.TNumber;
  }>;
  origin: Type.TOptional<
    Type.TObject<{
      country: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
    }>
  >;
  stock: Type.TInteger;
  contact: Type.TOptional<
    Type.TObject<{
      phone: Type.TString;
      whatsapp: Type.TString;
      email: Type.TString;
      officer: Type.TObject<{
        name: Type.TString;
        name_hi: Type.TString;
        email: Type.TString;
      }>;
      since: Type.TString;
    }>
  >;
  promises: Type.TOptional<
    Type.TObject<{
      exchange: Type.TBoolean;
      hallmark: Type.TBoolean;
      hallmark_from_mg: Type.TOptional<Type.TInteger>;
    }>
  >;
  breakup: Type.TObject<{
    currency: Type.TString;
    rate_version: Type.TInteger;
    fx_version: Type.TOptional<Type.TInteger>;
    product_id: Type.TInteger;
    sku: Type.TString;
    karat: Type.TInteger;
    colour: Type.TString;
    size: Type.TString;
    net_weight_mg: Type.TInteger;
    gross_weight_mg: Type.TInteger;
    rows: Type.TArray<
      Type.TObject<{
        component: Type.TUnion<
          [Type.TLiteral<'metal'>, Type.TLiteral<'stone'>, Type.TLiteral<'making'>, Type.TLiteral<'other'>]
        >;
        label: Type.TString;
        label_hi: Type.TString;
        rate_paise: Type.TUnion<[Type.TInteger, Type.TNull]>;
        rate_unit: Type.TUnion<
          [Type.TLiteral<'g'>, Type.TLiteral<'ct'>, Type.TLiteral<'%'>, Type.TLiteral<''>]
        >;
        weight_mg: Type.TUnion<[Type.TInteger, Type.TNull]>;
        millicarat: Type.TUnion<[Type.TInteger, Type.TNull]>;
        value_paise: Type.TInteger;
        discount_paise: Type.TInteger;
        final_paise: Type.TInteger;
      }>
    >;
    subtotal_paise: Type.TInteger;
    gst_rate_bp: Type.TInteger;
    gst_paise: Type.TInteger;
    special_price_paise: Type.TInteger;
    price_paise: Type.TInteger;
    discount_message: Type.TString;
    available: Type.TBoolean;
    stock: Type.TInteger;
    lead_days: Type.TInteger;
    rate_since: Type.TOptional<Type.TString>;
    emi_from_paise: Type.TOptional<Type.TInteger>;
    emi_from_months: Type.TOptional<Type.TInteger>;
  }>;
  breadcrumb: Type.TArray<
    Type.TObject<{
      label: Type.TString;
      label_hi: Type.TString;
      path: Type.TString;
    }>
  >;
  delivery: Type.TOptional<
    Type.TObject<{
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
    }>
  >;
}>;
export type ProductDetail = Static<typeof ProductDetail>;
export declare const ProductRail: Type.TObject<{
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
      available: Type.TOptional<Type.TBoolean>;
      badge: Type.TUnion<[Type.TLiteral<'new'>, Type.TLiteral<'bestseller'>, Type.TLiteral<''>]>;
      rating: Type.TOptional<
        Type.TObject<{
          count: Type.TInteger;
          average_tenths: Type.TInteger;
        }>
      >;
    }>
  >;
}>;
export type ProductRail = Static<typeof ProductRail>;
export declare const ProductAddress: Type.TObject<{
  product_id: Type.TInteger;
  url: Type.TString;
}>;
export type ProductAddress = Static<typeof ProductAddress>;
export declare const GoldRates: Type.TObject<{
  rate_version: Type.TInteger;
  fx_version: Type.TOptional<Type.TInteger>;
  effective_from: Type.TString;
  day: Type.TString;
  paise_per_gram: Type.TObject<{
    14: Type.TInteger;
    18: Type.TInteger;
    22: Type.TInteger;
    24: Type.TInteger;
  }>;
  history: Type.TArray<
    Type.TObject<{
      day: Type.TString;
      paise_per_gram: Type.TObject<{
        14: Type.TInteger;
        18: Type.TInteger;
        22: Type.TInteger;
        24: Type.TInteger;
      }>;
      effective_from: Type.TOptional<Type.TString>;
      source: Type.TOptional<Type.TString>;
    }>
  >;
}>;
export type GoldRates = Static<typeof GoldRates>;
export declare const ProductPiece: Type.TObject<{
  category: Type.TEnum<
    [
      'rings',
      'earrings',
      'pendants',
      'necklaces',
      'bangles',
      'bracelets',
      'mangalsutra',
      'nose-pins',
      'chains',
      'gold-coins',
      'solitaires',
      'gifts',
    ]
  >;
  form: Type.TString;
  motif: Type.TString;
  style: Type.TString;
  stones: Type.TArray<
    Type.TObject<{
      type: Type.TString;
      shape: Type.TString;
      count: Type.TInteger;
      millicarat: Type.TInteger;
      role: Type.TUnion<[Type.TLiteral<'centre'>, Type.TLiteral<'accent'>]>;
    }>
  >;
  look: Type.TInteger;
  width_tenth_mm: Type.TInteger;
  height_tenth_mm: Type.TInteger;
  size_mm: Type.TNumber;
  gauge_milli: Type.TInteger;
  stamped_mg: Type.TInteger;
  fineness: Type.TInteger;
}>;
export type ProductPiece = Static<typeof ProductPiece>;
