import { useEffect, useRef, useState } from 'react';
import { keepSession } from '../sign-in/sign-in.api.ts';
import { newRequest } from './caller-id.api.ts';
import { followCallerId } from './caller-id.model.ts';

export type CallerIdState =
  | { readonly kind: 'idle' | 'rejected' | 'failed' | 'cancelled' }
  /** `url` is where the person confirms, once the store knows. */
  | { readonly kind: 'asking'; readonly url: string | null };

/** Ends early for who cancels. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', over);
  });

export function useCallerId(onSignedIn: () => void): {
  readonly state: CallerIdState;
  readonly begin: () => void;
  readonly cancel: () => void;
} {
  const [state, setState] = useState<CallerIdState>({ kind: 'idle' });
  const underWay = useRef<AbortController>(null);

  // Who leaves the page has cancelled.
  useEffect(() => () => underWay.current?.abort(), []);

  const begin = async (): Promise<void> => {
    underWay.current?.abort();
    const controller = (underWay.current = new AbortController());
    const { signal } = controller;
    const { login, status } = newRequest(signal);
    setState({ kind: 'asking', url: null });
    const end = await followCallerId({
      login: async () => keepSession(await login(), 'truecaller'),
      status,
      now: () => Date.now(),
      signal,
      wait: (milliseconds) => pause(milliseconds, signal),
      onAsk: (url) => setState({ kind: 'asking', url }),
    });
    if (underWay.current !== controller) return;
    if (end === 'signed-in') onSignedIn();
    else setState({ kind: end });
  };

  return { state, begin: () => void begin(), cancel: () => underWay.current?.abort() };
}
