/** What pages are made of: answered from the catalogue in memory. */
import {
  Facets,
  GoldRates,
  ListingWithFacets,
  PriceBreakup,
  ProductAddress,
  ProductDetail,
  ProductPiece,
  ProductRail,
  SearchResults,
  SearchSuggestions,
} from './schemas.ts';
import {
  BreakupQuery,
  CertificateQuery,
  CodePricesQuery,
  FacetsQuery,
  GoldRateQuery,
  ListingQuery,
  PieceParams,
  PieceQuery,
  ProductQuery,
  ResolveQuery,
  SearchQuery,
  SimilarQuery,
  SizePricesQuery,
  SuggestQuery,
} from './queries.ts';
import { Download } from '../base/endpoint/envelope.ts';
import { CodePrices, SizePrices } from './code-prices.ts';
import { HomeContent } from './excerpts.ts';
import { Sitemap, SitemapQuery } from './sitemap.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const { get } = endpointsOf('catalogue');

/** Searches made anew: many who type behind one address, not somebody who keeps a processor busy. */
const SEARCHES: Limit = { name: 'search', seconds: MINUTE_SECONDS, counts: 'told', address: 600 };

export const homeContent = get('content/home/', 'public', {
  summary: 'The designs of the home page',
  answer: HomeContent,
});

export const productListing = get('product/listing/', 'public', {
  summary: 'A page of a listing',
  query: ListingQuery,
  answer: ListingWithFacets,
});

export const productFacets = get('product/facets/', 'public', {
  summary: 'The filters of a listing with their counts',
  query: FacetsQuery,
  answer: Facets,
});

export const productSearch = get('product/search/', 'public', {
  summary: 'Designs found by words, in English or Hindi',
  query: SearchQuery,
  answer: SearchResults,
  limit: SEARCHES,
});

export const searchSuggest = get('product/search_suggest/', 'public', {
  summary: 'What a shopper who typed this may mean',
  query: SuggestQuery,
  answer: SearchSuggestions,
  limit: SEARCHES,
});

export const productDetails = get('product/product/', 'public', {
  summary: 'Everything a product page shows',
  query: ProductQuery,
  answer: ProductDetail,
});

export const priceBreakup = get('product/price_breakup/', 'public', {
  summary: 'The price of one choice of options, row by row',
  query: BreakupQuery,
  answer: PriceBreakup,
});

export const productCertificate = get('product/certificate/', 'public', {
  summary: 'A sample of the certificate that comes with a design’s diamonds, as a PDF marked as such',
  query: CertificateQuery,
  whole: Download,
  limit: { name: 'sample-certificate', seconds: MINUTE_SECONDS, counts: 'calls', address: 30 },
});

export const productPiece = get('product/piece/', 'public', {
  summary: 'The parameters a design is drawn from in three dimensions',
  query: PieceQuery,
  answer: ProductPiece,
});

export const similarProducts = get('product/similar/', 'public', {
  summary: 'Designs like this one',
  query: SimilarQuery,
  answer: ProductRail,
});

export const productResolve = get('product/resolve/', 'public', {
  summary: 'The address of a product known by its id',
  query: ResolveQuery,
  answer: ProductAddress,
});

export const codePrices = get('product/pricing_by_code/', 'public', {
  summary: 'Prices of many designs, all of one version',
  query: CodePricesQuery,
  answer: CodePrices,
});

export const sizePrices = get('product/size_pricing_by_code/', 'public', {
  summary: 'Weight and price of each size of a design',
  query: SizePricesQuery,
  answer: SizePrices,
});

export const sitemap = get('product/sitemap/', 'public', {
  summary: 'Addresses for search engines',
  query: SitemapQuery,
  answer: Sitemap,
});

export const goldRate = get('product/gold_rate/', 'public', {
  summary: 'Gold rate per gram by karat',
  query: GoldRateQuery,
  answer: GoldRates,
});

export const goldRateFile = get('product/gold_rate_csv/', 'public', {
  summary: 'The same as a table in a file',
  query: GoldRateQuery,
  whole: Download,
});

export const pieceOfDesign = get('pieces/:product_id', 'operations', {
  summary: 'What the image service draws a design from',
  params: PieceParams,
});

export const drawingOrder = get('drawing-order', 'operations', {
  summary: 'Designs, the most looked at first, for the image service to draw ahead',
});
