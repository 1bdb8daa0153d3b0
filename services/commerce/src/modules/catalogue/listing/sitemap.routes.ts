import { sitemap, type Sitemap, SITEMAP_PAGE_SIZE } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { urlOf } from '../designs/copy.ts';
import { CATEGORY_WORDS } from '../../designs/index.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendAnswer, type Answers } from '../answers.http.ts';

/** A page beside the catalogue, with the day its words last changed. */
export type SearchedPage = Sitemap['paths'][number];

const GUIDES: readonly SearchedPage[] = [
  { path: '/ring-size-guide/', modified: '2026-11-23' },
  { path: '/gift-guide/', modified: '2026-11-26' },
  { path: '/jewellery/solitaires/build/', modified: '2026-11-26' },
  { path: '/blog/', modified: '2026-11-26' },
];

/** Texts of the store that have a page, and which of their versions these are. */
export interface SearchedTexts {
  readonly version: string;
  readonly pages: readonly SearchedPage[];
}

/** `product/sitemap/`: listings first, then guides and texts, then every design. */
export function sitemapRoutes(
  app: FastifyInstance,
  answer: Answers,
  { searched, searchedTexts }: Pick<Dependencies, 'searched' | 'searchedTexts'>,
): void {
  serve(app, sitemap, async (request, reply) => {
    const { page = 1 } = request.query;
    const texts = await searchedTexts();
    const guides = [...GUIDES, ...searched, ...texts.pages];
    return sendAnswer(
      request,
      reply,
      answer(`sitemap ${String(page)} ${texts.version}`, (snapshot) => {
        const today = snapshot.context.today.toISOString().slice(0, 10);
        const designs = [...snapshot.byId.values()];
        const count = CATEGORY_WORDS.length + 1 + guides.length + designs.length;
        const pages = Math.ceil(count / SITEMAP_PAGE_SIZE);
        if (page > pages) throw new Refusal('REQUEST.NOT_FOUND', { message: 'There is no such page.' });
        const paths = [
          { path: '/jewellery/', modified: today },
          ...CATEGORY_WORDS.map((word) => ({ path: `/jewellery/${word.id}/`, modified: today })),
          ...guides,
          ...designs.map((design) => ({ path: urlOf(design), modified: design.launched_on })),
        ].slice((page - 1) * SITEMAP_PAGE_SIZE, page * SITEMAP_PAGE_SIZE);
        return JSON.stringify({ page, pages, paths } satisfies Sitemap);
      }),
    );
  });
}
