/** Reviews as pages show them. */
import { type Review, reviewPhoto, type ReviewSummary } from '@suvarna/contracts/reviews';
import type { Locale } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';

export interface ReviewView {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  /** Language it was written in. */
  readonly locale: Locale;
  /** `''` where the customer has no name to show. */
  readonly author: string;
  readonly bought: boolean;
  /** It is not written. */
  readonly demo: boolean;
  /** ISO date. */
  readonly date: string;
  /** The same, ready to show. */
  readonly day: string;
  /** How many say that it helped. */
  readonly helpful: number;
  /** The store's answer and its day; `''` for none. */
  readonly reply: string;
  readonly replyDay: string;
  readonly photos: readonly PhotoView[];
}

/** Pixels. */
interface PhotoView {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Address of its file, the same in both languages. */
export const photoPath = (id: string): string => `/api/${reviewPhoto.path}?photo_id=${id}`;

export function toReviewView(review: Review, locale: Locale): ReviewView {
  return {
    id: review.review_id,
    rating: review.rating,
    title: review.title,
    body: review.body,
    locale: review.locale,
    author: review.author,
    bought: review.bought,
    demo: review.demo === true,
    date: review.created_at.slice(0, 10),
    day: formatFullDay(review.created_at, locale),
    helpful: review.helpful,
    reply: review.reply,
    replyDay: formatFullDay(review.replied_at, locale),
    photos: (review.photos ?? []).map(({ photo_id: id, width, height }) => ({ id, width, height })),
  };
}

export interface SummaryView {
  readonly count: number;
  /** Tenths of a star. */
  readonly tenths: number;
  /** Five stars first. */
  readonly bars: readonly { readonly rating: number; readonly count: number; readonly percent: number }[];
}

export const toSummaryView = ({ count, average_tenths: tenths, stars }: ReviewSummary): SummaryView => ({
  count,
  tenths,
  bars: stars
    .map((some, index) => ({
      rating: index + 1,
      count: some,
      percent: count === 0 ? 0 : Math.round((some * 100) / count),
    }))
    .toReversed(),
});
