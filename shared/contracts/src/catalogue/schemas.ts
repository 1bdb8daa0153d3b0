/**
 * Answers of the catalogue calls (`spec/api.md` §5). TypeBox schemas, so that the HTTP
 * door, OpenAPI and the browser's types come from one source; browsers import types only.
 * Reason for its length: the answers are made of each other.
 *
 * Money fields: `x_paise` is an integer in minor units of `currency`. On the wire the same amount as
 * a decimal string with two digits, `x`, stands beside each; the HTTP door adds those that are not
 * declared here, since browsers count with the integers. Weights are milligrams, stones millicarats.
 */
import { Type, type Static } from 'typebox';
import { CATEGORIES } from './rules.ts';
import { needs } from '../base/endpoint/needs.ts';
import { ProductDelivery } from '../shipping/schemas.ts';
import { StoreContact } from '../stores/contact-schema.ts';

/** What a ring size is called in the UK, the USA and by ISO 8653 (domain-rules §2.7); left out for what is no ring. */
export const SizeNames = Type.Object({ uk: Type.String(), us: Type.String(), eu: Type.String() });

export const MoneyFields = {
  currency: Type.String(),
  /** Version of the gold-rate table the price was computed from. */
  rate_version: Type.Integer(),
  /** Version of the exchange rates in it; 0 for rupees. */
  fx_version: Type.Optional(Type.Integer()),
};

const PictureFields = {
  /** Average colour, `rrggbb`. Pictures without one are made when they are asked for first. */
  tint: Type.Optional(Type.String()),
};

/** Of reviews on show. `average_tenths`: tenths of a star, rounded half up. */
const Rating = Type.Object({ count: Type.Integer(), average_tenths: Type.Integer() });

export const ProductCard = needs(
  Type.Object({
    product_id: Type.Integer(),
    sku: Type.String(),
    product_title: Type.String(),
    /** Left out by answers older than it; then the name is the same in both languages. */
    title_hi: Type.Optional(Type.String()),
    category_name: Type.String(),
    /** Language-neutral path of the product page: `/jewellery/{category}/{slug}_product_{id}/`. */
    url: Type.String(),
    images: Type.Object({
      /** The first stands for the design, the second is another view of it. `{w}` in a template is 360, 515 or 1024. */
      product_images: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), ...PictureFields })),
    }),
    karat: Type.Integer(),
    colour: Type.String(),
    /** Colours of metal it comes in; left out by answers older than it. */
    colours: Type.Optional(Type.Array(Type.String())),
    /** What the shopper pays, tax included. */
    special_price_paise: Type.Integer(),
    /** MRP: the same design without discounts. */
    price_paise: Type.Integer(),
    discount_message: Type.String(),
    set_name: Type.String(),
    wear_type_name: Type.String(),
    product_type: Type.Union([Type.Literal('made-to-order'), Type.Literal('ready-to-ship')]),
    gross_weight_mg: Type.Integer(),
    /** Whole days until dispatch for the default pincode; 1 for ready to ship. */
    lead_days: Type.Integer(),
    /** `false`: sold out, by the rule of the product's page; left out where it can be bought. */
    available: Type.Optional(Type.Boolean()),
    badge: Type.Union([Type.Literal('new'), Type.Literal('bestseller'), Type.Literal('')]),
    /** What its reviews come to; left out where no customer said anything. */
    rating: Type.Optional(Rating),
    ...MoneyFields,
  }),
  'product_id',
  'product_title',
  'url',
  'special_price_paise',
  'images',
);
export type ProductCard = Static<typeof ProductCard>;

const FacetValue = Type.Object({
  id: Type.String(),
  label: Type.String(),
  label_hi: Type.String(),
  count: Type.Integer(),
  selected: Type.Boolean(),
  /** Listing path with this value toggled: a real link, works without JavaScript. */
  path: Type.String(),
});
type FacetValue = Static<typeof FacetValue>;

export const Facet = Type.Object({
  id: Type.String(),
  label: Type.String(),
  label_hi: Type.String(),
  values: Type.Array(FacetValue),
});
export type Facet = Static<typeof Facet>;

const SortOption = Type.Object({
  id: Type.String(),
  label: Type.String(),
  label_hi: Type.String(),
  path: Type.String(),
  selected: Type.Boolean(),
});

