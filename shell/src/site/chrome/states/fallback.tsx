import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { shellTexts } from '#texts/shell';
import styles from './status-view.module.css';

export interface FallbackProps {
  readonly locale: Locale;
  /** Name of the remote whose page cannot be shown. */
  readonly remote: string;
  readonly onRetry?: () => void;
}

/** The slot of a remote that is switched off or broken. The rest of the page lives on around it. */
export function Fallback({ locale, remote, onRetry }: FallbackProps) {
  const t = shellTexts(locale);
  return (
    <div className={`sv-page ${styles['root']}`} role="alert" data-remote-down={remote}>
      <span className={styles['pulse']} aria-hidden="true" />
      <h1 className={styles['title']}>{t('fallback.title')}</h1>
      <p className={styles['text']}>{t('fallback.text')}</p>
      <div className={styles['actions']}>
        <Button data-retry onClick={onRetry}>
          {t('fallback.retry')}
        </Button>
        <ButtonLink href={localizePath('/', locale)} variant="secondary">
          {t('fallback.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
