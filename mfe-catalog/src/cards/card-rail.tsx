import { useT, useHref } from '@suvarna/remote-kit/hooks';
import { Static } from '@suvarna/remote-kit/static';
import { Rail, type RailProps } from '@suvarna/ui/rail';
import type { CardView } from './card.model.ts';
import { CatalogCard } from './catalog-card.tsx';
import { useCards } from './use-cards.ts';

interface CardRailProps {
  readonly id: string;
  readonly title: string;
  readonly cards: readonly CardView[];
  readonly all?: RailProps['all'];
}

export function CardRail({ id, title, cards, all }: CardRailProps) {
  const t = useT();
  const href = useHref();
  const place = useCards(cards);
  const wishlistName = t('wishlist.name');
  return (
    <Static ref={place} of={cards}>
      {() => (
        <Rail id={id} title={title} all={all}>
          {cards.map((card) => (
            <CatalogCard
              key={card.id}
              card={card}
              href={href(card.path)}
              t={t}
              list={id}
              wishlistName={wishlistName}
            />
          ))}
        </Rail>
      )}
    </Static>
  );
}