export const Listing = Type.Object({
  /** The one spelling of this listing; other spellings redirect to it. */
  canonical_path: Type.String(),
  title: Type.String(),
  title_hi: Type.String(),
  category: Type.String(),
  count: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  pages: Type.Integer(),
  /** `''` where there is no such page. */
  previous_path: Type.String(),
  next_path: Type.String(),
  /** Path of page `n`: replace `{n}`; page 1 is `canonical first page`. */
  page_paths: Type.Array(Type.Object({ page: Type.Integer(), path: Type.String() })),
  sorts: Type.Array(SortOption),
  /** Selected filters as removable chips. */
  applied: Type.Array(
    Type.Object({
      facet: Type.String(),
      id: Type.String(),
      label: Type.String(),
      label_hi: Type.String(),
      path: Type.String(),
    }),
  ),
  clear_path: Type.String(),
  catalogue_version: Type.Integer(),
  results: Type.Array(ProductCard),
});
export type Listing = Static<typeof Listing>;

export const Facets = Type.Object({
  canonical_path: Type.String(),
  count: Type.Integer(),
  facets: Type.Array(Facet),
});
export type Facets = Static<typeof Facets>;

/** `product/listing/` answers the facets too when asked with `facets=true`: one round trip for a page. */
export const ListingWithFacets = Type.Object({
  ...Listing.properties,
  facets: Type.Optional(Type.Array(Facet)),
});
export type ListingWithFacets = Static<typeof ListingWithFacets>;

const CategoryLink = Type.Object({
  label: Type.String(),
  label_hi: Type.String(),
  path: Type.String(),
  count: Type.Integer(),
});

/** A page of words that answers better than a design: a policy, the gold rate, the stores of a city. */
const GuideLink = Type.Object({ label: Type.String(), label_hi: Type.String(), path: Type.String() });

export const SearchResults = Type.Object({
  query: Type.String(),
  /** The spelling that was searched when it differs from `query`. */
  corrected: Type.String(),
  count: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  pages: Type.Integer(),
  results: Type.Array(ProductCard),
  /** What was understood and what is filtered by, each with the address of the same search without it. */
  applied: Type.Optional(Listing.properties.applied),
  /** Where nothing was found: what of `applied` would have to go for there to be something, and how many designs that is; the most first. */
  without: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String(),
        label_hi: Type.String(),
        path: Type.String(),
        count: Type.Integer(),
      }),
    ),
  ),
  /** What was let go because nothing fulfils it beside the rest; `nearest` says how near the first result comes. */
  relaxed: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String(),
        label_hi: Type.String(),
        nearest: Type.String(),
        nearest_hi: Type.String(),
        /** All designs of it alone, and how many; left out where there are none. */
        path: Type.Optional(Type.String()),
        count: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  /** Words that nothing here is called by. */
  missing: Type.Optional(Type.Array(Type.String())),
  /** Of `missing`, what the store does not make, and what it has instead; the designs are of that. */
  instead: Type.Optional(
    Type.Array(Type.Object({ words: Type.String(), label: Type.String(), label_hi: Type.String() })),
  ),
  /** Pages of words that were asked for: `returns`, `gold-rate` … A reader leaves out those it does not know. */
  guides: Type.Optional(Type.Array(Type.String())),
  /** The same as links, for readers that know no names of pages. */
  guide_links: Type.Optional(Type.Array(GuideLink)),
  /** The end of a query that asks for more than one search reads; it was not looked at. */
  unread: Type.Optional(Type.String()),
  facets: Type.Optional(Type.Array(Facet)),
  sorts: Type.Optional(Type.Array(SortOption)),
  page_paths: Type.Optional(Listing.properties.page_paths),
  previous_path: Type.Optional(Type.String()),
  next_path: Type.Optional(Type.String()),
  /** The same words searched for as they were typed; `''` when they were: understanding a word is no other search. */
  exact_path: Type.Optional(Type.String()),
  clear_path: Type.Optional(Type.String()),
  /** Categories that hold most of what was found. */
  categories: Type.Optional(Type.Array(CategoryLink)),
});
export type SearchResults = Static<typeof SearchResults>;

