/** What a browser reads about the store as an app, in each of its languages. */
import { localizePath, byLocale, type Locale } from '@suvarna/contracts/locale';
import { documentTexts } from '#texts/document';

export const MANIFEST_PATHS = byLocale((locale) => localizePath('/manifest.webmanifest', locale));

/** Colours of the tokens `--sv-color-ground`; a manifest cannot name a token. */
const GROUND = '#fbf8f3';
const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/suvarna-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(locale: Locale): object {
  const t = documentTexts(locale);
  const home = localizePath('/', locale);
  return {
    // One app, whatever its language: installed twice it would be there twice.
    id: '/',
    name: t('app.name'),
    short_name: t('app.short-name'),
    description: t('app.description'),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['shopping', 'lifestyle'],
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    shortcuts: [
      { name: t('app.rings'), url: `${home}jewellery/rings/` },
      { name: t('app.bag'), url: `${home}checkout/cart/` },
      { name: t('app.orders'), url: `${home}account/orders/` },
    ],
  };
}
