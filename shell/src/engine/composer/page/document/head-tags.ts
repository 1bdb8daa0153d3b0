/** What a page says about itself in the head of its document. */
import type { Locale } from '@suvarna/contracts/locale';
import type { PageHead } from '@suvarna/remote-kit/page';
import type { Site } from '../../site.ts';
import { escapeHtml, tag } from './html.ts';
import { jsonForScript } from './json-block.ts';

export interface HeadPlace {
  readonly origin: string;
  readonly locale: Locale;
  /** Language-neutral path of the page. */
  readonly path: string;
}

export function headTags(
  head: PageHead,
  { languages, texts }: Pick<Site, 'languages' | 'texts'>,
  { origin, locale, path }: HeadPlace,
): string {
  const { store, region } = texts(locale);
  const [defaultLanguage] = languages.all;
  const canonical = head.canonical ?? path;
  const absolute = (target: string, language: Locale = locale): string =>
    origin + languages.baseOf(language) + target;
  const picture = (source: string | undefined): string | undefined =>
    source?.startsWith('/') ? `${origin}${source}` : source;
  const property = (name: string, content: string | undefined): string =>
    content === undefined ? '' : tag('meta', { property: name, content });

  return [
    `<title>${escapeHtml(head.title)}</title>`,
    head.preloadImage &&
      tag('link', {
        rel: 'preload',
        as: 'image',
        href: head.preloadImage.src,
        imagesrcset: head.preloadImage.srcSet,
        imagesizes: head.preloadImage.sizes,
        fetchpriority: 'high',
      }),
    head.description !== undefined && tag('meta', { name: 'description', content: head.description }),
    head.noindex && tag('meta', { name: 'robots', content: 'noindex' }),
    tag('link', { rel: 'canonical', href: absolute(canonical) }),
    ...languages.all.map((language) =>
      tag('link', { rel: 'alternate', hreflang: language, href: absolute(canonical, language) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: absolute(canonical, defaultLanguage) }),
    property('og:site_name', store),
    property('og:type', head.openGraph?.type ?? 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', absolute(canonical)),
    property('og:image', picture(head.openGraph?.image)),
    property('og:image:width', head.openGraph?.imageSize?.[0].toString()),
    property('og:image:height', head.openGraph?.imageSize?.[1].toString()),
    property('og:image:alt', head.openGraph?.imageAlt),
    property('og:locale', region),
    head.openGraph?.image !== undefined &&
      tag('meta', {
        name: 'twitter:card',
        content: head.openGraph.imageSize ? 'summary_large_image' : 'summary',
      }),
    ...(head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ),
  ]
    .filter((part) => typeof part === 'string')
    .join('');
}

/** For documents that are no page of the store: not found, switched off, drawn by the browser. */
export const plainHeadTags = (title: string, noindex: boolean): string =>
  `<title>${escapeHtml(title)}</title>${noindex ? tag('meta', { name: 'robots', content: 'noindex' }) : ''}`;
