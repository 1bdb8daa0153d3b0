import { sitemap } from '@suvarna/contracts/endpoints/catalogue';
import type { Sitemap } from '@suvarna/contracts/api/sitemap';
import { SITEMAP_PAGE_SIZE } from '@suvarna/contracts/api/sitemap';
import type { FastifyInstance } from 'fastify';
import { urlOf } from './copy.ts';
import { CATEGORY_WORDS } from '../designs/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendAnswer, type Answers } from './answers.http.ts';

/** Pages beside the catalogue that people search for, with the day their words last changed. */
const GUIDES = [{ path: '/ring-size-guide/', modified: '2026-11-23' }] as const;

/** `product/sitemap/`: listings first, then guides, then every design. */
export function sitemapRoutes(app: FastifyInstance, answer: Answers): void {
  serve(app, sitemap, (request, reply) => {
    const { page = 1 } = request.query;
    return sendAnswer(
      request,
      reply,
      answer(`sitemap ${String(page)}`, (snapshot) => {
        const today = snapshot.context.today.toISOString().slice(0, 10);
        const designs = [...snapshot.byId.values()];
        const count = CATEGORY_WORDS.length + 1 + GUIDES.length + designs.length;
        const pages = Math.ceil(count / SITEMAP_PAGE_SIZE);
        if (page > pages) throw new Refusal(404, 'REQUEST.NOT_FOUND', 'There is no such page.');
        const paths = [
          { path: '/jewellery/', modified: today },
          ...CATEGORY_WORDS.map((word) => ({ path: `/jewellery/${word.id}/`, modified: today })),
          ...GUIDES,
          ...designs.map((design) => ({ path: urlOf(design), modified: design.launched_on })),
        ].slice((page - 1) * SITEMAP_PAGE_SIZE, page * SITEMAP_PAGE_SIZE);
        return JSON.stringify({ page, pages, paths } satisfies Sitemap);
      }),
    );
  });
}
