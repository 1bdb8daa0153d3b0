/** The web app manifest in each language, its icons, the store's own icon, and what crawlers ask first. */
import { LOCALES, localizePath } from '@suvarna/contracts/locale';
import type { SiteRoute } from '../../engine/composer/site.ts';
import { llmsText } from './llms-text.ts';
import { MANIFEST_PATHS, webManifest } from './web-manifest.ts';

const DAY = 'public, max-age=86400';
const LOTUS =
  'M20 6c4 5 4 13 0 20-4-7-4-15 0-20zM13 12c4.5 3 6.5 8.5 7 14-6-2.5-8.5-8-7-14zM27 12c-4.5 3-6.5 8.5-7 14 6-2.5 8.5-8 7-14zM6 18.5c6 0 11 2.5 14 7.5-6.5 1.5-11.5-1-14-7.5zM34 18.5c-6 0-11 2.5-14 7.5 6.5 1.5 11.5-1 14-7.5z';
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 36"><path d="${LOTUS}" fill="none" stroke="#b08d57" stroke-width="2"/></svg>`;

const fixed = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>): SiteRoute => ({
  method: 'GET',
  path,
  answer: () => new Response(body, { headers: { 'cache-control': DAY, 'content-type': type } }),
});
const elsewhere = (path: string, location: string): SiteRoute => ({
  method: 'GET',
  path,
  answer: () => new Response(null, { status: 308, headers: { 'cache-control': DAY, location } }),
});

/** @param icons name and bytes of PNG files, made from `icons/icon.svg` (see its README) */
export function webManifestRoutes(
  origin: string,
  icons: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
): SiteRoute[] {
  const closed = ['/checkout/', '/account/'].flatMap((path) =>
    LOCALES.map((locale) => localizePath(path, locale)),
  );
  const robots = `User-agent: *\n${['/api/', ...closed].map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`;
  return [
    ...LOCALES.map((locale) =>
      fixed(
        MANIFEST_PATHS[locale],
        'application/manifest+json; charset=utf-8',
        JSON.stringify(webManifest(locale)),
      ),
    ),
    // Installed shops of before ask for the old name.
    elsewhere('/site.webmanifest', MANIFEST_PATHS.en),
    ...Object.entries(icons).map(([name, bytes]) => fixed(`/icons/${name}`, 'image/png', bytes)),
    fixed('/robots.txt', 'text/plain; charset=utf-8', robots),
    fixed('/llms.txt', 'text/plain; charset=utf-8', llmsText(origin)),
    fixed('/favicon.svg', 'image/svg+xml', ICON),
    elsewhere('/favicon.ico', '/icons/suvarna-48.png'),
  ];
}
