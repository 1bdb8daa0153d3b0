/** What the store's people write: kinds of documents, and where each is read. */

/** In the order the store names them everywhere. */
export const POLICIES = [
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
] as const;

export const DOCUMENT_KINDS = [
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
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Texts that a page of ours draws beside its own words, by where they stand; by another name no reader would see one. */
export const PLACED = {
  landing: ['gold-coins', 'solitaires', 'gifting'],
  banner: ['home'],
  'gift-guide': ['gift-guide'],
} as const satisfies Partial<Record<DocumentKind, readonly string[]>>;
export type PlacedKind = keyof typeof PLACED;

/** Documents of which there is one, whose name is its address; of policies and articles there are as many as are written. */
export const SINGLE = {
  faq: ['faqs'],
  help: ['help'],
  contact: ['contact-us'],
  franchise: ['franchise'],
  attribution: ['attribution'],
} as const satisfies Partial<Record<DocumentKind, readonly string[]>>;

/** Where a document stands: what is written last, and whether shoppers see it. */
export const DOCUMENT_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Both languages together fit into one call, whatever they are written in. */
export const BODY_MAX = 12_000;
export const TITLE_MAX = 120;
export const LEAD_MAX = 400;
export const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** A picture of an article as it is sent: with its base64 it is a body as large as three photos. */
export const PICTURE_BYTES = 300_000;
export const PICTURE_TEXT = Math.ceil(PICTURE_BYTES / 3) * 4;
/** Its width and height in pixels, and a digest of its content: who has a name need look nothing up to keep its place. */
export const PICTURE_NAME = '^[1-9][0-9]{0,3}x[1-9][0-9]{0,3}-[0-9a-f]{32}$';
/** What a screen reader says of it. */
export const ALT_MAX = 200;
