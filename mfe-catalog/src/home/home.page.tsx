import { Deferred } from '@suvarna/remote-kit/deferred';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Rail } from '@suvarna/ui/rail';
import { CatalogCard } from '../cards/catalog-card.tsx';
import { placedPart } from '../content/load-placed.ts';
import { Assurance } from '../product/buying/assurance.tsx';
import { BountyTeaser } from './bounty-teaser.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { GiftDoors } from './gift-doors.tsx';
import { Hero } from './hero.tsx';
import { HomeBanner } from './home-banner.tsx';
import type { HomeView, RailView } from './home.model.ts';
import styles from './home.module.css';
import { PriceDoors } from './price-doors.tsx';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { useCards } from '../cards/use-cards.ts';

export { homeHead as head } from './home.head.ts';

interface HomeRailProps {
  readonly name: 'popular' | 'latest' | 'solitaires';
  readonly rail: RailView;
}

function HomeRail({ name, rail }: HomeRailProps) {
  const t = useT();
  const href = useHref();
  const wishlistName = t('wishlist.name');
  return (
    <Rail
      id={`home-${name}`}
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

export function Page({ data }: PageProps<HomeView>) {
  const page = useCards(data);
  useFreshPrices(data.rateVersion);
  return (
    <Static ref={page} className={styles.page} of={data}>
      {() => <Sections data={data} />}
    </Static>
  );
}

function Sections({ data }: { readonly data: HomeView }) {
  const { currency } = useRemoteContext();
  const placed = placedPart();
  return (
    <>
      <Hero designs={data.designs} cards={data.hero} />
      <div className={`sv-page ${styles.sections}`}>
        {data.banner && placed && <placed.PlacedBanner of={data.banner} className={styles.banner} />}
        <CategoryTiles tiles={data.tiles} />
        <Deferred>
          <HomeRail name="popular" rail={data.popular} />
          <HomeBanner />
          <PriceDoors doors={data.prices} />
          <HomeRail name="latest" rail={data.latest} />
          <GiftDoors />
          <HomeRail name="solitaires" rail={data.solitaires} />
        </Deferred>
      </div>
      <Deferred>
        {/* A plan in rupees, paid from an Indian account: nothing to offer abroad. */}
        {currency === 'INR' && <BountyTeaser />}
        <div className="sv-page">
          <Assurance />
        </div>
      </Deferred>
    </>
  );
}
