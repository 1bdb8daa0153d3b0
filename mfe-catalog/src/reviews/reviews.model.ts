/** The page of all reviews of a design: what is asked for is in its address, so that every choice is a link. */
import { REVIEW_SORTS, type ReviewPage, type ReviewSort } from '@suvarna/contracts/reviews';
import { fieldIn, isLocale, type Locale } from '@suvarna/contracts/locale';
import type { Crumb } from '../product/product.model.ts';
import { toReviewView, toSummaryView, type ReviewView, type SummaryView } from './review.model.ts';

/** Which reviews are wanted; what is left out is not asked for. */
export interface Asked {
  readonly sort: ReviewSort;
  readonly page: number;
  readonly rating?: number;
  readonly bought?: boolean;
  readonly language?: Locale;
}

const MOST_PAGES = 10_000;

export function askedIn(query: URLSearchParams): Asked {
  const rating = query.get('rating') ?? '';
  const language = query.get('language');
  const page = Number(query.get('page'));
  return {
    sort: REVIEW_SORTS.find((sort) => sort === query.get('sort')) ?? 'helpful',
    page: Number.isSafeInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
    ...(/^[1-5]$/.test(rating) && { rating: Number(rating) }),
    ...(query.get('bought') === 'true' && { bought: true }),
    ...(isLocale(language) && { language }),
  };
}

/** @param path of the product's page */
export const reviewsPath = (path: string): string => `${path}reviews/`;
export const writePath = (path: string): string => `${path}reviews/write/`;

/** Language-neutral address of reviews that are asked for. Another choice begins at its first page. */
export function askedPath(path: string, { sort, page, rating, bought, language }: Asked): string {
  const query = new URLSearchParams({
    ...(sort !== 'helpful' && { sort }),
    ...(rating !== undefined && { rating: String(rating) }),
    ...(bought === true && { bought: 'true' }),
    ...(language !== undefined && { language }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? reviewsPath(path) : `${reviewsPath(path)}?${query}`;
}

export interface ReviewsView {
  readonly productId: number;
  readonly productTitle: string;
  /** Of the product's page. */
  readonly path: string;
  readonly asked: Asked;
  readonly summary: SummaryView;
  readonly reviews: readonly ReviewView[];
  /** Those that were asked for, and their pages. */
  readonly count: number;
  readonly pages: number;
  /** Some of it is demo data. */
  readonly demo: boolean;
}

export function toReviewsView(page: ReviewPage, locale: Locale, asked: Asked): ReviewsView {
  return {
    productId: page.product_id,
    productTitle: fieldIn(page, 'title', locale, page.product_title),
    path: page.url,
    asked,
    summary: toSummaryView(page.summary),
    reviews: page.results.map((review) => toReviewView(review, locale)),
    count: page.count,
    pages: Math.ceil(page.count / page.page_size),
    demo: page.demo === true,
  };
}

export const isNarrowed = ({ rating, bought, language }: Asked): boolean =>
  rating !== undefined || bought === true || language !== undefined;

/** From home down to the reviews, without the page itself. */
export const crumbsTo = (
  { path, productTitle }: Pick<ReviewsView, 'path' | 'productTitle'>,
  home: string,
): readonly Crumb[] => [
  { label: home, path: '/' },
  { label: productTitle, path },
];
