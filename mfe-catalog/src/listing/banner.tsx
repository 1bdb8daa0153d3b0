import { Picture } from '@suvarna/ui/picture';
import { CARD_SIZES } from '@suvarna/ui/product-card';
import type { CardView } from '../cards/card.model.ts';
import styles from './banner.module.css';

const PIECES = 4;

/** A banner of fewer pieces would look empty. */
export const fillsBanner = (cards: readonly CardView[]): boolean => cards.length >= PIECES;

/**
 * The pieces a category leads with, side by side on one ground: all pictures are taken in one studio, so
 * they join without a seam. On phones, where the first row is what counts, it is not even fetched;
 * elsewhere it shows pictures that the first row needs anyway.
 *
 * @param cards that fill it
 */
export function Banner({ cards }: { readonly cards: readonly CardView[] }) {
  return (
    <div className={styles.banner} aria-hidden="true">
      {cards.slice(0, PIECES).map(({ id, image, tint }) => (
        <Picture
          key={id}
          src={image}
          alt=""
          tint={tint || undefined}
          sizes={CARD_SIZES}
          className={styles.piece}
        />
      ))}
    </div>
  );
}
