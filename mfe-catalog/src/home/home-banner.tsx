import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { BannerPicture } from '../page/banner-picture.tsx';

/** A composition of the store's best between two rails; it leads to all of it. */
export function HomeBanner() {
  const t = useT();
  const href = useHref();
  return (
    <a href={href('/jewellery/')}>
      <BannerPicture name="home" alt={t('home.banner')} wideFrom="48rem" square="100vw" />
    </a>
  );
}
