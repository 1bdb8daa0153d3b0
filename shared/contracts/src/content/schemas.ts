/** Texts that people edit, as pages draw them: a tree of allowed parts, never markup. */
import { Type, type Static } from 'typebox';
import { DOCUMENT_KINDS, PICTURE_NAME, PLACED, SLUG, type PlacedKind } from './rules.ts';
import { LOCALES } from '../base/locale/locale.ts';
import { PolicyFacts } from '../catalogue/excerpts.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

export const locale = oneOf(LOCALES);
export const documentKind = oneOf(DOCUMENT_KINDS);
export const documentSlug = Type.String({ pattern: SLUG, maxLength: 80 });

/**
 * A piece of a line: a text, a count, or an amount, and what it looks like. Amounts are in minor units
 * of `currency` and are written by the page that shows them; a break stands for itself.
 */
export const Run = Type.Object({
  text: Type.Optional(Type.String()),
  count: Type.Optional(Type.Number()),
  amount: Type.Optional(Type.Integer()),
  currency: Type.Optional(Type.String()),
  strong: Type.Optional(Type.Literal(true)),
  em: Type.Optional(Type.Literal(true)),
  /** A path of the shop, `mailto:`, `tel:` or `https:`. */
  href: Type.Optional(Type.String()),
  line_break: Type.Optional(Type.Literal(true)),
});
export type Run = Static<typeof Run>;

const runs = Type.Array(Run);
/** A picture of the store's own: one that its people sent, or one of a design, which leads to it. */
export const DocumentPicture = Type.Object({
  /** A path of the shop; `{w}` in it is 360, 515 or 1024. */
  src: Type.String(),
  alt: Type.String(),
  /** Pixels: its place is kept before it is there. */
  width: Type.Integer(),
  height: Type.Integer(),
  href: Type.Optional(Type.String()),
});
export type DocumentPicture = Static<typeof DocumentPicture>;

/** `links`: a list of nothing but links. A table's first row is its head. */
export const Block = Type.Object({
  kind: Type.Union([
    Type.Literal('paragraph'),
    Type.Literal('heading'),
    Type.Literal('quote'),
    Type.Literal('list'),
    Type.Literal('steps'),
    Type.Literal('links'),
    Type.Literal('table'),
    Type.Literal('picture'),
  ]),
  runs: Type.Optional(runs),
  items: Type.Optional(Type.Array(runs)),
  rows: Type.Optional(Type.Array(Type.Array(runs))),
  picture: Type.Optional(DocumentPicture),
});
export type Block = Static<typeof Block>;

/** What stands before the first heading has no title. */
export const Section = Type.Object({ title: runs, blocks: Type.Array(Block) });
export type Section = Static<typeof Section>;

export const ShopDocument = Type.Object({
  kind: documentKind,
  slug: Type.String(),
  title: Type.String(),
  lead: runs,
  sections: Type.Array(Section),
  /** When shoppers could first read it, and when these words came. */
  published_at: Type.String(),
  changed_at: Type.String(),
});
export type ShopDocument = Static<typeof ShopDocument>;

/** Another document, to lead there. */
const DocumentLink = Type.Object({ slug: Type.String(), title: Type.String() });

const lang = Type.Optional(locale);
const placedKind = oneOf(Object.keys(PLACED) as PlacedKind[]);
export const TextsQuery = strictObject({ lang });
export const PlacedQuery = strictObject({
  kind: Type.Optional(placedKind),
  slug: Type.Optional(documentSlug),
  lang,
});
export const PolicyQuery = strictObject({ slug: Type.Optional(documentSlug), lang });
export const PictureQuery = strictObject({ name: Type.String({ pattern: PICTURE_NAME, maxLength: 42 }) });
export const PageQuery = strictObject({ slug: documentSlug, lang });
export const BlogQuery = strictObject({
  lang,
  page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }),
});

/** `content/policy/`: the numbers; with a slug that promise in words, too, and what the others are called. */
export const PolicyAnswer = Type.Object({
  ...PolicyFacts.properties,
  document: Type.Optional(ShopDocument),
  others: Type.Optional(Type.Array(DocumentLink)),
});
export type PolicyAnswer = Static<typeof PolicyAnswer>;

export const BlogEntry = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  lead: runs,
  published_at: Type.String(),
  /** How long it takes to read. */
  minutes: Type.Integer(),
  /** The first one in it. */
  picture: Type.Optional(DocumentPicture),
});
export type BlogEntry = Static<typeof BlogEntry>;
/** The latest first. */
export const BlogList = Type.Object({
  results: Type.Array(BlogEntry),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type BlogList = Static<typeof BlogList>;
export const BlogPost = Type.Object({
  document: ShopDocument,
  minutes: Type.Integer(),
  others: Type.Array(BlogEntry),
});
export type BlogPost = Static<typeof BlogPost>;

/** Texts that pages draw beside their own words, where one is published now: of landings, banners and the gift guide. */
export const ShopTexts = Type.Object({ results: Type.Array(ShopDocument) });
