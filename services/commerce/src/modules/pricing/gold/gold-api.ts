import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { FeedUnavailable, type GoldFeed } from './gold-feed.ts';

const DEADLINE_MS = 5_000;
/** A lakh of rupees for a gram: above it is no gold. */
const MOST = 100_000;

/** What GoldAPI says of XAU in INR; rupees for a gram. */
const Answer = Type.Object({
  timestamp: Type.Integer({ minimum: 1 }),
  metal: Type.Literal('XAU'),
  currency: Type.Literal('INR'),
  price_gram_24k: Type.Number({ exclusiveMinimum: 0, maximum: MOST }),
});

export interface GoldFeedAccess {
  /** Stands in the source of what is published. */
  readonly name: 'goldapi' | 'simulator';
  readonly url: string;
  readonly token: string;
}

/** GoldAPI (goldapi.io), or a server that speaks its protocol. */
export function goldApi({ name, url, token }: GoldFeedAccess): GoldFeed {
  return {
    name,
    async read() {
      let said: unknown;
      try {
        const answer = await fetch(`${url}/api/XAU/INR`, {
          headers: { 'x-access-token': token, accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        if (!answer.ok) throw new FeedUnavailable(`the gold feed answered ${answer.status}`);
        said = await answer.json();
      } catch (error) {
        if (error instanceof FeedUnavailable) throw error;
        throw new FeedUnavailable('the gold feed cannot be reached', { cause: error });
      }
      if (!Value.Check(Answer, said)) throw new FeedUnavailable('the gold feed answered something unknown');
      return { fine: Math.round(said.price_gram_24k * 100), at: new Date(said.timestamp * 1_000) };
    },
  };
}
