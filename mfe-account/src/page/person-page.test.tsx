import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Locale, LOCALES, localizePath } from '@suvarna/contracts/locale';
import type { ServerModule } from '@suvarna/remote-kit/host';
import type { LoadContext } from '@suvarna/remote-kit/page';
import { renderToString } from 'react-dom/server';
import config from '../../remote.config.ts';

/** What stands for a parameter of an address. */
const PARAMS: Readonly<Record<string, string>> = { wallet: 'coins', request: 'cancel' };

/** Pages that the browser alone can fill: what is a person's own, and what a customer shared by a link. */
const pages = config.routes
  .filter(({ path }) => /^\/account\/|^\/wishlist\/|\/shared\//.test(path))
  .flatMap(({ id, path }) => LOCALES.map((locale) => ({ id, path, locale })));

let server: ServerModule;
beforeAll(async () => {
  Object.assign(globalThis, {
    __REMOTE__: { name: config.name, version: '0.0.0' },
    __TEXTS__: config.texts,
  });
  server = await import('../server.ts');
});

/** The markup of a page as a reader without JavaScript gets it. */
async function markup(id: string, path: string, locale: Locale): Promise<HTMLElement> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const route = {
    routeId: id,
    params: Object.fromEntries(names.map((name) => [name, PARAMS[name] ?? '1'])),
    query: new URLSearchParams(),
    path: localizePath(path, locale),
    locale,
    base: locale === 'hi' ? '/hi' : '',
    variant: 'INR',
    currency: 'INR',
    origin: 'https://shop.example',
  } as unknown as LoadContext;
  const { element } = await server.render(id, { data: null, route });
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToString(element);
  return drawn;
}

describe.each(pages)('without JavaScript, $path in $locale', ({ id, path, locale }) => {
  it('says above all else what to do', async () => {
    const drawn = await markup(id, path, locale);
    const notes = [...drawn.querySelectorAll('noscript')];
    expect(notes).toHaveLength(1);
    expect(notes[0]?.textContent).toMatch(
      locale === 'hi' ? /कृपया JavaScript चालू/ : /Please switch on JavaScript and reload this page/,
    );
    expect(notes[0]?.previousElementSibling?.tagName).toBe('NAV');
  });

  // The page's style hides what is busy.
  it('has no skeleton that would stay', async () => {
    const drawn = await markup(id, path, locale);
    const left = [...drawn.querySelectorAll('[data-shape][data-width]')].filter(
      (skeleton) => skeleton.closest('[aria-busy="true"]') === null,
    );
    expect(left).toEqual([]);
    expect(drawn.querySelector('[aria-busy="true"]')).not.toBeNull();
  });
});
