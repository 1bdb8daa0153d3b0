import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import { performOnce, type EffectOptions } from '../../platform/http/effects.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { Refused } from '../../platform/refused.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { BountyRefused } from './errors.ts';

/** Runs a read or an effect whose refusals are the domain's own, with what they bring along. */
export async function answering<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refusal(error.status, error.code, error.message, {
      cause: error,
      ...(error instanceof BountyRefused && { data: error.data }),
    });
  }
}

/** An effect of a shopper, once for its key. */
export const once = <Answer extends object>(
  { db }: Pick<Dependencies, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
  options: EffectOptions = {},
): Promise<Answer> =>
  performOnce(db, principalOf(shopperOf(request)), request, reply, (tx) => answering(() => work(tx)), {
    ...options,
    ...(options.before && { before: () => answering(options.before ?? (async () => undefined)) }),
  });
