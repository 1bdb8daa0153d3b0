import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Picture } from '@suvarna/ui/picture';
import { Price } from '@suvarna/ui/price';
import { priceOfCard } from '../cards/card.model.ts';
import { readRelated } from '../related-products/read-cards.ts';
import styles from './goes-with.module.css';

export interface GoesWithProps {
  readonly productId: number;
  readonly title: string;
}

const SHOWN = 3;

/** A few designs that go with one, small, for panels of other remotes; nothing where none is known to. */
export function Fragment({ productId, title }: GoesWithProps) {
  const { locale } = useRemoteContext();
  const href = useHref();
  const { state } = useRead(`${locale} ${productId}`, (signal) => readRelated(productId, locale, signal));
  if (state.status !== 'ready') return null;
  const cards = state.data
    .filter(({ reason }) => reason !== 'similar' && reason !== 'popular')
    .flatMap((rail) => rail.cards)
    .filter(({ id }, place, all) => id !== productId && all.findIndex((one) => one.id === id) === place)
    .slice(0, SHOWN);
  if (cards.length === 0) return null;
  return (
    <div className={styles['root']}>
      <h3 className={styles['title']}>{title}</h3>
      <ul className={styles['list']}>
        {cards.map((card) => (
          <li key={card.id}>
            <a className={styles['card']} href={href(card.path)}>
              <Picture src={card.image} alt="" sizes="7rem" widest={360} tint={card.tint || undefined} />
              <span className={styles['name']}>{card.title}</span>
              <Price minor={card.priceMinor} currency={card.currency} of={priceOfCard(card)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
