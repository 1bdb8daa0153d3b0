import type { ReactNode } from 'react';
import { Badge } from '../views/badge.tsx';
import { classNames } from '../class-names.ts';
import { Picture, pictureAt } from './picture.tsx';
import { Price } from './price.tsx';
import styles from './product-card.module.css';
import { Skeleton } from '../views/skeleton.tsx';

export interface ProductCardProps {
  readonly href: string;
  readonly title: string;
  /** The first is shown; the second, where there is one, under a resting pointer. */
  readonly pictures: readonly {
    readonly src: string;
    readonly alt: string;
    readonly tint?: string | undefined;
  }[];
  /** Integer minor units. */
  readonly minor: number;
  readonly mrpMinor?: number;
  /** What a screen reader says before the struck price. */
  readonly mrpName?: string;
  readonly currency: string;
  /** What the price is of (`Price`). */
  readonly priceOf?: string | undefined;
  /** e.g. "15% off on making". */
  readonly offer?: string;
  /** e.g. "Delivers by 24 Nov". */
  readonly delivery?: ReactNode;
  readonly badge?: string;
  /** Of its reviews: `4.6 (12)`, and in words. */
  readonly rating?: { readonly shown: string; readonly label: string } | undefined;
  /** In the first row of the first view. */
  readonly eager?: boolean;
  /**
   * A heart in the corner of the picture, above the link. `label` names it and its design. Whether it
   * is on is the browser's to say: it finds the heart by `data-wish` and sets `aria-pressed`, so
   * that a document is the same for everybody and a list of hearts costs no component each.
   */
  readonly wish?: { readonly id: number; readonly label: string };
  /** A button below the heart that puts the design beside others, found by `data-compare`; else as the heart. */
  readonly compare?: { readonly id: number; readonly label: string } | undefined;
  /**
   * Metals the design comes in, as swatches that show its picture in each. Like the heart they are
   * plain markup: the list they stand in listens for all of them (`data-metal`).
   */
  readonly metals?: {
    readonly name: string;
    readonly label: string;
    readonly shown: string;
    readonly options: readonly { readonly colour: string; readonly label: string }[];
  };
  /** Level below the heading the card stands under. */
  readonly heading?: 'h2' | 'h3';
  readonly className?: string | undefined;
}

/** How wide the picture of a card is drawn, on phones to the pixel: half of 390 would ask for 515 pixels where 360 do. A preload must ask for the same. */
export const CARD_SIZES = '(width < 40rem) calc(50vw - 22px), (width < 64rem) 33vw, 300px';

/** A design in a grid or a rail. The whole card is one link, named by the design. */
export function ProductCard({
  href,
  title,
  pictures,
  minor,
  mrpMinor,
  mrpName,
  currency,
  priceOf,
  offer,
  delivery,
  badge,
  rating,
  eager = false,
  wish,
  compare,
  metals,
  heading: Heading = 'h3',
  className,
}: ProductCardProps) {
  const [first, second] = pictures;
  return (
    <article className={classNames(styles['root'], className)}>
      <div
        className={styles['frame']}
        data-picture
        data-awaited={first && first.tint === undefined ? title : undefined}
      >
        {first && (
          <Picture src={first.src} alt={first.alt} tint={first.tint} sizes={CARD_SIZES} eager={eager} />
        )}
        {second && (
          <img
            src={pictureAt(second.src, 515)}
            alt=""
            loading="lazy"
            decoding="async"
            className={styles['second']}
          />
        )}
        {badge !== undefined && badge !== '' && <Badge className={styles['badge']}>{badge}</Badge>}
      </div>
      {metals !== undefined && metals.options.length > 1 && (
        <fieldset className={styles['metals']} aria-label={metals.label}>
          {metals.options.map(({ colour, label }) => (
            <input
              key={colour}
              type="radio"
              name={metals.name}
              value={colour}
              aria-label={label}
              data-metal={colour}
              defaultChecked={colour === metals.shown}
              className={styles['metal']}
            />
          ))}
        </fieldset>
      )}
      <Heading className={styles['title']}>
        <a className={styles['link']} href={href}>
          {title}
        </a>
      </Heading>
      <Price
        minor={minor}
        mrpMinor={mrpMinor}
        mrpName={mrpName}
        currency={currency}
        of={priceOf}
        className={styles['price']}
      />
      {rating !== undefined && (
        <p className={styles['rating']}>
          <span aria-hidden="true">{rating.shown}</span>
          <span className="sv-visually-hidden">{rating.label}</span>
        </p>
      )}
      {offer !== undefined && offer !== '' && <p className={styles['offer']}>{offer}</p>}
      {delivery !== undefined && <p className={styles['delivery']}>{delivery}</p>}
      {wish !== undefined && (
        <button
          type="button"
          className={styles['wish']}
          data-wish={wish.id}
          aria-pressed="false"
          aria-label={wish.label}
        />
      )}
      {compare !== undefined && (
        <button
          type="button"
          className={styles['compare']}
          data-compare={compare.id}
          aria-pressed="false"
          aria-label={compare.label}
        />
      )}
    </article>
  );
}

/** The place of a card whose design is still on its way. */
export function ProductCardSkeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <div className={classNames(styles['root'], className)}>
      <Skeleton shape="picture" className={styles['frame']} />
      <Skeleton width="wide" />
      <Skeleton width="half" />
      <Skeleton width="third" />
    </div>
  );
}
