import type { FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import { countGuess, type CountedGuess, type GuessLimit } from '../../platform/http/guess-limit.ts';
import { shopperOf } from '../identity/index.ts';

/** Never counted by the number: who types another's number wrong takes nothing from its owner. */
const LIMIT: GuessLimit = {
  name: 'voucher-guess',
  seconds: 900,
  ofShopper: 10,
  ofAddress: 40,
  heard: 3,
};

/** @throws Refusal when this shopper or address guessed wrong too often */
export const countVoucherGuess = (deps: Needs, request: FastifyRequest): Promise<CountedGuess> =>
  countGuess(LIMIT, {
    db: deps.db,
    sessionSecret: deps.config.sessionSecret,
    request,
    shopper: shopperOf(request),
    at: deps.clock(),
  });
