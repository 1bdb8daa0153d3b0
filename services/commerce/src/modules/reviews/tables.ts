import type { ReportReason } from '@suvarna/contracts/reviews';
import type { Locale } from '@suvarna/contracts/locale';
import type { Generated } from 'kysely';

export type ReviewState = 'waiting' | 'shown' | 'refused';

interface ReviewTables {
  reviews: {
    id: string;
    product_id: number;
    customer_id: string;
    line_id: string | null;
    rating: number;
    title: string;
    body: string;
    locale: Locale;
    author: string;
    state: ReviewState;
    reason: Generated<string>;
    decided_by: Generated<string>;
    decided_at: Date | null;
    reply: Generated<string>;
    replied_by: Generated<string>;
    replied_at: Date | null;
    helpful: Generated<number>;
    reports: Generated<number>;
    version: Generated<number>;
    /** No customer wrote it; see `demo-reviews.ts`. */
    demo: Generated<boolean>;
    created_at: Date;
    changed_at: Date;
  };
  review_ratings: {
    product_id: number;
    ones: Generated<number>;
    twos: Generated<number>;
    threes: Generated<number>;
    fours: Generated<number>;
    fives: Generated<number>;
    /** Transaction of the last change; the database notes it. */
    changed_in: Generated<string>;
  };
  review_photos: {
    photo_id: string;
    review_id: string;
    position: number;
    width: number;
    height: number;
    bytes: Buffer;
  };
  review_votes: { review_id: string; customer_id: string };
  review_reports: { review_id: string; customer_id: string; reason: ReportReason; created_at: Date };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends ReviewTables {}
}
