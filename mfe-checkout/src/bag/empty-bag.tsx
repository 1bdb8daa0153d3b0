import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { RemoteFragment } from '@suvarna/remote-kit/remote-fragment';
import { ButtonLink } from '@suvarna/ui/button';
import { BagIcon } from '@suvarna/ui/icon';
import styles from './bag.module.css';

export function EmptyBag() {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <>
      <div className={styles['state']}>
        <BagIcon size="large" />
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <ButtonLink href={href('/jewellery/')}>{t('empty.action')}</ButtonLink>
      </div>
      <RemoteFragment
        remote="catalog"
        fragment="product-rail"
        values={{ path: '/jewellery/', title: t('empty.rail') }}
        className={styles['rail'] ?? ''}
      />
    </>
  );
}
