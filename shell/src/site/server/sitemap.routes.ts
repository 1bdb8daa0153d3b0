/** `/sitemap.xml` and the files it names, from what commerce says is in the catalogue. */
import type { Sitemap } from '@suvarna/contracts/api/sitemap';
import { ApiFailure } from '@suvarna/contracts/api-reader';
import { call } from '@suvarna/contracts/call';
import { sitemap } from '@suvarna/contracts/calls/catalogue';
import { LOCALES, localizePath } from '@suvarna/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApiReader } from '../../engine/composer/page/api-reader.ts';
import type { Commerce } from '../../engine/composer/page/commerce.ts';
import { escapeHtml } from '../../engine/composer/page/html.ts';
import { acceptedEncoding, encode } from '../../engine/composer/http/encoding.ts';

const XML = 'application/xml; charset=utf-8';
const HOUR = 'public, max-age=3600';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapRoutes(app: FastifyInstance, commerce: Commerce, origin: string): void {
  const read = (page: number): Promise<Sitemap> => {
    const api = createApiReader(commerce, {
      locale: 'en',
      currency: 'INR',
      signal: AbortSignal.timeout(5_000),
    });
    return call(api, sitemap, { query: { page } });
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<string>,
  ): Promise<FastifyReply> => {
    try {
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const body = await encode(Buffer.from(DECLARATION + (await make())), encoding, 'quick');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return await reply.headers({ 'cache-control': HOUR, vary: 'accept-encoding' }).type(XML).send(body);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      reply.header('cache-control', 'no-store').type('text/plain');
      return error.status >= 400 && error.status < 500
        ? reply.code(404).send('Not found')
        : reply.code(503).header('retry-after', '10').send('The catalogue does not answer');
    }
  };

  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, async () => {
      const { pages } = await read(1);
      const files = Array.from(
        { length: pages },
        (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
      );
      return `<sitemapindex xmlns="${PROTOCOL}">${files.join('')}</sitemapindex>`;
    }),
  );

  app.get<{ Params: { page: string } }>('/sitemap-:page(^\\d{1,4}).xml', (request, reply) =>
    answer(request, reply, async () => {
      const { paths } = await read(Number(request.params.page));
      const entries = paths.flatMap(({ path, modified }) => {
        const alternates = LOCALES.map(
          (locale) =>
            `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(origin + localizePath(path, locale))}"/>`,
        ).join('');
        return LOCALES.map(
          (locale) =>
            `<url><loc>${escapeHtml(origin + localizePath(path, locale))}</loc><lastmod>${escapeHtml(modified)}</lastmod>${alternates}</url>`,
        );
      });
      return `<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
    }),
  );
}
