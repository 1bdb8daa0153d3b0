import { bountyTerms, planCalculator } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { publications } from '../../pricing/index.ts';
import { calculate } from '../records/calculate.ts';
import { requireInstalment } from '../records/limits-of-amount.ts';
import { termsOf } from '../records/terms.ts';

const numbersIn = (list: string | undefined): readonly number[] => (list ?? '').split(',').map(Number);

/** A day that is one: `2026-02-30` is none. @throws Refusal */
function requireDay(day: string): string {
  if (!Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && indianDay(new Date(`${day}T00:00:00Z`)) === day)
    return day;
  throw new Refusal('REQUEST.INVALID', { fields: { '/starts_on': 'must be a day' } });
}

/** What anybody may know of the plan: terms and calculator. Pages are made from them, too. */
export function publicBountyRoutes(
  deps: Pick<Dependencies, 'config' | 'clock' | 'pool'>,
): FastifyPluginAsync {
  const { config, clock, pool } = deps;
  const terms = termsOf(config);
  return async (app) => {
    serve(app, bountyTerms, async (_request, reply) => {
      void reply.header('Cache-Control', 'public, max-age=300');
      return envelope(terms);
    });

    serve(app, planCalculator, async (request, reply) => {
      const { amount, late, missed, starts_on: startsOn } = request.query;
      const instalment = amount * 100;
      requireInstalment(instalment);
      const [today] = await publications(pool, clock(), 1);
      void reply.header('Cache-Control', 'public, max-age=60');
      return envelope(
        calculate(
          {
            instalment,
            startedOn: startsOn === undefined ? indianDay(clock()) : requireDay(startsOn),
            late: numbersIn(late),
            missed: numbersIn(missed),
          },
          today && { version: today.version, rate: today.rates[24] },
        ),
      );
    });
  };
}
