import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { giveBackAllowance, takeAllowance, type Allowance } from './allowance.store.ts';
import { callerAddress } from './caller-address.ts';
import { Refusal } from './refusal.ts';

/** How often secrets of one kind may be guessed wrong. */
export interface GuessLimit {
  readonly name: string;
  readonly seconds: number;
  readonly ofShopper: number;
  readonly ofAddress: number;
  /** Of all together; left out where only whoever guesses is limited. */
  readonly ofAll?: number;
  /** An account's first wrong guesses are heard whatever its address, or everybody, did: nobody locks an owner out. */
  readonly heard: number;
}

interface Guesser {
  readonly db: Database;
  readonly sessionSecret: string;
  readonly request: FastifyRequest;
  readonly shopper: { readonly kind: 'guest' | 'customer'; readonly id: string };
  readonly at: Date;
}

/** A guess that is counted; to be said of it that it was right. */
export interface CountedGuess {
  /** It was no guess: it counts for nobody. */
  right(): Promise<void>;
}

/** Counts a try before it is known whether it is right. @throws Refusal when there were too many wrong ones */
export async function countGuess(limit: GuessLimit, guesser: Guesser): Promise<CountedGuess> {
  const { db, sessionSecret, request, shopper, at } = guesser;
  const address = createHmac('sha256', sessionSecret).update(callerAddress(request)).digest('base64url');
  const taken: string[] = [];
  const take = async (of: string, most: number): Promise<number | undefined> => {
    const allowance: Allowance = { name: `${limit.name}:${of}`, limit: most, seconds: limit.seconds };
    const wait = await takeAllowance(db, allowance, at);
    if (wait === undefined) taken.push(allowance.name);
    return wait;
  };
  const giveBack = async (): Promise<void> => {
    for (const name of taken.splice(0)) await giveBackAllowance(db, name);
  };
  const refuse = async (wait: number): Promise<never> => {
    await giveBack();
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: wait,
    });
  };
  const who = `${shopper.kind}:${shopper.id}`;
  const own = await take(who, limit.ofShopper);
  if (own !== undefined) await refuse(own);
  const isHeard = shopper.kind === 'customer' && (await take(`heard:${who}`, limit.heard)) === undefined;
  if (!isHeard) {
    const here = await take(`address:${address}`, limit.ofAddress);
    if (here !== undefined) await refuse(here);
    const all = limit.ofAll === undefined ? undefined : await take('all', limit.ofAll);
    if (all !== undefined) await refuse(all);
  }
  return { right: giveBack };
}
