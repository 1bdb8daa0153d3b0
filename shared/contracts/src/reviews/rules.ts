/** What a review may be; form, server and database hold to the same. */
export const REVIEWS = { titleMax: 80, bodyMin: 10, bodyMax: 2000, pageSize: 10, onProduct: 3 } as const;

export const REVIEW_SORTS = ['helpful', 'latest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Why a reader thinks that a review should not be shown. */
export const REPORT_REASONS = ['abuse', 'untrue', 'advertising', 'private'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
