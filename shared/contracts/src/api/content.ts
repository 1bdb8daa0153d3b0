/** Answers of the content calls (`spec/api.md` §5.2). Units as in `catalogue.ts`. */
import { Type, type Static } from 'typebox';
import { Listing } from './catalogue.ts';

/** The first designs of a listing: what a rail or a door shows, and where the rest is. */
export const ListingExcerpt = Type.Pick(Listing, ['canonical_path', 'title', 'title_hi', 'category', 'count', 'results']);
export type ListingExcerpt = Static<typeof ListingExcerpt>;

/** `content/home/`: every design the home page shows, in one answer. */
export const HomeContent = Type.Object({
  /** Designs in the whole store. */
  count: Type.Integer(),
  rails: Type.Object({ popular: ListingExcerpt, latest: ListingExcerpt, solitaires: ListingExcerpt }),
  /** One of every category, in the order the store shows them. */
  categories: Type.Array(ListingExcerpt),
  /** The price bands in the currency of the call. */
  prices: Type.Optional(Type.Array(Type.Object({ label: Type.String(), label_hi: Type.String(), path: Type.String() }))),
});
export type HomeContent = Static<typeof HomeContent>;
