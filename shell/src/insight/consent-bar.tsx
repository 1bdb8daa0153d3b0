import type { Locale } from '@suvarna/contracts/locale';
import { createTranslate } from '@suvarna/i18n';
import { Button } from '@suvarna/ui/button';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  readonly locale: Locale;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

/** Asks without standing in the way, and a no is as easy as a yes. */
export function ConsentBar({ locale, onAnswer }: ConsentBarProps) {
  const t = createTranslate(locale, 'insight', { en, hi }[locale]);
  return (
    <aside className={styles['root']} aria-label={t('label')}>
      <p className={styles['text']}>{t('text')}</p>
      <div className={styles['answers']}>
        <Button variant="secondary" onClick={() => onAnswer('no')}>{t('no')}</Button>
        <Button variant="secondary" onClick={() => onAnswer('yes')}>{t('yes')}</Button>
      </div>
    </aside>
  );
}
