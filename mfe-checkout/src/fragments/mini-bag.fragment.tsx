import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useBag } from '@suvarna/stores';
import { ButtonLink } from '@suvarna/ui/button';
import styles from './mini-bag.module.css';

/** What is in the bag, in one line, with a way there. Shows nothing while the bag is empty. */
export function Fragment() {
  const { t } = useRemoteContext();
  const href = useHref();
  const count = useBag((bag) => bag.count);
  if (count === 0) return null;
  return (
    <p className={styles['root']}>
      <span>{t('bag.pieces', { count })}</span>
      <ButtonLink href={href('/checkout/cart/')} variant="quiet" size="small">
        {t('mini.open')}
      </ButtonLink>
    </p>
  );
}
