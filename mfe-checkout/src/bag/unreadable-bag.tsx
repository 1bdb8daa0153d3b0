import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { bagStore } from '@suvarna/stores';
import { Button } from '@suvarna/ui/button';
import styles from './bag.module.css';

const readAgain = (): void => void bagStore.getState().refresh();

/** Nothing is known about the bag. */
export function UnreadableBag() {
  const { t } = useRemoteContext();
  return (
    <div className={styles['state']} role="alert">
      <h2>{t('failed.title')}</h2>
      <p>{t('failed.text')}</p>
      <Button onClick={readAgain}>{t('failed.action')}</Button>
    </div>
  );
}

/** What is on screen was read earlier and could not be read again. */
export function StaleBag() {
  const { t } = useRemoteContext();
  return (
    <div className={styles['removed']} role="alert">
      <span>{t('bag.old')}</span>
      <Button variant="quiet" onClick={readAgain}>
        {t('failed.action')}
      </Button>
    </div>
  );
}
