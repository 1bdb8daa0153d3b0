import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { BannerPicture } from '../page/banner-picture.tsx';
import styles from './home-banner.module.css';

/** A composition of the store's best between two rails; it leads to all of it. */
export function HomeBanner() {
  const t = useT();
  const href = useHref();
  return (
    <a className={styles.root} href={href('/jewellery/')}>
      <BannerPicture
        name="home"
        alt={t('home.banner')}
        wideFrom="(width >= 48rem)"
        wideSizes="(width < 80rem) 100vw, 1280px"
        squareSizes="100vw"
        className={styles.picture}
      />
    </a>
  );
}
