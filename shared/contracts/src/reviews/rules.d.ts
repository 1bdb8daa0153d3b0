export declare const REVIEWS: {
  readonly titleMax: 80;
  readonly bodyMin: 10;
  readonly bodyMax: 2000;
  readonly pageSize: 10;
  readonly onProduct: 3;
};
export declare const REVIEW_SORTS: readonly ['helpful', 'latest', 'highest', 'lowest'];
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export declare const REPORT_REASONS: readonly ['abuse', 'untrue', 'advertising', 'private'];
export type ReportReason = (typeof REPORT_REASONS)[number];
