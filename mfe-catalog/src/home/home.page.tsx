import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Rail } from '@suvarna/ui/rail';
import { Suspense } from 'react';
import { CatalogCard } from '../catalog-card.tsx';
import { Assurance } from '../product/assurance.tsx';
import { BountyTeaser } from './bounty-teaser.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { GiftDoors } from './gift-doors.tsx';
import { Hero } from './hero.tsx';
import type { HomeView, RailView } from './home.model.ts';
import styles from './home.module.css';
import { PriceDoors } from './price-doors.tsx';
import { useMetals } from '../use-metals.ts';
import { useHearts } from '../wishlist/use-hearts.ts';

export { homeHead as head } from './home.head.ts';

interface HomeRailProps {
  readonly name: 'popular' | 'latest' | 'solitaires';
  readonly rail: RailView;
}

function HomeRail({ name, rail }: HomeRailProps) {
  const t = useT();
  const href = useHref();
  const hearts = useHearts<HTMLElement>(rail.cards);
  useMetals(hearts);
  const wishlistName = t('wishlist.name');
  return (
    <Rail
      id={`home-${name}`}
      ref={hearts}
      title={t(`home.${name}`)}
      all={{ href: href(rail.path), label: t(`home.${name}-all`) }}
    >
      {rail.cards.map((card) => (
        <CatalogCard
          key={card.id}
          card={card}
          href={href(card.path)}
          t={t}
          list={name}
          wishlistName={wishlistName}
        />
      ))}
    </Rail>
  );
}

/** Below the first view each part is a boundary of its own: the browser takes them up one by one. */
export function Page({ data }: PageProps<HomeView>) {
  const { currency } = useRemoteContext();
  return (
    <div className={styles.page}>
      <Hero designs={data.designs} cards={data.hero} />
      <div className={`sv-page ${styles.sections}`}>
        <Suspense fallback={null}>
          <CategoryTiles tiles={data.tiles} />
        </Suspense>
        <Suspense fallback={null}>
          <HomeRail name="popular" rail={data.popular} />
        </Suspense>
        <Suspense fallback={null}>
          <PriceDoors doors={data.prices} />
        </Suspense>
        <Suspense fallback={null}>
          <HomeRail name="latest" rail={data.latest} />
        </Suspense>
        <Suspense fallback={null}>
          <GiftDoors cards={data.gifts} />
        </Suspense>
        <Suspense fallback={null}>
          <HomeRail name="solitaires" rail={data.solitaires} />
        </Suspense>
      </div>
      {/* A plan in rupees, paid from an Indian account: nothing to offer abroad. */}
      {currency === 'INR' && (
        <Suspense fallback={null}>
          <BountyTeaser />
        </Suspense>
      )}
      <div className="sv-page">
        <Suspense fallback={null}>
          <Assurance />
        </Suspense>
      </div>
    </div>
  );
}