/** Nothing is looked at: without suggestions the search works as before, and the field for them is in every header. */
export const SearchSuggestions = needs(
  Type.Object({
    query: Type.String(),
    /** Of nothing typed: what many look for. `text_hi` is left out where a text is the shopper's own. */
    terms: Type.Array(
      Type.Object({ text: Type.String(), text_hi: Type.Optional(Type.String()), path: Type.String() }),
    ),
    categories: Type.Array(CategoryLink),
    guide_links: Type.Optional(Type.Array(GuideLink)),
    products: Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        product_title: Type.String(),
        /** Left out by answers older than it; then the name is the same in both languages. */
        title_hi: Type.Optional(Type.String()),
        url: Type.String(),
        image: Type.String(),
        special_price_paise: Type.Integer(),
        currency: Type.String(),
        rate_version: Type.Integer(),
      }),
    ),
  }),
);
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** One row of the breakup table: component | rate | weight | value | discount | final value. */
export const BreakupRow = Type.Object({
  component: Type.Union([
    Type.Literal('metal'),
    Type.Literal('stone'),
    Type.Literal('making'),
    Type.Literal('other'),
  ]),
  label: Type.String(),
  label_hi: Type.String(),
  /** Rate as shown, e.g. paise per gram or per carat; `null` where there is none. */
  rate_paise: Type.Union([Type.Integer(), Type.Null()]),
  rate_unit: Type.Union([Type.Literal('g'), Type.Literal('ct'), Type.Literal('%'), Type.Literal('')]),
  weight_mg: Type.Union([Type.Integer(), Type.Null()]),
  millicarat: Type.Union([Type.Integer(), Type.Null()]),
  value_paise: Type.Integer(),
  discount_paise: Type.Integer(),
  final_paise: Type.Integer(),
});
export type BreakupRow = Static<typeof BreakupRow>;

export const PriceBreakup = Type.Object({
  product_id: Type.Integer(),
  sku: Type.String(),
  karat: Type.Integer(),
  colour: Type.String(),
  size: Type.String(),
  net_weight_mg: Type.Integer(),
  gross_weight_mg: Type.Integer(),
  rows: Type.Array(BreakupRow),
  subtotal_paise: Type.Integer(),
  gst_rate_bp: Type.Integer(),
  gst_paise: Type.Integer(),
  special_price_paise: Type.Integer(),
  price_paise: Type.Integer(),
  discount_message: Type.String(),
  available: Type.Boolean(),
  stock: Type.Integer(),
  lead_days: Type.Integer(),
  ...MoneyFields,
  /** Since when that version of the gold rate holds, ISO time; left out by answers older than it. */
  rate_since: Type.Optional(Type.String()),
  /** The least a month of all plans of EMI for one piece; left out where it cannot be paid in months. */
  emi_from_paise: Type.Optional(Type.Integer()),
  /** For how many months that plan is: the least a month is the longest, and not the cheapest in all. */
  emi_from_months: Type.Optional(Type.Integer()),
});
export type PriceBreakup = Static<typeof PriceBreakup>;

const Unknown = Type.Null();
/**
 * What the certificate of a design's diamonds says, as far as the design decides it. `null` is what
 * is not stated of it; the number is always `null`, since it belongs to a piece and not to a design.
 */
const DesignCertificate = Type.Object({
  /** A row of diamonds of one shape and grade. */
  diamonds: Type.Array(
    Type.Object({
      shape: Type.String(),
      count: Type.Integer(),
      /** Of all of them together. */
      millicarat: Type.Integer(),
      /** `G–H`: between the two. */
      colour: Type.Union([Type.String(), Unknown]),
      clarity: Type.Union([Type.String(), Unknown]),
      /** A grade of `CUT_GRADES`, of round diamonds only: the cut of another shape is not graded. */
      cut: Type.Union([Type.String(), Unknown]),
      /** Polish and symmetry by the same grades, of the other shapes. */
      finish: Type.Optional(Type.Union([Type.String(), Unknown])),
    }),
  ),
  /** Who certifies its pieces, by the name it signs with: `IGI`. */
  laboratory: Type.Union([Type.String(), Unknown]),
  number: Type.Union([Type.String(), Unknown]),
});

