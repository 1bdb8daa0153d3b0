export declare const POLICIES: readonly [
  'returns',
  'lifetime-exchange',
  'buy-back',
  'shipping',
  'coins',
  'privacy',
  'terms',
  'grievance',
  'dark-patterns',
  'accessibility',
];
export declare const DOCUMENT_KINDS: readonly [
  'policy',
  'faq',
  'help',
  'contact',
  'franchise',
  'attribution',
  'blog',
  'landing',
  'banner',
  'gift-guide',
];
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export declare const PLACED: {
  readonly landing: readonly ['gold-coins', 'solitaires', 'gifting'];
  readonly banner: readonly ['home'];
  readonly 'gift-guide': readonly ['gift-guide'];
};
export type PlacedKind = keyof typeof PLACED;
export declare const SINGLE: {
  readonly faq: readonly ['faqs'];
  readonly help: readonly ['help'];
  readonly contact: readonly ['contact-us'];
  readonly franchise: readonly ['franchise'];
  readonly attribution: readonly ['attribution'];
};
export declare const DOCUMENT_STATES: readonly ['draft', 'scheduled', 'published', 'withdrawn'];
export type DocumentState = (typeof DOCUMENT_STATES)[number];
export declare const BODY_MAX = 12000;
export declare const TITLE_MAX = 120;
export declare const LEAD_MAX = 400;
export declare const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
export declare const PICTURE_BYTES = 300000;
export declare const PICTURE_TEXT: number;
export declare const PICTURE_NAME = '^[1-9][0-9]{0,3}x[1-9][0-9]{0,3}-[0-9a-f]{32}$';
export declare const ALT_MAX = 200;
