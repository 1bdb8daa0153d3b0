import { useRef, useState } from 'react';
import { useSendOnce } from './send-once.ts';

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
  const sendOnce = useSendOnce();

  const attempt = async (body: Body): Promise<Sent<Answer>> => {
    try {
      return { ok: true, answer: await sendOnce(body, (key) => work(body, key)) };
    } catch (error) {
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
