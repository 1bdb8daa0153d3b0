import { useFrame } from '@suvarna/remote-kit/hooks';
import { bagStore } from '@suvarna/stores';
import { Button } from '@suvarna/ui/button';
import styles from './bag.module.css';

export function UnreadableBag() {
  const { t } = useFrame();
  return (
    <div className={styles['state']} role="alert">
      <h2>{t('failed.title')}</h2>
      <p>{t('failed.text')}</p>
      <Button onClick={() => void bagStore.getState().refresh()}>{t('failed.action')}</Button>
    </div>
  );
}
