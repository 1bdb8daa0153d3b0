import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { ButtonLink } from '@suvarna/ui/button';
import { chromeTexts } from '#texts/chrome';
import styles from './status-view.module.css';

/** In place of a page that was never seen here, when there is no line. Its way back is the address itself. */
export function OfflinePage({ locale }: { readonly locale: Locale }) {
  const t = chromeTexts(locale);
  return (
    <div className={`sv-page ${styles['root']}`}>
      <div className={styles['pulse']} aria-hidden="true" />
      <h1 className={styles['title']}>{t('offline.title')}</h1>
      <p className={styles['text']}>{t('offline.text')}</p>
      <p className={styles['text']}>{t('offline.seen')}</p>
      <div className={styles['actions']}>
        <ButtonLink href="">{t('offline.retry')}</ButtonLink>
        <ButtonLink href={localizePath('/', locale)} variant="secondary">
          {t('offline.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
