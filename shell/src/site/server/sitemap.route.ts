/** `/sitemap.xml` and the files it names, from what commerce says is in the catalogue and live remotes of their pages. */
import { type Sitemap, sitemap } from '@suvarna/contracts/catalogue';
import { ApiFailure, call } from '@suvarna/contracts/call';
import { DEFAULT_COUNTRY } from '@suvarna/contracts/country-options';
import { LOCALES, localizePath, type Locale } from '@suvarna/contracts/locale';
import { escapeHtml } from '../../engine/composer/page/document/html.ts';
import type { SiteRoute, SiteTools } from '../../engine/composer/site.ts';

const PATIENCE_MS = 5_000;
const HOUR = 'public, max-age=3600';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Row {
  /** Language-neutral. */
  readonly path: string;
  readonly modified?: string;
}

function urlsOf(rows: readonly Row[], origin: string): string {
  const address = (path: string, locale: Locale): string => escapeHtml(origin + localizePath(path, locale));
  const entries = rows.flatMap(({ path, modified }) => {
    const alternates = LOCALES.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(path, locale)}"/>`,
    ).join('');
    const since = modified === undefined ? '' : `<lastmod>${escapeHtml(modified)}</lastmod>`;
    return LOCALES.map((locale) => `<url><loc>${address(path, locale)}</loc>${since}${alternates}</url>`);
  });
  return `<urlset xmlns="${PROTOCOL}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

const PLAINLY = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
const notFound = (): Response => new Response('Not found', { status: 404, headers: PLAINLY });
const file = (text: string): Response =>
  new Response(DECLARATION + text, {
    headers: { 'cache-control': HOUR, 'content-type': 'application/xml; charset=utf-8' },
  });

/** Pages of remotes, where any says some. */
const OF_REMOTES = '/sitemap-pages.xml';

export function sitemapRoutes({ api, origin }: Pick<SiteTools, 'api' | 'origin'>): SiteRoute[] {
  const read = (page: number): Promise<Sitemap> =>
    call(api({ locale: 'en', variant: DEFAULT_COUNTRY }, AbortSignal.timeout(PATIENCE_MS)), sitemap, {
      query: { page },
    });
  const answer = async (make: () => Promise<string>): Promise<Response> => {
    try {
      return file(await make());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error.status >= 400 && error.status < 500
        ? notFound()
        : new Response('The catalogue does not answer', {
            status: 503,
            headers: { ...PLAINLY, 'retry-after': '10' },
          });
    }
  };

  return [
    {
      method: 'GET',
      path: '/sitemap.xml',
      answer: (_request, { sitemap: ofRemotes }) =>
        answer(async () => {
          const { pages } = await read(1);
          const files = [
            ...Array.from({ length: pages }, (_, index) => `/sitemap-${index + 1}.xml`),
            ...(ofRemotes.length > 0 ? [OF_REMOTES] : []),
          ].map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`);
          return `<sitemapindex xmlns="${PROTOCOL}">${files.join('')}</sitemapindex>`;
        }),
    },
    {
      method: 'GET',
      path: '/sitemap-:page(^\\d{1,4}).xml',
      answer: (_request, { params }) =>
        answer(async () => {
          const { paths } = await read(Number(params['page']));
          return urlsOf(paths, origin);
        }),
    },
    {
      method: 'GET',
      path: OF_REMOTES,
      answer: (_request, { sitemap: ofRemotes }) =>
        ofRemotes.length === 0
          ? notFound()
          : file(
              urlsOf(
                ofRemotes.map((path) => ({ path })),
                origin,
              ),
            ),
    },
  ];
}
