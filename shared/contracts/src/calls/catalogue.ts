/** Generated from `endpoints/catalogue.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/catalogue.ts';

const SHAPE_bbe963 = { 14: 'number', 18: 'number', 22: 'number', 24: 'number' } as const;
const SHAPE_69af63 = {
  canonical_path: 'string',
  title: 'string',
  title_hi: 'string',
  category: 'string',
  count: 'number',
  results: ['object'],
} as const;
const SHAPE_4c3de7 = {
  product_id: 'number',
  sku: 'string',
  karat: 'number',
  colour: 'string',
  size: 'string',
  net_weight_mg: 'number',
  gross_weight_mg: 'number',
  rows: [
    {
      component: 'string',
      label: 'string',
      label_hi: 'string',
      rate_unit: 'string',
      value_paise: 'number',
      discount_paise: 'number',
      final_paise: 'number',
    },
  ],
  subtotal_paise: 'number',
  gst_rate_bp: 'number',
  gst_paise: 'number',
  special_price_paise: 'number',
  price_paise: 'number',
  discount_message: 'string',
  available: 'boolean',
  stock: 'number',
  lead_days: 'number',
  currency: 'string',
  rate_version: 'number',
} as const;
const SHAPE_4a9dd4 = [
  {
    product_id: 'number',
    product_title: 'string',
    url: 'string',
    special_price_paise: 'number',
    images: { product_images: ['object'] },
  },
] as const;

export const codePrices: CallOf<typeof table.codePrices> = {
  path: 'product/pricing_by_code/',
  shape: {
    currency: 'string',
    rate_version: 'number',
    rate_since: 'string',
    results: [
      {
        product_id: 'number',
        product_code: 'string',
        karat: 'number',
        special_price_paise: 'number',
        price_paise: 'number',
        discount_message: 'string',
        lead_days: 'number',
        stock: 'number',
      },
    ],
  },
};
export const goldRate: CallOf<typeof table.goldRate> = {
  path: 'product/gold_rate/',
  shape: {
    rate_version: 'number',
    effective_from: 'string',
    day: 'string',
    paise_per_gram: SHAPE_bbe963,
    history: [{ day: 'string', paise_per_gram: SHAPE_bbe963 }],
  },
};
export const goldRateFile: CallOf<typeof table.goldRateFile> = { path: 'product/gold_rate_csv/' };
export const homeContent: CallOf<typeof table.homeContent> = {
  path: 'content/home/',
  shape: {
    count: 'number',
    rails: { popular: SHAPE_69af63, latest: SHAPE_69af63, solitaires: SHAPE_69af63 },
    categories: [
      {
        canonical_path: 'string',
        title: 'string',
        title_hi: 'string',
        category: 'string',
        count: 'number',
        results: [
          {
            product_id: 'number',
            product_title: 'string',
            url: 'string',
            special_price_paise: 'number',
            images: 'object',
          },
        ],
      },
    ],
  },
};
export const priceBreakup: CallOf<typeof table.priceBreakup> = {
  path: 'product/price_breakup/',
  shape: SHAPE_4c3de7,
};
export const productCertificate: CallOf<typeof table.productCertificate> = { path: 'product/certificate/' };
export const productDetails: CallOf<typeof table.productDetails> = {
  path: 'product/product/',
  shape: {
    product_id: 'number',
    sku: 'string',
    product_title: 'string',
    title_hi: 'string',
    category_name: 'string',
    url: 'string',
    images: { product_images: [{ src: 'string', alt: 'string' }] },
    karat: 'number',
    colour: 'string',
    special_price_paise: 'number',
    price_paise: 'number',
    discount_message: 'string',
    set_name: 'string',
    wear_type_name: 'string',
    product_type: 'string',
    gross_weight_mg: 'number',
    lead_days: 'number',
    badge: 'string',
    currency: 'string',
    rate_version: 'number',
    design_code: 'string',
    product_code: 'string',
    description: 'string',
    description_hi: 'string',
    category: 'string',
    style: 'string',
    occasions: ['string'],
    motif: 'string',
    recipient: 'string',
    options: {
      karats: ['number'],
      colours: ['string'],
      sizes: [{ id: 'string', label: 'string', in_stock: 'boolean' }],
      size_required: 'boolean',
      default_size: 'string',
    },
    gallery: [{ colour: 'string', view: 'string', src: 'string', alt: 'string' }],
    stones: [
      {
        type: 'string',
        type_hi: 'string',
        shape: 'string',
        quality: 'string',
        count: 'number',
        millicarat: 'number',
      },
    ],
    dimensions: { width_mm: 'number', height_mm: 'number' },
    stock: 'number',
    breakup: SHAPE_4c3de7,
    breadcrumb: [{ label: 'string', label_hi: 'string', path: 'string' }],
  },
};
export const productFacets: CallOf<typeof table.productFacets> = {
  path: 'product/facets/',
  shape: {
    canonical_path: 'string',
    count: 'number',
    facets: [
      {
        id: 'string',
        label: 'string',
        label_hi: 'string',
        values: [
          {
            id: 'string',
            label: 'string',
            label_hi: 'string',
            count: 'number',
            selected: 'boolean',
            path: 'string',
          },
        ],
      },
    ],
  },
};
export const productListing: CallOf<typeof table.productListing> = {
  path: 'product/listing/',
  shape: {
    canonical_path: 'string',
    title: 'string',
    title_hi: 'string',
    category: 'string',
    count: 'number',
    page: 'number',
    page_size: 'number',
    pages: 'number',
    previous_path: 'string',
    next_path: 'string',
    page_paths: [{ page: 'number', path: 'string' }],
    sorts: [{ id: 'string', label: 'string', label_hi: 'string', path: 'string', selected: 'boolean' }],
    applied: [{ facet: 'string', id: 'string', label: 'string', label_hi: 'string', path: 'string' }],
    clear_path: 'string',
    catalogue_version: 'number',
    results: SHAPE_4a9dd4,
  },
};
export const productPiece: CallOf<typeof table.productPiece> = {
  path: 'product/piece/',
  shape: {
    category: 'string',
    form: 'string',
    motif: 'string',
    style: 'string',
    stones: [{ type: 'string', shape: 'string', count: 'number', millicarat: 'number', role: 'string' }],
    look: 'number',
    width_tenth_mm: 'number',
    height_tenth_mm: 'number',
    size_mm: 'number',
    gauge_milli: 'number',
    stamped_mg: 'number',
    fineness: 'number',
  },
};
export const productResolve: CallOf<typeof table.productResolve> = {
  path: 'product/resolve/',
  shape: { product_id: 'number', url: 'string' },
};
export const productSearch: CallOf<typeof table.productSearch> = {
  path: 'product/search/',
  shape: {
    query: 'string',
    corrected: 'string',
    count: 'number',
    page: 'number',
    page_size: 'number',
    pages: 'number',
    results: SHAPE_4a9dd4,
  },
};
export const searchSuggest: CallOf<typeof table.searchSuggest> = { path: 'product/search_suggest/' };
export const similarProducts: CallOf<typeof table.similarProducts> = {
  path: 'product/similar/',
  shape: { results: SHAPE_4a9dd4 },
};
export const sitemap: CallOf<typeof table.sitemap> = {
  path: 'product/sitemap/',
  shape: { page: 'number', pages: 'number', paths: [{ path: 'string', modified: 'string' }] },
};
export const sizePrices: CallOf<typeof table.sizePrices> = {
  path: 'product/size_pricing_by_code/',
  shape: {
    currency: 'string',
    rate_version: 'number',
    rate_since: 'string',
    results: [
      {
        product_id: 'number',
        product_code: 'string',
        sizes: [
          {
            size: 'string',
            sku: 'string',
            net_weight_mg: 'number',
            gross_weight_mg: 'number',
            special_price_paise: 'number',
            price_paise: 'number',
            stock: 'number',
            lead_days: 'number',
          },
        ],
      },
    ],
  },
};
