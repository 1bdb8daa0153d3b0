import { SITEMAP_PAGE_SIZE, Sitemap } from '@suvarna/contracts/api/sitemap';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { urlOf } from './copy.ts';
import { CATEGORY_WORDS } from '../designs/index.ts';
import { answers } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendAnswer, type Answers } from './answers.http.ts';

const SitemapCall = Type.Object(
  { page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })) },
  { additionalProperties: false },
);

/** Pages beside the catalogue that people search for, with the day their words last changed. */
const GUIDES = [{ path: '/ring-size-guide/', modified: '2026-11-23' }] as const;

/** `product/sitemap/`: listings first, then guides, then every design. */
export function sitemapRoutes(app: FastifyInstance, answer: Answers): void {
  app.get<{ Querystring: Static<typeof SitemapCall> }>(
    '/product/sitemap/',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'Addresses for search engines',
        querystring: SitemapCall,
        response: answers(Sitemap),
      },
    },
    (request, reply) => {
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
    },
  );
}
