import type { Locale } from '@suvarna/contracts/locale';
import { Button } from '@suvarna/ui/button';
import { useEffect, useRef } from 'react';
import { insightTexts } from '#texts/insight';
import styles from './consent-bar.module.css';

export interface ConsentBarProps {
  readonly locale: Locale;
  /** What holds now, for a shopper who came to change it; the question comes to no shopper's focus by itself. */
  readonly now?: 'yes' | 'no' | undefined;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

/** Asks without standing in the way, and a no is as easy as a yes. */
export function ConsentBar({ locale, now, onAnswer }: ConsentBarProps) {
  const t = insightTexts(locale);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (now !== undefined) bar.current?.focus();
  }, [now]);
  return (
    <aside ref={bar} className={styles['root']} aria-label={t('label')} tabIndex={-1}>
      <p className={styles['text']}>{now === undefined ? t('text') : `${t('text')} ${t(`now.${now}`)}`}</p>
      <div className={styles['answers']}>
        <Button variant="secondary" onClick={() => onAnswer('no')}>
          {t('no')}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer('yes')}>
          {t('yes')}
        </Button>
      </div>
    </aside>
  );
}
