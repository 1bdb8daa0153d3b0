/**
 * `GET product/sitemap/?page=1`: every address of the catalogue that search engines should know.
 * The composer turns it into `/sitemap.xml` and `/sitemap-<page>.xml`, in both languages.
 */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

/** Most paths on one page; two languages of each fit a sitemap file's limit of 50,000 addresses. */
export const SITEMAP_PAGE_SIZE = 5000;

export const Sitemap = Type.Object({
  /** Starts at 1. */
  page: Type.Integer(),
  pages: Type.Integer(),
  /** Language-neutral paths with the day they last changed (`2026-11-21`). */
  paths: Type.Array(Type.Object({ path: Type.String(), modified: Type.String() })),
});
export type Sitemap = Static<typeof Sitemap>;

export const SitemapQuery = strictObject({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
});
