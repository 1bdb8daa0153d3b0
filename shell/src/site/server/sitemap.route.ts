/** `/sitemap.xml` and the files it names, from what commerce says is in the catalogue. */
import { type Sitemap, sitemap } from '@suvarna/contracts/catalogue';
import { ApiFailure, call } from '@suvarna/contracts/call';
import { DEFAULT_COUNTRY } from '@suvarna/contracts/country-options';
import { LOCALES, localizePath } from '@suvarna/contracts/locale';
import { escapeHtml } from '../../engine/composer/page/document/html.ts';
import type { SiteRoute, SiteTools } from '../../engine/composer/site.ts';

const PATIENCE_MS = 5_000;
const HOUR = 'public, max-age=3600';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapRoutes({ api, origin }: Pick<SiteTools, 'api' | 'origin'>): SiteRoute[] {
  const read = (page: number): Promise<Sitemap> =>
    call(api({ locale: 'en', variant: DEFAULT_COUNTRY }, AbortSignal.timeout(PATIENCE_MS)), sitemap, {
      query: { page },
    });
  const answer = async (make: () => Promise<string>): Promise<Response> => {
    try {
      return new Response(DECLARATION + (await make()), {
        headers: { 'cache-control': HOUR, 'content-type': 'application/xml; charset=utf-8' },
      });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
      return error.status >= 400 && error.status < 500
        ? new Response('Not found', { status: 404, headers })
        : new Response('The catalogue does not answer', {
            status: 503,
            headers: { ...headers, 'retry-after': '10' },
          });
    }
  };

  return [
    {
      method: 'GET',
      path: '/sitemap.xml',
      answer: () =>
        answer(async () => {
          const { pages } = await read(1);
          const files = Array.from(
            { length: pages },
            (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
          );
          return `<sitemapindex xmlns="${PROTOCOL}">${files.join('')}</sitemapindex>`;
        }),
    },
    {
      method: 'GET',
      path: '/sitemap-:page(^\\d{1,4}).xml',
      answer: (_request, { params }) =>
        answer(async () => {
          const { paths } = await read(Number(params['page']));
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
    },
  ];
}
