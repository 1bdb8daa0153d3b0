import type { FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import { takeAllowance } from '../../platform/http/allowance.store.ts';
import { countGuess, type CountedGuess, type GuessLimit } from '../../platform/http/guess-limit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { shopperOf } from '../identity/index.ts';

const DAY_SECONDS = 86_400;
/** Cards one customer may write in a day. */
const CARDS_A_DAY = 20;

/** All together may guess so often; an account's own first slips are heard even then. */
const LIMIT: GuessLimit = {
  name: 'gift-card-guess',
  seconds: 900,
  ofShopper: 10,
  ofAddress: 30,
  ofAll: 300,
  heard: 3,
};

/** @throws Refusal when codes were guessed too often */
export const countCodeGuess = (deps: Needs, request: FastifyRequest): Promise<CountedGuess> =>
  countGuess(LIMIT, {
    db: deps.db,
    sessionSecret: deps.config.sessionSecret,
    request,
    shopper: shopperOf(request),
    at: deps.clock(),
  });

/** @throws Refusal when there were too many today */
export async function takeCardOfToday({ db, clock }: Needs, customerId: string): Promise<void> {
  const wait = await takeAllowance(
    db,
    { name: `gift-card-buy:${customerId}`, limit: CARDS_A_DAY, seconds: DAY_SECONDS },
    clock(),
  );
  if (wait !== undefined)
    throw new Refusal(429, 'REQUEST.TOO_MANY', 'Too many attempts. Please try again later.', {
      retryAfter: wait,
    });
}
