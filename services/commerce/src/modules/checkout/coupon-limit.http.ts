import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import type { Needs } from './needs.ts';
import { countGuess, type CountedGuess, type GuessLimit } from '../../platform/http/guess-limit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { shopperOf } from '../identity/index.ts';
import { effect } from './requote.http.ts';

/** Many for an office behind one address, few for who guesses. Not of all together: what strangers do elsewhere stops nobody. */
const LIMIT: GuessLimit = {
  name: 'coupon-guess',
  seconds: 900,
  ofShopper: 10,
  ofAddress: 60,
  heard: 3,
};

/** A coupon that is used up, or not for this bag, is one that somebody knew. */
const isWrong = (error: unknown): boolean => !(error instanceof Refusal) || error.code === 'COUPON.INVALID';

/**
 * An effect that is asked for with a coupon's code. A wrong code counts as a guess although it is refused.
 *
 * @throws Refusal when this shopper or address guessed wrong too often
 */
export async function effectOfCode<Answer extends object>(
  deps: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  let guess: CountedGuess | undefined;
  const count = async (): Promise<void> => {
    guess = await countGuess(LIMIT, {
      db: deps.db,
      sessionSecret: deps.config.sessionSecret,
      request,
      shopper: shopperOf(request),
      at: deps.clock(),
    });
  };
  try {
    const answer = await effect(deps, request, reply, work, count);
    await guess?.right();
    return answer;
  } catch (error) {
    if (!isWrong(error)) await guess?.right();
    throw error;
  }
}
