/** The one way to read from the store in the browser, after the first render. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusOfAnswer } from '../focus-of-answer.ts';

/** What came of a read; `loading` also while nothing is asked for yet. */
export type ReadState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: unknown };

export interface ReadResult<Data> {
  readonly state: ReadState<Data>;
  /** An answer is on its way, behind a last value that still shows, too. */
  readonly busy: boolean;
  /** Reads the same again. What was pressed for it may go away: the focus comes to what stands there then. */
  readonly retry: () => void;
  /**
   * Takes what a change answered, in place of reading again; or what it makes of the value there is by
   * then, where it answered a part of it. Nothing where something else is shown by now.
   */
  readonly put: (change: Data | ((now: Data) => Data)) => void;
}

export interface ReadOptions {
  /** The last value stays until that of the new key (or of the retry) is there. */
  readonly keepsLast?: boolean;
}

interface Asked {
  readonly key: string | null;
  readonly question: string;
  readonly leaving: AbortController;
  /** Its value is there. */
  ready: boolean;
}

const LOADING = { status: 'loading' } as const;

/**
 * Reads once for each key while the component is there. Another key, a retry and leaving abort the
 * read that is under way, and its answer is never shown.
 *
 * @param key says what is read: another key reads again, `null` reads nothing (yet)
 * @param read the newest is called. What follows from an answer besides showing it belongs in here,
 *   after a look at the signal
 */
export function useRead<Data>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Data>,
  { keepsLast = false }: ReadOptions = {},
): ReadResult<Data> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly question: string; readonly state: ReadState<Data> }>();
  const question = key === null ? null : `${attempt} ${key}`;
  const ask = useEffectEvent(read);
  const asked = useRef<Asked>(undefined);

  useEffect(() => {
    if (question === null) return undefined;
    const leaving = new AbortController();
    const here: Asked = { key, question, leaving, ready: false };
    asked.current = here;
    const take = (state: ReadState<Data>): void => {
      if (leaving.signal.aborted) return;
      here.ready = state.status === 'ready';
      setAnswer({ question, state });
    };
    ask(leaving.signal).then(
      (data) => take({ status: 'ready', data }),
      (error: unknown) => take({ status: 'failed', error }),
    );
    return () => leaving.abort();
  }, [key, question]);

  const isOfQuestion = answer !== undefined && answer.question === question;
  const isLast = keepsLast && answer?.state.status === 'ready';
  const keepFocus = useFocusOfAnswer(isOfQuestion ? answer : undefined, answer?.state.status === 'failed');
  return {
    state: answer !== undefined && (isOfQuestion || isLast) ? answer.state : LOADING,
    busy: question !== null && !isOfQuestion,
    retry: useCallback(() => {
      keepFocus();
      setAttempt((count) => count + 1);
    }, [keepFocus]),
    put: useCallback(
      (change) => {
        const now = asked.current;
        if (key === null || now?.key !== key) return;
        const isPart = typeof change === 'function';
        if (isPart && !now.ready) {
          // What is on its way may be of before the change.
          setAttempt((count) => count + 1);
          return;
        }
        now.leaving.abort();
        now.ready = true;
        setAnswer((before) => {
          if (!isPart) return { question: now.question, state: { status: 'ready', data: change } };
          if (before?.state.status !== 'ready') return before;
          const data = (change as (last: Data) => Data)(before.state.data);
          return { question: now.question, state: { status: 'ready', data } };
        });
      },
      [key],
    ),
  };
}
