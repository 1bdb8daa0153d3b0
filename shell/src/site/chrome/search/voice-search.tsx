import type { Locale } from '@suvarna/contracts/locale';
import { Button } from '@suvarna/ui/button';
import { useEffect, useRef } from 'react';
import { voiceTexts } from '#texts/voice';
import { useListening } from './use-listening.ts';
import styles from './voice-search.module.css';

export interface VoiceSearchProps {
  readonly locale: Locale;
  readonly onHeard: (words: string) => void;
  readonly onClose: () => void;
}

/** Says what the microphone is for before the browser asks for it, then listens and shows what it hears. */
export function VoiceSearch({ locale, onHeard, onClose }: VoiceSearchProps) {
  const t = voiceTexts(locale);
  const { state, start, stop } = useListening(locale, onHeard);
  const speak = useRef<HTMLDivElement>(null);
  const listening = state.is === 'listening';
  useEffect(() => speak.current?.querySelector('button')?.focus(), []);
  return (
    <div className={styles['root']} role="group" aria-label={t('title')}>
      <p className={styles['title']}>{t('title')}</p>
      {!listening && <p>{t('reason')}</p>}
      <p role="status" className={styles['heard']}>
        {listening && (state.words === '' ? t('listening') : state.words)}
      </p>
      <p role="alert" className={styles['fault']}>
        {state.is === 'fault' && t(state.fault)}
      </p>
      <div ref={speak} className={styles['actions']}>
        {/* One button all the time: the focus stays where it is. */}
        <Button variant={listening ? 'secondary' : 'primary'} onClick={listening ? stop : start}>
          {t(listening ? 'stop' : state.is === 'fault' ? 'again' : 'speak')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
