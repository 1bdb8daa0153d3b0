import { Deferred } from '@suvarna/remote-kit/deferred';
import { useT, useHref } from '@suvarna/remote-kit/hooks';
import { GridItems, ProductGrid } from '@suvarna/ui/product-grid';
import type { ReactNode } from 'react';
import type { CardView } from './card.model.ts';
import { CatalogCard } from './catalog-card.tsx';

/** Two on a phone: more would compete with the picture the first view is judged by. */
const EAGER = 2;
/** What the first view can show, on wide screens too; on a soft navigation the others come after it. */
const FIRST = 8;

interface CardGridProps {
  readonly label: string;
  readonly cards: readonly CardView[];
}

/** Plain markup: the page that shows it listens for its hearts and swatches ({@link useCards}). */
export function CardGrid({ label, cards }: CardGridProps) {
  const t = useT();
  const href = useHref();
  const wishlistName = t('wishlist.name');
  const compareName = t('card.compare');
  const draw = (card: CardView, place: number): ReactNode => (
    <CatalogCard
      key={card.id}
      card={card}
      href={href(card.path)}
      t={t}
      list="grid"
      wishlistName={wishlistName}
      compareName={compareName}
      eager={place < EAGER}
      heading="h2"
    />
  );
  return (
    <ProductGrid
      label={label}
      rest={
        cards.length > FIRST && (
          <Deferred>
            <GridItems>{cards.slice(FIRST).map((card) => draw(card, FIRST))}</GridItems>
          </Deferred>
        )
      }
    >
      {cards.slice(0, FIRST).map(draw)}
    </ProductGrid>
  );
}
