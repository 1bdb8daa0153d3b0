/** What a browser reads about the store as an app, in its two languages. */
import type { Locale } from '@suvarna/contracts/locale';

export const MANIFEST_PATHS: Readonly<Record<Locale, string>> = {
  en: '/manifest.webmanifest',
  hi: '/hi/manifest.webmanifest',
};

/** Colours of the tokens `--sv-color-ground`; a manifest cannot name a token. */
const GROUND = '#fbf8f3';
const TEXTS = {
  en: {
    name: 'Suvarna · Fine jewellery',
    short_name: 'Suvarna',
    description: 'Fine jewellery, honestly priced',
    rings: 'Rings',
    bag: 'Bag',
    orders: 'My orders',
  },
  hi: {
    name: 'सुवर्ण · सुंदर आभूषण',
    short_name: 'सुवर्ण',
    description: 'सुंदर आभूषण, सच्चे दाम',
    rings: 'अंगूठियाँ',
    bag: 'बैग',
    orders: 'मेरे ऑर्डर',
  },
} as const;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/suvarna-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function webManifest(locale: Locale): object {
  const { name, short_name, description, rings, bag, orders } = TEXTS[locale];
  const home = locale === 'hi' ? '/hi/' : '/';
  return {
    // One app, whatever its language: installed twice it would be there twice.
    id: '/',
    name,
    short_name,
    description,
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
      { name: rings, url: `${home}jewellery/rings/` },
      { name: bag, url: `${home}checkout/cart/` },
      { name: orders, url: `${home}account/orders/` },
    ],
  };
}
