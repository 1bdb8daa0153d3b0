import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { Refusal } from './refusal.ts';
import { serve } from './http/serve.ts';
import { envelope } from './http/shape/envelope.ts';
import { endpointsOf } from '@suvarna/contracts/endpoint';

/**
 * A clock that journeys turn, so that a plan of five months is lived through in a minute. Only a store on
 * a developer's own machine has one (`TEST_CLOCK`); elsewhere the service does not start with it.
 */
export interface TestClock {
  now(): Date;
  /** From now on it is this moment, and time goes on from there. */
  turnTo(at: Date): void;
}

export function createTestClock(real: () => number = Date.now): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(real() + ahead),
    turnTo: (at) => {
      ahead = at.getTime() - real();
    },
  };
}

const ClockBody = Type.Object(
  {
    /** An ISO moment; the clock stays when it is left out. */
    now: Type.Optional(Type.String({ format: 'date-time' })),
    /** Names of jobs that run at that moment, one after the other. */
    run: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 10 })),
  },
  { additionalProperties: false },
);
const ClockAnswer = Type.Object({ now: Type.String(), ran: Type.Array(Type.String()) });

/** In no table of endpoints: it is there on a developer's machine alone, and not through the shop's own address. */
const clockTurn = endpointsOf('test').post('test/clock/', 'operations', {
  summary: 'Turns the clock of the service, and runs jobs by it',
  body: ClockBody,
  answer: ClockAnswer,
});

/** @param run runs a job by its name; `false` when there is none of that name */
export function testClockRoutes(
  clock: TestClock,
  run: (job: string) => Promise<boolean>,
): FastifyPluginAsync {
  return async (app) => {
    serve(app, clockTurn, async (request) => {
      const { now, run: jobs = [] }: Static<typeof ClockBody> = request.body;
      if (now !== undefined) clock.turnTo(new Date(now));
      for (const job of jobs)
        if (!(await run(job)))
          throw new Refusal('REQUEST.INVALID', { fields: { '/run': `there is no job "${job}"` } });
      return envelope({ now: clock.now().toISOString(), ran: jobs });
    });
  };
}
