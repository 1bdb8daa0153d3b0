import type { Translate } from '@suvarna/remote-kit/page';
import { ProductCard } from '@suvarna/ui/product-card';
import { priceOfCard, type CardView } from './card.model.ts';
import { ratingText } from './rating-text.ts';

interface CatalogCardProps {
  readonly card: CardView;
  readonly href: string;
  readonly t: Translate;
  /** Name of the list it stands in; a page may show a design twice. */
  readonly list: string;
  /** In the first row of the first view. */
  readonly eager?: boolean;
  /** What a heart is called, before the name of the design. */
  readonly wishlistName: string;
  /** What the button to compare is called; without it the card has none. */
  readonly compareName?: string;
  /** In a grid right below the heading of the page. */
  readonly heading?: 'h2' | 'h3';
}

/** A design in a list. Free of hooks, so that lists of 49 hydrate cheaply. */
export function CatalogCard({
  card,
  href,
  t,
  list,
  wishlistName,
  compareName,
  eager = false,
  heading = 'h3',
}: CatalogCardProps) {
  return (
    <ProductCard
      href={href}
      title={card.title}
      pictures={[
        { src: card.image, alt: '', tint: card.tint || undefined },
        { src: card.hoverImage, alt: '' },
      ].filter(({ src }) => src !== '')}
      minor={card.priceMinor}
      mrpMinor={card.mrpMinor}
      mrpName={t('price.mrp')}
      currency={card.currency}
      priceOf={priceOfCard(card)}
      delivery={card.deliversBy === '' ? t('card.gone') : t('card.delivers', { date: card.deliversBy })}
      rating={ratingText(card, t)}
      badge={card.badge === '' ? '' : t(`card.badge.${card.badge}`)}
      eager={eager}
      wish={{ id: card.id, label: `${wishlistName}: ${card.title}` }}
      compare={
        compareName === undefined ? undefined : { id: card.id, label: `${compareName}: ${card.title}` }
      }
      metals={{
        name: `${list}-${card.id}`,
        label: t('card.metals', { title: card.title }),
        shown: card.colour,
        options: card.colours.map((colour) => ({ colour, label: t(`colour.${colour}`) })),
      }}
      heading={heading}
    />
  );
}
