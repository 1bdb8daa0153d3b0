import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { productListing } from '@suvarna/contracts/calls/catalogue';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { ProductCardSkeleton } from '@suvarna/ui/product-card';
import { Rail } from '@suvarna/ui/rail';
import { useEffect, useId, useState } from 'react';
import { toCardView, type CardView } from '../card.model.ts';
import { CardRail } from '../card-rail.tsx';

export interface ProductRailProps {
  /** Language-neutral path of the listing to show, e.g. `/jewellery/rings/`. */
  readonly path: string;
  readonly title: string;
}

const SHOWN = 8;
const PLACES = Array.from({ length: SHOWN }, (_, place) => place);

/** The first designs of a listing, for other remotes. Disappears when they cannot be had: it is an extra. */
export function Fragment({ path, title }: ProductRailProps) {
  const { locale } = useRemoteContext();
  const id = useId();
  const [cards, setCards] = useState<readonly CardView[] | 'loading'>('loading');

  useEffect(() => {
    const controller = new AbortController();
    call(api, productListing, { query: { path, page_size: SHOWN }, signal: controller.signal }).then(
      ({ results }) =>
        setCards(results.map((card) => toCardView(card, { locale, asOf: new Date().toISOString() }))),
      () => {
        if (!controller.signal.aborted) setCards([]);
      },
    );
    return () => controller.abort();
  }, [path, locale]);

  if (cards === 'loading')
    return (
      <Rail id={id} title={title}>
        {PLACES.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </Rail>
    );
  return cards.length === 0 ? null : <CardRail id={id} title={title} cards={cards} />;
}
