import { BannerPicture } from '../page/banner-picture.tsx';
import styles from './banner.module.css';
import type { ListingView } from './listing.model.ts';

/** Gifts, those for an occasion too, whoever they are for. */
const GIFTS = /gifting(?:-for\+(\w+))?(-sort\+by\+\w+)?-filter/;

/** The banner of a listing; `undefined` where nothing was composed for it. */
export function bannerOf({
  canonicalPath,
  category,
}: Pick<ListingView, 'canonicalPath' | 'category'>): string | undefined {
  if (canonicalPath === (category?.path ?? '/jewellery/')) return canonicalPath.split('/')[2] || 'home';
  const [gifting, occasion = 'gifts'] = GIFTS.exec(canonicalPath) ?? [];
  return gifting && occasion;
}

interface BannerProps {
  readonly name: string;
  /** Of the listing. */
  readonly title: string;
}

/**
 * Pieces of the listing, composed, beside its title. On phones, where the first row is what counts, it
 * is not even fetched.
 */
export function Banner({ name, title }: BannerProps) {
  return (
    <div className={styles.banner}>
      <BannerPicture name={name} alt={title} wideFrom="64rem" className={styles.picture} />
    </div>
  );
}
