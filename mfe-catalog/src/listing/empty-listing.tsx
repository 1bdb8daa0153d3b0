import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { GemIcon } from '@suvarna/ui/icon';
import styles from './empty-listing.module.css';

export function EmptyListing({ clearPath }: { readonly clearPath: string }) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <div className={styles.empty}>
      <GemIcon size="large" />
      <h2>{t('listing.empty')}</h2>
      <p>{t('listing.empty-hint')}</p>
      <ButtonLink href={href(clearPath)}>{t('listing.empty-clear')}</ButtonLink>
    </div>
  );
}
