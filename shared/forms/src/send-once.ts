import { isApiFailure } from '@suvarna/contracts/call';
import { useCallback, useRef } from 'react';

type SendOnce = <Answer>(body: unknown, send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/** Whether it may be done, for all that is known: no answer came, one of a fault, or it is under way. */
const isUnclear = (error: unknown): boolean =>
  !isApiFailure(error) || error.status === 0 || error.status >= 500 || error.code === 'REQUEST.IN_FLIGHT';

/** What a call says that did not come about, by what its codes are called: `keys`, or the key itself. */
export function failureKeyIn<Said>(keys: Readonly<Record<string, Said>>, error: unknown): Said | string {
  const known = isApiFailure(error) && error.status !== 0 ? keys[error.code] : undefined;
  if (known !== undefined) return known;
  const key =
    !isApiFailure(error) || error.status === 0 ? 'offline' : isUnclear(error) ? 'unclear' : 'failed-here';
  return keys[key] ?? key;
}

const NOTHING = { text: '', key: '' };

/**
 * @returns sends what a form says. The same thing sent again, since no answer came, has the same key
 *   and is done once; whatever comes after an answer is another wish.
 */
export function useSendOnce(): SendOnce {
  const last = useRef(NOTHING);
  return useCallback<SendOnce>(async (body, send) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    try {
      const answer = await send(last.current.key);
      last.current = NOTHING;
      return answer;
    } catch (error) {
      if (!isUnclear(error)) last.current = NOTHING;
      throw error;
    }
  }, []);
}
