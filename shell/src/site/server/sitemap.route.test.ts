import { describe, expect, it } from '@jest/globals';
import type { ApiReader } from '@suvarna/contracts/call';
import { sitemapRoutes } from './sitemap.route.ts';

const origin = 'https://shop.example';
const PATHS = [{ path: '/jewellery/rings/', modified: '2026-11-20' }];
const api: ApiReader = {
  get: (path) =>
    path === 'product/sitemap/'
      ? Promise.resolve({
          status_code: 200,
          error: false,
          msg: '',
          message: '',
          data: { pages: 2, paths: PATHS } as never,
        })
      : Promise.reject(new Error(`not expected: ${path}`)),
};
const routes = sitemapRoutes({ api: () => api, origin });

async function asked(path: string, sitemap: readonly string[]) {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`no route ${path}`);
  const answer = await route.answer(new Request(origin), {
    params: { page: '1' },
    sitemap,
    document: () => Promise.reject(new Error('no document')),
  });
  return { status: answer.status, text: await answer.text() };
}
const namedIn = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('names the files of the catalogue, and one of remotes where any says pages', async () => {
    const ofCatalogue = [`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`];
    expect(namedIn((await asked('/sitemap.xml', [])).text)).toEqual(ofCatalogue);
    expect(namedIn((await asked('/sitemap.xml', ['/loyalty/'])).text)).toEqual([
      ...ofCatalogue,
      `${origin}/sitemap-pages.xml`,
    ]);
  });

  it('has each page in both languages, and of the catalogue when it changed', async () => {
    const { text } = await asked('/sitemap-:page(^\\d{1,4}).xml', []);
    expect(namedIn(text)).toEqual([`${origin}/jewellery/rings/`, `${origin}/hi/jewellery/rings/`]);
    expect(text).toContain('<lastmod>2026-11-20</lastmod>');
    const pages = await asked('/sitemap-pages.xml', ['/loyalty/']);
    expect(namedIn(pages.text)).toEqual([`${origin}/loyalty/`, `${origin}/hi/loyalty/`]);
    expect(pages.text).toContain(`hreflang="hi" href="${origin}/hi/loyalty/"`);
    expect(pages.text).not.toContain('lastmod');
  });

  it('has no file of remotes where none says pages', async () => {
    expect((await asked('/sitemap-pages.xml', [])).status).toBe(404);
  });
});
