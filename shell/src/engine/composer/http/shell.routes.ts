/** Small answers of the composer itself: the live composition, robots and icon. */
import { COMPOSITION_PATH } from '@suvarna/contracts/release-delivery/public-composition';
import type { FastifyInstance } from 'fastify';
import type { Live } from '../release-delivery/live.ts';

const DAY = 'public, max-age=86400';
const LOTUS =
  'M20 6c4 5 4 13 0 20-4-7-4-15 0-20zM13 12c4.5 3 6.5 8.5 7 14-6-2.5-8.5-8-7-14zM27 12c-4.5 3-6.5 8.5-7 14 6-2.5 8.5-8 7-14zM6 18.5c6 0 11 2.5 14 7.5-6.5 1.5-11.5-1-14-7.5zM34 18.5c-6 0-11 2.5-14 7.5 6.5 1.5 11.5-1 14-7.5z';
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 36"><path d="${LOTUS}" fill="none" stroke="#b08d57" stroke-width="2"/></svg>`;
export function shellRoutes(app: FastifyInstance, live: () => Live | null, origin: string): void {
  app.get(COMPOSITION_PATH, async (request, reply) => {
    const composition = live();
    if (!composition)
      return reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send();
    const etag = `"${composition.revision}-${composition.publicComposition.shell?.version ?? ''}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(composition.publicComposition));
  });

  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /checkout/\nDisallow: /hi/checkout/\nDisallow: /account/\nDisallow: /hi/account/\nSitemap: ${origin}/sitemap.xml\n`;
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', DAY).type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', DAY).type('image/svg+xml').send(ICON),
  );
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', DAY).redirect('/favicon.svg', 308),
  );
}
