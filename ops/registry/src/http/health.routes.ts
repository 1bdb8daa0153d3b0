/** How each release does: what composers count, and the same over some hours for who looks after them. */
import { HealthReport } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { healthOf, spanOf, widthOf } from '../domain/health.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, isTimely, Text } from './schemas.ts';

const Cohort = Type.Union([Type.Literal('control'), Type.Literal('canary')]);
/** Milliseconds that three of four views took at most; of no views there is none. */
const Quantile = Type.Union([Type.Integer(), Type.Null()]);
const quick = { lcp75: Quantile, inp75: Quantile };

const Health = Type.Object({
  from: Text,
  /** Width of a point. */
  minutes: Type.Integer(),
  series: Type.Array(
    Type.Object({
      remote: Text,
      version: Text,
      cohort: Cohort,
      points: Type.Array(
        Type.Object({
          at: Text,
          sessions: Type.Integer(),
          faulty: Type.Integer(),
          views: Type.Integer(),
          ...quick,
        }),
      ),
    }),
  ),
  composition: Type.Array(
    Type.Object({
      at: Text,
      cohort: Cohort,
      documents: Type.Integer(),
      sessions: Type.Integer(),
      faulty: Type.Integer(),
      ...quick,
    }),
  ),
});

export function healthRoutes(app: RegistryApp, { health, now }: RouteParts): void {
  app.post(
    '/v1/health/reports',
    {
      config: { caller: 'composer' },
      bodyLimit: 1024 * 1024,
      schema: {
        body: Type.Object({ channel: Channel, reports: Type.Array(HealthReport, { maxItems: 20 }) }, closed),
        response: { 202: Type.Object({ accepted: Type.Literal(true) }), ...failures },
      },
    },
    async ({ body: { channel, reports } }, reply) => {
      for (const report of reports) if (isTimely(report.slot, now())) await health.report(channel, report);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/v1/health',
    {
      config: { caller: 'viewer' },
      schema: {
        querystring: Type.Object(
          {
            channel: Type.Optional(Channel),
            /** 1 to 72; left out: 1. */
            hours: Type.Optional(Type.String({ pattern: '^([1-9]|[1-6]\\d|7[0-2])$' })),
          },
          closed,
        ),
        response: { 200: Health, ...failures },
      },
    },
    async ({ query: { channel = 'production', hours: text = '1' } }) => {
      const hours = Number(text);
      const minutes = widthOf(hours);
      const from = spanOf(new Date(now().getTime() - hours * 3_600_000), minutes);
      const { series, composition } = healthOf(await health.since(channel, from), minutes);
      return {
        from: from.toISOString(),
        minutes,
        series: series.map((one) => ({ ...one, points: [...one.points] })),
        composition: [...composition],
      };
    },
  );
}
