import { useRef, useState } from 'react';
import { isUnclear } from './failure-key.ts';

type Sent<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  /** `error` is `undefined` where nothing was sent: something is under way. */
  | { readonly ok: false; readonly error: unknown };

export interface Sending<Body, Answer> {
  readonly busy: boolean;
  /** Why the last try did not come about; `null` when it did, or none was made. */
  readonly failure: unknown;
  /** Sends nothing while something is under way, which it is until `then` is done. */
  readonly send: (body: Body, then?: (sent: Sent<Answer>) => unknown) => Promise<Sent<Answer>>;
  /** The last failure is of something that is over. */
  readonly forget: () => void;
}

const NO_WISH = { text: '', key: '' };

/**
 * Sends what a button or a form is for. The same thing asked again, since no answer came, has the same
 * key, by which the store does it once. Two presses in one frame are one.
 */
export function useSend<Body, Answer>(
  work: (body: Body, idempotencyKey: string) => Promise<Answer>,
): Sending<Body, Answer> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const underWay = useRef(false);
  const last = useRef(NO_WISH);

  const attempt = async (body: Body): Promise<Sent<Answer>> => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    try {
      const answer = await work(body, last.current.key);
      // Whatever comes after an answer is another wish.
      last.current = NO_WISH;
      return { ok: true, answer };
    } catch (error) {
      if (!isUnclear(error)) last.current = NO_WISH;
      setFailure(error);
      return { ok: false, error };
    }
  };
  return {
    busy,
    failure,
    async send(body, then) {
      if (underWay.current) return { ok: false, error: undefined };
      underWay.current = true;
      setBusy(true);
      setFailure(null);
      try {
        const sent = await attempt(body);
        await then?.(sent);
        return sent;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    forget: () => setFailure(null),
  };
}
