import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

export const DECISIONS = ['confirm', 'reject', 'fail'] as const;
type Decision = (typeof DECISIONS)[number];

interface Person {
  /** Digits with the country code, as the provider writes them. */
  readonly phone: string;
  readonly first: string;
  readonly last: string;
}

const MOST_PEOPLE = 1_000;
const CALLBACK_MS = 5_000;

export interface CallerIdSimulator {
  /** Notifies the store of what the person decided. @returns whether it listened */
  decide(requestId: string, decision: Decision, person: Person): Promise<boolean>;
  /** Whose token this is, while it is cached. */
  personOf(token: string): Person | undefined;
}

/** The provider behind the app: gives a token for a person and posts it to the store's callback. */
export function createCallerIdSimulator({
  commerceUrl,
  origin,
}: Pick<Config, 'commerceUrl' | 'origin'>): CallerIdSimulator {
  const people = new LRUCache<string, Person>({ max: MOST_PEOPLE });

  const notify = async (body: object): Promise<boolean> => {
    if (commerceUrl === '') return false;
    try {
      const answer = await fetch(`${commerceUrl}/api/customer/truecaller/callback/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(CALLBACK_MS),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      // The page says that the store could not be notified; a person may press again.
      return false;
    }
  };

  return {
    async decide(requestId, decision, person) {
      if (decision === 'reject') return notify({ requestId, status: 'user_rejected' });
      const accessToken = randomBytes(24).toString('base64url');
      // An unknown token: the profile cannot be fetched with it.
      if (decision === 'confirm') people.set(accessToken, person);
      return notify({ requestId, accessToken, endpoint: `${origin}/caller-id/profile` });
    },
    personOf: (token) => people.get(token),
  };
}
