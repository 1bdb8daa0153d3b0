import { LANGUAGES, type Locale } from '@suvarna/contracts/locale';
import { useCallback, useEffect, useRef, useState } from 'react';
import { speechRecognition, type HeardEvent, type Recognition } from './speech.ts';

/** Why nothing was heard, by the names of the texts that say so. */
type Fault = 'blocked' | 'no-microphone' | 'unheard' | 'network' | 'language' | 'failed';

const FAULTS: Readonly<Record<string, Fault>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'no-microphone',
  'no-speech': 'unheard',
  network: 'network',
  'language-not-supported': 'language',
};

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'listening'; readonly words: string }
  | { readonly is: 'fault'; readonly fault: Fault };

const IDLE = { is: 'idle' } as const;

/** A search has no full stop; some browsers hear one. */
const tidy = (words: string): string => words.trim().replace(/[.?!।]+$/, '');

/**
 * Listens for one thing that is said, in the language of the page.
 *
 * @param onHeard with the words, when the speaker has ended
 */
export function useListening(locale: Locale, onHeard: (words: string) => void) {
  const [state, setState] = useState<State>(IDLE);
  const current = useRef<Recognition>(null);
  // Let go first: some browsers tell of the end while they abort, and what was half said is no search.
  const letGo = useCallback((): void => {
    const listening = current.current;
    current.current = null;
    listening?.abort();
  }, []);
  const stop = (): void => {
    letGo();
    setState(IDLE);
  };
  useEffect(() => letGo, [letGo]);

  const start = (): void => {
    const Recognise = speechRecognition();
    if (!Recognise) return;
    const recognition = new Recognise();
    let words = '';
    const end = (next: State): void => {
      if (current.current !== recognition) return;
      current.current = null;
      setState(next);
    };
    recognition.lang = LANGUAGES[locale].tag;
    recognition.interimResults = true;
    recognition.addEventListener('result', (event) => {
      words = Array.from((event as HeardEvent).results, (result) => result[0]?.transcript ?? '').join(' ');
      if (current.current === recognition) setState({ is: 'listening', words });
    });
    recognition.addEventListener('error', (event) =>
      end({ is: 'fault', fault: FAULTS[(event as Event & { readonly error: string }).error] ?? 'failed' }),
    );
    // Comes last, whatever else came.
    recognition.addEventListener('end', () => {
      const isStill = current.current === recognition;
      end(tidy(words) === '' ? { is: 'fault', fault: 'unheard' } : IDLE);
      if (isStill && tidy(words) !== '') onHeard(tidy(words));
    });
    current.current = recognition;
    setState({ is: 'listening', words: '' });
    recognition.start();
  };
  return { state, start, stop };
}