export const ProductDetail = Type.Object({
  ...ProductCard.properties,
  design_code: Type.String(),
  product_code: Type.String(),
  description: Type.String(),
  description_hi: Type.String(),
  title_hi: Type.String(),
  category: Type.String(),
  /** What of its category it is: of solitaires a `ring`, a `stud` or a `pendant`. Left out by answers older than it. */
  form: Type.Optional(Type.String()),
  style: Type.String(),
  occasions: Type.Array(Type.String()),
  /** `''` where the piece shows none. */
  motif: Type.String(),
  recipient: Type.String(),
  /** Options the shopper may choose; the price of the chosen ones is in `breakup`. */
  options: Type.Object({
    karats: Type.Array(Type.Integer()),
    colours: Type.Array(Type.String()),
    /** Empty for designs without a size. `label` as printed, e.g. `12 (51.9 mm)` or `2-4 (57.2 mm)`. */
    sizes: Type.Array(
      Type.Object({
        id: Type.String(),
        label: Type.String(),
        label_hi: Type.Optional(Type.String()),
        in_stock: Type.Boolean(),
        names: Type.Optional(SizeNames),
      }),
    ),
    size_required: Type.Boolean(),
    default_size: Type.String(),
    /** Left out where words cannot be cut. A piece with words is made for the order, in `lead_days` working days. */
    engraving: Type.Optional(Type.Object({ max_length: Type.Integer(), lead_days: Type.Integer() })),
  }),
  /** Pictures per metal colour, gallery order. */
  gallery: Type.Array(
    Type.Object({
      colour: Type.String(),
      view: Type.String(),
      src: Type.String(),
      alt: Type.String(),
      ...PictureFields,
    }),
  ),
  stones: Type.Array(
    Type.Object({
      type: Type.String(),
      type_hi: Type.String(),
      shape: Type.String(),
      quality: Type.String(),
      count: Type.Integer(),
      millicarat: Type.Integer(),
    }),
  ),
  /** `null` for a design without diamonds; left out by answers older than it. */
  certificate: Type.Optional(Type.Union([DesignCertificate, Type.Null()])),
  /** Outer size of one piece at the default size; of a ring the width of its head. */
  dimensions: Type.Object({ width_mm: Type.Number(), height_mm: Type.Number() }),
  /** Where it is made; left out by answers older than it: in India. */
  origin: Type.Optional(
    Type.Object({ country: Type.String(), label: Type.String(), label_hi: Type.String() }),
  ),
  stock: Type.Integer(),
  /** Whom to ask about it, and who hears grievances; left out by answers older than it. */
  contact: Type.Optional(StoreContact),
  /** What the store promises of it besides its price; left out by answers older than it, of which nothing is promised. */
  promises: Type.Optional(
    Type.Object({
      /** Taken back for another piece, or for money. */
      exchange: Type.Boolean(),
      /** BIS hallmark and a HUID of its own; without it the certificate of the refiner. */
      hallmark: Type.Boolean(),
      /** A choice of it that is lighter has none, which the law allows; left out by answers older than it. */
      hallmark_from_mg: Type.Optional(Type.Integer()),
    }),
  ),
  breakup: PriceBreakup,
  breadcrumb: Type.Array(Type.Object({ label: Type.String(), label_hi: Type.String(), path: Type.String() })),
  /** When asked with a pincode, and the table of pincodes can be read. */
  delivery: Type.Optional(ProductDelivery),
});
export type ProductDetail = Static<typeof ProductDetail>;

export const ProductRail = Type.Object({ results: Type.Array(ProductCard) });
export type ProductRail = Static<typeof ProductRail>;

/** `product/resolve/`: where the page of a product is, for addresses that name only its id (`/pdp`). */
export const ProductAddress = Type.Object({
  product_id: Type.Integer(),
  /** Language-neutral, with `?karat=` when one was asked for that the design offers. */
  url: Type.String(),
});
export type ProductAddress = Static<typeof ProductAddress>;

const KaratRates = Type.Object({
  14: Type.Integer(),
  18: Type.Integer(),
  22: Type.Integer(),
  24: Type.Integer(),
});

/** `product/gold_rate/`: what the prices of the store are computed from, in paise per gram by karat. */
export const GoldRates = Type.Object({
  rate_version: Type.Integer(),
  /** Of the exchange rates that prices abroad follow; left out by answers older than it. */
  fx_version: Type.Optional(Type.Integer()),
  /** Since when it holds, ISO time. */
  effective_from: Type.String(),
  /** The same as an ISO date in India. */
  day: Type.String(),
  paise_per_gram: KaratRates,
  /** Publications of the days asked for, newest first; one a day. */
  history: Type.Array(
    Type.Object({
      day: Type.String(),
      paise_per_gram: KaratRates,
      /** Since when it held, ISO time, and who said it; left out by answers older than they are. */
      effective_from: Type.Optional(Type.String()),
      source: Type.Optional(Type.String()),
    }),
  ),
});
export type GoldRates = Static<typeof GoldRates>;

/** `product/piece/`: the parameters a design's shape follows from, at one of its sizes; what they mean stands in `jewellery/model`. */
export const ProductPiece = Type.Object({
  category: Type.Enum(CATEGORIES),
  form: Type.String(),
  motif: Type.String(),
  style: Type.String(),
  stones: Type.Array(
    Type.Object({
      type: Type.String(),
      shape: Type.String(),
      count: Type.Integer(),
      millicarat: Type.Integer(),
      role: Type.Union([Type.Literal('centre'), Type.Literal('accent')]),
    }),
  ),
  look: Type.Integer(),
  /** What the model is made from, not the size it turns out to have. */
  width_tenth_mm: Type.Integer(),
  height_tenth_mm: Type.Integer(),
  size_mm: Type.Number(),
  gauge_milli: Type.Integer(),
  stamped_mg: Type.Integer(),
  fineness: Type.Integer(),
});
export type ProductPiece = Static<typeof ProductPiece>;
