/** Answers of the catalogue for tests: say what matters, the rest is believable. Reason for its length: whole answers. */
import { localizePath } from '@suvarna/contracts/locale';
import {
  CATEGORIES,
  type HomeContent,
  type ListingWithFacets,
  type PriceBreakup,
  type ProductCard,
  type ProductDetail,
  type SearchResults,
} from '@suvarna/contracts/catalogue';
import { ApiFailure, type ApiReader, type CallOptions } from '@suvarna/contracts/call';
import type { LoadContext } from '@suvarna/remote-kit/page';

export function aCard(card: Partial<ProductCard> = {}): ProductCard {
  return {
    product_id: 1042,
    sku: 'RG01042-18Y-12',
    product_title: 'Lotus Bloom Ring',
    category_name: 'Rings',
    url: '/jewellery/rings/lotus-bloom-ring_product_1042/',
    images: {
      product_images: [
        { src: '/media/designs/1042/hero-yellow-{w}-0123456789abcd', alt: 'Lotus Bloom Ring, hero' },
        { src: '/media/designs/1042/front-yellow-{w}-0123456789abcd', alt: 'Lotus Bloom Ring, front' },
      ],
    },
    karat: 18,
    colour: 'yellow',
    special_price_paise: 2_245_400,
    price_paise: 2_348_400,
    discount_message: '',
    set_name: '',
    wear_type_name: 'rings',
    product_type: 'made-to-order',
    gross_weight_mg: 2_312,
    lead_days: 12,
    badge: '',
    currency: 'INR',
    rate_version: 14,
    ...card,
  };
}

export function aBreakup(breakup: Partial<PriceBreakup> = {}): PriceBreakup {
  return {
    product_id: 1042,
    sku: 'RG01042-18Y-12',
    karat: 18,
    colour: 'yellow',
    size: '12',
    net_weight_mg: 2_290,
    gross_weight_mg: 2_312,
    rows: [
      {
        component: 'metal',
        label: 'Gold 18 karat',
        label_hi: 'सोना 18 कैरेट',
        rate_paise: 740_000,
        rate_unit: 'g',
        weight_mg: 2_290,
        millicarat: null,
        value_paise: 1_694_600,
        discount_paise: 0,
        final_paise: 1_694_600,
      },
      {
        component: 'stone',
        label: 'Diamond',
        label_hi: 'हीरा',
        rate_paise: 1_200_000,
        rate_unit: 'ct',
        weight_mg: null,
        millicarat: 110,
        value_paise: 132_000,
        discount_paise: 0,
        final_paise: 132_000,
      },
      {
        component: 'making',
        label: 'Making charges',
        label_hi: 'मेकिंग चार्ज',
        rate_paise: null,
        rate_unit: '',
        weight_mg: null,
        millicarat: null,
        value_paise: 453_400,
        discount_paise: 100_000,
        final_paise: 353_400,
      },
    ],
    subtotal_paise: 2_180_000,
    gst_rate_bp: 300,
    gst_paise: 65_400,
    special_price_paise: 2_245_400,
    price_paise: 2_348_400,
    discount_message: '',
    available: true,
    stock: 0,
    lead_days: 12,
    currency: 'INR',
    rate_version: 14,
    ...breakup,
  };
}

export function aProduct(product: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aCard(),
    design_code: 'RG01042',
    product_code: 'RG01042-18Y',
    description: 'A lotus in 18 karat gold.',
    description_hi: '18 कैरेट सोने का कमल।',
    title_hi: 'कमल अंगूठी',
    category: 'rings',
    form: 'motif',
    style: 'classic',
    occasions: ['party'],
    motif: 'lotus',
    recipient: 'women',
    options: {
      karats: [14, 18],
      colours: ['yellow', 'rose'],
      sizes: [
        { id: '11', label: '11 (51.2 mm)', names: { uk: 'K½', us: '5¾', eu: '51' }, in_stock: false },
        { id: '12', label: '12 (51.9 mm)', names: { uk: 'L½', us: '6', eu: '52' }, in_stock: false },
      ],
      size_required: true,
      default_size: '12',
      engraving: { max_length: 15, lead_days: 12 },
    },
    gallery: ['yellow', 'rose'].flatMap((colour) =>
      ['hero', 'front'].map((view) => ({
        colour,
        view,
        src: `/media/designs/1042/${view}-${colour}-{w}-0123456789abcd`,
        alt: `${view} ${colour}`,
      })),
    ),
    stones: [
      { type: 'diamond', type_hi: 'हीरा', shape: 'round', quality: 'VS-GH', count: 11, millicarat: 110 },
    ],
    certificate: {
      diamonds: [{ shape: 'round', count: 11, millicarat: 110, colour: 'G–H', clarity: 'VS', cut: null }],
      laboratory: null,
      number: null,
    },
    dimensions: { width_mm: 7.4, height_mm: 22.1 },
    stock: 0,
    promises: { exchange: true, hallmark: true },
    breakup: aBreakup(),
    breadcrumb: [
      { label: 'Jewellery', label_hi: 'गहने', path: '/jewellery/' },
      { label: 'Rings', label_hi: 'अंगूठियाँ', path: '/jewellery/rings/' },
      {
        label: 'Lotus Bloom Ring',
        label_hi: 'कमल अंगूठी',
        path: '/jewellery/rings/lotus-bloom-ring_product_1042/',
      },
    ],
    ...product,
  };
}

