import type { Locale } from '@suvarna/contracts/locale';
import { MicrophoneIcon } from '@suvarna/ui/icon';
import { useRef, useState, type ComponentType } from 'react';
import { searchTexts } from '#texts/search';
import styles from './suggestion-list.module.css';
import type { VoiceSearchProps } from './voice-search.tsx';

interface VoiceRowProps {
  readonly locale: Locale;
  /** The part that listens, once it is here. */
  readonly onOpen: (part: ComponentType<VoiceSearchProps>) => void;
}

/** The way to search by voice; what listens comes with the first press. */
export function VoiceRow({ locale, onOpen }: VoiceRowProps) {
  const t = searchTexts(locale);
  const [state, setState] = useState<'here' | 'busy' | 'failed'>('here');
  const row = useRef<HTMLButtonElement>(null);
  const load = (): void => {
    setState('busy');
    import(/* webpackChunkName: "voice-search" */ './voice-search.tsx').then(
      // A shopper who has gone on, or begun to type, searches by voice no more.
      ({ VoiceSearch }) => row.current && onOpen(VoiceSearch),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button
        ref={row}
        type="button"
        className={styles['voice']}
        aria-busy={state === 'busy' || undefined}
        onClick={load}
      >
        <MicrophoneIcon size="small" />
        {t('voice')}
      </button>
      <p role="alert" className={styles['failed']}>
        {state === 'failed' && t('voice-failed')}
      </p>
    </>
  );
}
