import { Picture } from '@suvarna/ui/picture';
import { CARD_SIZES } from '@suvarna/ui/product-card';
import type { CardView } from '../card.model.ts';
import styles from './banner.module.css';

const PIECES = 4;

/**
 * The pieces a category leads with, side by side on one ground: all pictures are taken in one studio, so
 * they join without a seam. On phones, where the first row is what counts, it is not even fetched;
 * elsewhere it shows pictures that the first row needs anyway.
 */
export function Banner({ cards }: { readonly cards: readonly CardView[] }) {
  if (cards.length < PIECES) return null;
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
