import { useT } from '@suvarna/remote-kit/hooks';
import { BannerPicture } from '../page/banner-picture.tsx';
import styles from './banner.module.css';
import type { ListingView } from './listing.model.ts';

/** All gifts, or those for an occasion, whoever they are for. */
const GIFTS = /^\/jewellery\/(?:\w+\+wear-)?gifting(?:-for\+(\w+))?(?:-sort\+by\+latest)?-filter\/$/;

/** The banner of a listing; `undefined` where nothing was composed for it. */
export function bannerOf({
  canonicalPath,
  category,
}: Pick<ListingView, 'canonicalPath' | 'category'>): string | undefined {
  if (canonicalPath === '/jewellery/') return 'home';
  if (category?.path === canonicalPath) return canonicalPath.split('/')[2];
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
  const t = useT();
  return (
    <div className={styles.banner}>
      <BannerPicture
        name={name}
        alt={t('listing.banner', { title })}
        wideFrom="64rem"
        className={styles.picture}
      />
    </div>
  );
}