export function aListing(listing: Partial<ListingWithFacets> = {}): ListingWithFacets {
  return {
    canonical_path: '/jewellery/rings/',
    title: 'Rings',
    title_hi: 'अंगूठियाँ',
    category: 'rings',
    count: 60,
    page: 1,
    page_size: 49,
    pages: 2,
    previous_path: '',
    next_path: '/jewellery/rings-page+2-filter/',
    page_paths: [
      { page: 1, path: '/jewellery/rings/' },
      { page: 2, path: '/jewellery/rings-page+2-filter/' },
    ],
    sorts: [
      {
        id: 'popular',
        label: 'Most popular',
        label_hi: 'सबसे लोकप्रिय',
        path: '/jewellery/rings/',
        selected: true,
      },
      {
        id: 'price+low',
        label: 'Price: low to high',
        label_hi: 'क़ीमत: कम से ज़्यादा',
        path: '/jewellery/rings-sort+by+price+low-filter/',
        selected: false,
      },
    ],
    applied: [{ facet: 'category', id: 'rings', label: 'Rings', label_hi: 'अंगूठियाँ', path: '/jewellery/' }],
    clear_path: '/jewellery/rings/',
    catalogue_version: 3,
    results: [
      aCard(),
      aCard({
        product_id: 1043,
        product_title: 'Leaf Ring',
        url: '/jewellery/rings/leaf-ring_product_1043/',
      }),
    ],
    facets: [
      {
        id: 'karat',
        label: 'Karat',
        label_hi: 'कैरेट',
        values: [
          {
            id: '18',
            label: '18 karat',
            label_hi: '18 कैरेट',
            count: 41,
            selected: false,
            path: '/jewellery/rings-karat+18-filter/',
          },
          {
            id: '22',
            label: '22 karat',
            label_hi: '22 कैरेट',
            count: 0,
            selected: false,
            path: '/jewellery/rings-karat+22-filter/',
          },
        ],
      },
    ],
    ...listing,
  };
}

/** Two designs of every category, and rails that lead where the store's do. */
export function aHome(home: Partial<HomeContent> = {}): HomeContent {
  return {
    count: 6_530,
    rails: {
      popular: aListing({ canonical_path: '/jewellery/', category: '' }),
      latest: aListing({ canonical_path: '/jewellery/sort+by+latest-filter/', category: '' }),
      solitaires: aListing({ canonical_path: '/jewellery/solitaires/', category: 'solitaires' }),
    },
    categories: CATEGORIES.map((id, at) =>
      aListing({
        category: id,
        title: id,
        title_hi: `${id} हिन्दी`,
        canonical_path: `/jewellery/${id}/`,
        results: [
          aCard({ product_id: 2 * at, product_title: `First of ${id}` }),
          aCard({
            product_id: 2 * at + 1,
            product_title: `Second of ${id}`,
            url: `/jewellery/${id}/second_product_2/`,
          }),
        ],
      }),
    ),
    prices: [{ label: 'Under £91', label_hi: '£91 से कम', path: '/jewellery/price+under+10k-filter/' }],
    ...home,
  };
}

export function someResults(results: Partial<SearchResults> = {}): SearchResults {
  return {
    query: 'ring',
    corrected: '',
    count: 1,
    page: 1,
    page_size: 49,
    pages: 1,
    results: [aCard()],
    ...results,
  };
}

export interface Call {
  readonly path: string;
  readonly query: CallOptions['query'];
}

/** Answers by path; an `Error` as an answer is thrown, a function is given the query. Remembers what it was asked. */
export function fakeApi(answers: Readonly<Record<string, unknown>>): ApiReader & { readonly calls: Call[] } {
  const calls: Call[] = [];
  return {
    calls,
    get: async <Data>(path: string, options: CallOptions = {}) => {
      calls.push({ path, query: options.query });
      const answer = answers[path];
      if (answer === undefined)
        throw new ApiFailure(`no answer for ${path}`, { status: 404, code: 'REQUEST.NOT_FOUND' });
      if (answer instanceof Error) throw answer;
      const data =
        typeof answer === 'function'
          ? (answer as (query: CallOptions['query']) => unknown)(options.query)
          : answer;
      return { status_code: 200, error: false, msg: '', message: '', data: data as Data };
    },
  };
}

export const failure = (status: number, code: string): ApiFailure => new ApiFailure(code, { status, code });

export function aVisit(path: string, api: ApiReader, visit: Partial<LoadContext> = {}): LoadContext {
  const url = new URL(path, 'https://shop.example');
  return {
    api,
    path: url.pathname,
    query: url.searchParams,
    params: {},
    locale: 'en',
    base: localizePath('', visit.locale ?? 'en'),
    variant: 'INR',
    currency: 'INR',
    origin: url.origin,
    signal: new AbortController().signal,
    ...visit,
  };
}
