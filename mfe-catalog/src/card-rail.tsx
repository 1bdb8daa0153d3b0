import { useT, useHref } from '@suvarna/remote-kit/hooks';
import { Rail } from '@suvarna/ui/rail';
import { Suspense } from 'react';
import type { CardView } from './card.model.ts';
import { CatalogCard } from './catalog-card.tsx';
import { useMetals } from './use-metals.ts';
import { useHearts } from './wishlist/use-hearts.ts';

interface CardRailProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardView[];
}

export function CardRail({ id, title, cards }: CardRailProps) {
  const t = useT();
  const href = useHref();
  const hearts = useHearts<HTMLElement>(cards);
  useMetals(hearts);
  const wishlistName = t('wishlist.name');
  return (
    <Rail id={id} title={title} ref={hearts}>
      {cards.map((card) => (
        <Suspense key={card.id} fallback={null}>
          <CatalogCard card={card} href={href(card.path)} t={t} list={id} wishlistName={wishlistName} />
        </Suspense>
      ))}
    </Rail>
  );
}
