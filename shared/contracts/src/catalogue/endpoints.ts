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
import { endpoint } from '../base/endpoint/endpoint.ts';
import { type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

/** Searches made again: many who type behind one address, not a robot that keeps a processor busy. */
const SEARCHES: Limit = { name: 'search', seconds: MINUTE_SECONDS, counts: 'told', address: 600 };

export const homeContent = endpoint({
  method: 'GET',
  path: 'content/home/',
  access: 'public',
  tag: 'content',
  summary: 'The designs of the home page',
  answer: HomeContent,
});

export const productListing = endpoint({
  method: 'GET',
  path: 'product/listing/',
  access: 'public',
  tag: 'catalogue',
  summary: 'A page of a listing',
  query: ListingQuery,
  answer: ListingWithFacets,
});

export const productFacets = endpoint({
  method: 'GET',
  path: 'product/facets/',
  access: 'public',
  tag: 'catalogue',
  summary: 'The filters of a listing with their counts',
  query: FacetsQuery,
  answer: Facets,
});

export const productSearch = endpoint({
  method: 'GET',
  path: 'product/search/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Designs found by words, in English or Hindi',
  query: SearchQuery,
  answer: SearchResults,
  limit: SEARCHES,
});

export const searchSuggest = endpoint({
  method: 'GET',
  path: 'product/search_suggest/',
  access: 'public',
  tag: 'catalogue',
  summary: 'What a shopper who typed this may mean',
  query: SuggestQuery,
  answer: SearchSuggestions,
  limit: SEARCHES,
});

export const productDetails = endpoint({
  method: 'GET',
  path: 'product/product/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Everything a product page shows',
  query: ProductQuery,
  answer: ProductDetail,
});

export const priceBreakup = endpoint({
  method: 'GET',
  path: 'product/price_breakup/',
  access: 'public',
  tag: 'catalogue',
  summary: 'The price of one choice of options, row by row',
  query: BreakupQuery,
  answer: PriceBreakup,
});

export const productCertificate = endpoint({
  method: 'GET',
  path: 'product/certificate/',
  access: 'public',
  tag: 'catalogue',
  summary: 'A sample of the certificate that comes with a design’s diamonds, as a PDF marked as such',
  query: CertificateQuery,
  whole: Download,
  limit: { name: 'sample-certificate', seconds: MINUTE_SECONDS, counts: 'calls', address: 30 },
});

export const productPiece = endpoint({
  method: 'GET',
  path: 'product/piece/',
  access: 'public',
  tag: 'catalogue',
  summary: 'The parameters a design is drawn from in three dimensions',
  query: PieceQuery,
  answer: ProductPiece,
});

export const similarProducts = endpoint({
  method: 'GET',
  path: 'product/similar/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Designs like this one',
  query: SimilarQuery,
  answer: ProductRail,
});

export const productResolve = endpoint({
  method: 'GET',
  path: 'product/resolve/',
  access: 'public',
  tag: 'catalogue',
  summary: 'The address of a product known by its id',
  query: ResolveQuery,
  answer: ProductAddress,
});

export const codePrices = endpoint({
  method: 'GET',
  path: 'product/pricing_by_code/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Prices of many designs, all of one version',
  query: CodePricesQuery,
  answer: CodePrices,
});

export const sizePrices = endpoint({
  method: 'GET',
  path: 'product/size_pricing_by_code/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Weight and price of each size of a design',
  query: SizePricesQuery,
  answer: SizePrices,
});

export const sitemap = endpoint({
  method: 'GET',
  path: 'product/sitemap/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Addresses for search engines',
  query: SitemapQuery,
  answer: Sitemap,
});

export const goldRate = endpoint({
  method: 'GET',
  path: 'product/gold_rate/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Gold rate per gram by karat',
  query: GoldRateQuery,
  answer: GoldRates,
});

export const goldRateFile = endpoint({
  method: 'GET',
  path: 'product/gold_rate_csv/',
  access: 'public',
  tag: 'catalogue',
  summary: 'The same as a table in a file',
  query: GoldRateQuery,
  whole: Download,
});

export const pieceOfDesign = endpoint({
  method: 'GET',
  path: 'pieces/:product_id',
  access: 'operations',
  tag: 'catalogue',
  summary: 'What the image service draws a design from',
  params: PieceParams,
});
