import { RETURN_WINDOW_DAYS, WARRANTY_YEARS } from '@suvarna/contracts/storefront-constants';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { counted } from '../page/counted.model.ts';
import { preload } from '../page/preload.model.ts';
import { socialPicture } from '../structured-data/social-picture.model.ts';
import { HERO_SIZES, HERO_WIDEST } from './hero.tsx';
import type { HomeView } from './home.model.ts';
import type { Organization, WithContext } from 'schema-dts';

export function homeHead(view: HomeView, { origin, base }: RouteContext, t: Translate): PageHead {
  const [first] = view.hero;
  const home = `${origin}${base}/`;
  return {
    title: t('home.head.title'),
    description: t('home.head.description', {
      days: RETURN_WINDOW_DAYS,
      years: WARRANTY_YEARS,
      ...counted(view.designs),
    }),
    canonical: '/',
    ...(first !== undefined &&
      first.image !== '' && {
        preloadImage: preload(first.image, HERO_SIZES, HERO_WIDEST),
        openGraph: { type: 'website', ...socialPicture(first.image, first.title) },
      }),
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'WebSite',
              name: t('home.head.store'),
              url: home,
              potentialAction: {
                '@type': 'SearchAction',
                target: {
                  '@type': 'EntryPoint',
                  urlTemplate: `${origin}${base}/jewellery/search/?q={search_term_string}`,
                },
                'query-input': 'required name=search_term_string',
              },
            },
            {
              '@context': 'https://schema.org',
              '@type': 'Organization',
              name: t('home.head.store'),
              url: home,
              logo: `${origin}/icons/suvarna-512.png`,
            } satisfies WithContext<Organization>,
          ]
        : [],
  };
}
