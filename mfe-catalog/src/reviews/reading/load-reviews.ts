import { fieldIn } from '@suvarna/contracts/locale';
import { type ApiReader, call } from '@suvarna/contracts/call';
import { reviewList, REVIEWS, type ReviewSummary } from '@suvarna/contracts/reviews';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../../page/missing.model.ts';
import { ratedOf } from './rated.model.ts';
import {
  askedIn,
  askedPath,
  toReviewsView,
  writePath,
  type Asked,
  type ReviewsView,
} from '../reviews.model.ts';

const PRODUCT_ID = /^[1-9]\d{0,8}$/;

export const readReviews = (
  api: ApiReader,
  productId: number,
  {
    language,
    page_size = REVIEWS.pageSize,
    ...asked
  }: Asked & {
    readonly page_size?: number;
    /** Those of designs like it, too, where it has few of its own. */
    readonly similar?: boolean;
  },
  signal: AbortSignal,
) =>
  call(api, reviewList, {
    query: { product_id: productId, page_size, ...asked, ...(language && { locale: language }) },
    signal,
  });

/** Reviews that machines read on the page of a product. */
const QUOTES = 3;

export interface Rated {
  readonly summary: ReviewSummary;
  /** The same, as schema.org says it, with some of the reviews. */
  readonly machines: object;
}

/** What customers said, in one answer; nothing where none did. All of it is on a page of its own. */
export async function readRated(
  api: ApiReader,
  productId: number,
  signal: AbortSignal,
): Promise<Rated | undefined> {
  const asked = { sort: 'helpful', page: 1, page_size: QUOTES } as const;
  const page = await readReviews(api, productId, asked, signal);
  return page.summary.count === 0 ? undefined : { summary: page.summary, machines: ratedOf(page) };
}

/** All reviews of a design. As with the design's own page the number names it, and there is one address. */
export async function loadReviews(context: LoadContext): Promise<Loaded<ReviewsView>> {
  const { api, params, query, path, locale, signal } = context;
  const id = params['id'] ?? '';
  if (!PRODUCT_ID.test(id)) return { kind: 'not-found' };
  const asked = askedIn(query);
  try {
    const found = await readReviews(api, Number(id), asked, signal);
    const here = askedPath(found.url, asked);
    if (!here.startsWith(path)) return { kind: 'redirect', to: here, permanent: true };
    // A page that was there until a review was taken away.
    if (found.results.length === 0 && asked.page > 1)
      return { kind: 'redirect', to: askedPath(found.url, { ...asked, page: 1 }), permanent: false };
    return { kind: 'data', data: toReviewsView(found, locale, asked) };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}

/** What the page for writing knows of the design; everything else is its author's. */
export interface WriteView {
  readonly productId: number;
  readonly productTitle: string;
  readonly path: string;
}

export async function loadWriteReview(context: LoadContext): Promise<Loaded<WriteView>> {
  const { api, params, path, locale, signal } = context;
  const id = params['id'] ?? '';
  if (!PRODUCT_ID.test(id)) return { kind: 'not-found' };
  try {
    const found = await readReviews(api, Number(id), { sort: 'helpful', page: 1, page_size: 1 }, signal);
    const here = writePath(found.url);
    if (here !== path) return { kind: 'redirect', to: here, permanent: true };
    return {
      kind: 'data',
      data: {
        productId: found.product_id,
        productTitle: fieldIn(found, 'title', locale, found.product_title),
        path: found.url,
      },
    };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    throw error;
  }
}
