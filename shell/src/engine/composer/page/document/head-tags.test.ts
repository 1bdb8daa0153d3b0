import { describe, expect, it } from '@jest/globals';
import type { Site, SiteTexts } from '../../site.ts';
import { headTags } from './head-tags.ts';

const site = {
  languages: {
    all: ['en', 'hi'],
    baseOf: (locale) => (locale === 'hi' ? '/hi' : ''),
    split: (path) => ({ locale: 'en', path }),
  },
  texts: () => ({ store: 'Suvarna', region: 'en_IN' }) as SiteTexts,
} satisfies Pick<Site, 'languages' | 'texts'>;
const place = { origin: 'https://suvarna.example', locale: 'en', path: '/jewellery/rings/' } as const;
const metas = (html: string): Record<string, string> =>
  Object.fromEntries(
    [
      ...html.matchAll(
        /<meta (?:name|property)="(?<name>(?:og:image|twitter)[^"]*)" content="(?<content>[^"]*)">/g,
      ),
    ].map(({ groups }) => [groups?.['name'] ?? '', groups?.['content'] ?? '']),
  );

describe('where a page is shared', () => {
  it('a product shows its wide picture, with its size and what is seen on it', () => {
    const image = '/media/designs/1/hero-rose-social-0123456789abcd';
    expect(
      metas(
        headTags(
          {
            title: 'Ring',
            openGraph: { type: 'product', image, imageSize: [1_200, 630], imageAlt: 'A "rose" ring' },
          },
          site,
          place,
        ),
      ),
    ).toEqual({
      'og:image': `https://suvarna.example${image}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A &quot;rose&quot; ring',
      'twitter:card': 'summary_large_image',
    });
  });

  it('a picture without a size is shown small, and a page without one promises none', () => {
    expect(
      metas(
        headTags(
          { title: 'Rings', openGraph: { type: 'website', image: 'https://cdn.example/a.jpg' } },
          site,
          place,
        ),
      ),
    ).toEqual({ 'og:image': 'https://cdn.example/a.jpg', 'twitter:card': 'summary' });
    expect(metas(headTags({ title: 'Rings' }, site, place))).toEqual({});
  });
});

it('nothing in a head makes a browser fetch a page ahead: Firefox does for `next`, and the policy refuses it', () => {
  const head = headTags({ title: 'Rings', ...{ previous: '/rings/', next: '/rings/?page=3' } }, site, place);
  const kinds = [...head.matchAll(/<link rel="(?<kind>[^"]*)"/g)].map(({ groups }) => groups?.['kind']);
  expect(kinds.length).toBeGreaterThan(2);
  expect(kinds.filter((kind) => !['canonical', 'alternate', 'preload'].includes(kind ?? ''))).toEqual([]);
});
