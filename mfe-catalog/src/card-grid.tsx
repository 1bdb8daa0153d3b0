import { useT, useHref } from '@suvarna/remote-kit/hooks';
import { ProductGrid } from '@suvarna/ui/product-grid';
import { Suspense } from 'react';
import type { CardView } from './card.model.ts';
import { CatalogCard } from './catalog-card.tsx';
import { useMetals } from './use-metals.ts';
import { useHearts } from './wishlist/use-hearts.ts';

/** Two on a phone: more would compete with the picture the first view is judged by. */
const EAGER = 2;

interface CardGridProps {
  readonly label: string;
  readonly cards: readonly CardView[];
}

/** Each card is a boundary of its own: the browser hydrates them one by one and stays responsive. */
export function CardGrid({ label, cards }: CardGridProps) {
  const t = useT();
  const href = useHref();
  const hearts = useHearts<HTMLDivElement>(cards);
  useMetals(hearts);
  const wishlistName = t('wishlist.name');
  return (
    <ProductGrid label={label} ref={hearts}>
      {cards.map((card, index) => (
        <Suspense key={card.id} fallback={null}>
          <CatalogCard
            card={card}
            href={href(card.path)}
            t={t}
            list="grid"
            wishlistName={wishlistName}
            eager={index < EAGER}
            heading="h2"
          />
        </Suspense>
      ))}
    </ProductGrid>
  );
}
