/** Orders of a canary, what composers count of it, and what was decided of it. */
import {
  CanaryPolicy,
  CanaryReport,
  CompositionEnvelope,
  ComposedCanary,
  RemoteName,
  Version,
} from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import {
  abortCanary,
  holdCanary,
  promoteCanary,
  raiseCanary,
  resumeCanary,
  startCanary,
  versionsOf,
  type Judged,
} from '../domain/canary/change-canary.ts';
import { changedRemotes } from '../domain/canary/judge.ts';
import { judgeCanary } from '../domain/canary/watch-canary.ts';
import type { ChangeOrder, Changed } from '../domain/change-composition.ts';
import { admitOrHold } from '../domain/orders/carry-out.ts';
import { admit } from '../domain/orders/rules.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { obey } from './changes.routes.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import {
  At,
  ChangeAnswer,
  Channel,
  closed,
  failures,
  isTimely,
  orderFields,
  PlainOrder,
  Text,
} from './schemas.ts';

const response = { 200: ChangeAnswer, ...failures };
const operator = { caller: 'operator' } as const;
const viewer = { caller: 'viewer' } as const;

const StartOrder = Type.Object(
  {
    ...orderFields,
    versions: Type.Record(RemoteName, Version, { ...closed, minProperties: 1, maxProperties: 20 }),
    policy: Type.Optional(Type.Partial(CanaryPolicy)),
    at: At,
  },
  closed,
);
const RaiseOrder = Type.Object(
  { ...orderFields, percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) },
  closed,
);

const Sums = Type.Object({ documents: Type.Integer(), sessions: Type.Integer(), faulty: Type.Integer() });
const CanaryAnswer = Type.Object({
  canary: ComposedCanary,
  /** Remote → version, for those that are other than everybody's. */
  versions: Type.Record(Type.String(), Text),
  verdict: Type.Object({
    kind: Text,
    harmBy: Type.Union([Text, Type.Null()]),
    laidTo: Type.Union([Text, Type.Null()]),
    step: Type.Object({ sessions: Type.Integer(), minutes: Type.Integer() }),
    looks: Type.Array(
      Type.Object({
        measure: Text,
        log: Type.Number(),
        bound: Type.Number(),
        canary: Type.Integer(),
        control: Type.Integer(),
      }),
    ),
    totals: Type.Object({ canary: Sums, control: Sums }),
  }),
});

export function canaryRoutes(app: RegistryApp, parts: RouteParts): void {
  const { canaries, compositions, now } = parts;
  const channelQuery = Type.Object({ channel: Type.Optional(Channel) }, closed);
  const currentOf = async (channel: string) => {
    const live = await compositions.current(channel);
    if (!live) throw new RegistryError('COMPOSITION.NOT_FOUND', `there is no channel ${channel}`);
    return live;
  };
  const judgedNow = async (channel: string): Promise<{ readonly judged?: Judged }> => {
    const judged = await judgeCanary(parts, await currentOf(channel));
    return judged ? { judged } : {};
  };

  /** Whose canary it is, and whether anything may go further now. */
  const admitStep = async (channel: string, actor: string, isUrgent: boolean): Promise<void> => {
    const { canary, remotes } = await currentOf(channel);
    if (canary)
      await admit(parts, { channel, actor, isUrgent, remotes: changedRemotes(canary.remotes, remotes) });
  };

  app.get(
    '/v1/canary',
    {
      config: viewer,
      schema: {
        querystring: channelQuery,
        response: { 200: Type.Object({ canary: Type.Union([CanaryAnswer, Type.Null()]) }), ...failures },
      },
    },
    async ({ query: { channel = 'production' } }) => {
      const live = await currentOf(channel);
      const judged = await judgeCanary(parts, live);
      return {
        canary: live.canary &&
          judged && {
            canary: live.canary,
            versions: versionsOf(live.canary.remotes, live.remotes),
            verdict: { ...judged.verdict, looks: [...judged.verdict.looks] },
          },
      };
    },
  );

  app.post(
    '/v1/canary/start',
    { config: operator, schema: { body: StartOrder, response } },
    async ({ body: { policy, at, ...order }, actor }) => {
      const { versions } = order;
      const remotes = Object.keys(versions);
      const body = { versions, ...(policy && { policy }) };
      if (!order.dryRun)
        await admitOrHold(parts, { ...order, actor, kind: 'canary/start', body, remotes, at });
      return obey(parts, { ...order, actor, policy: { ...parts.canaryPolicy, ...policy } }, startCanary);
    },
  );

  app.post(
    '/v1/canary/raise',
    { config: operator, schema: { body: RaiseOrder, response } },
    async ({ body, actor }) => {
      await admitStep(body.channel, actor, false);
      return obey(parts, { ...body, actor, ...(await judgedNow(body.channel)) }, raiseCanary);
    },
  );

  const simple = (
    name: string,
    isUrgent: boolean,
    change: (by: RouteParts, order: ChangeOrder & { readonly judged?: Judged }) => Promise<Changed>,
  ): void => {
    app.post(
      `/v1/canary/${name}`,
      { config: operator, schema: { body: PlainOrder, response } },
      async ({ body, actor }) => {
        await admitStep(body.channel, actor, isUrgent);
        return obey(parts, { ...body, actor, ...(await judgedNow(body.channel)) }, change);
      },
    );
  };
  simple('hold', true, holdCanary);
  simple('resume', false, resumeCanary);
  simple('promote', false, promoteCanary);
  simple('abort', true, abortCanary);

  app.post(
    '/v1/canary/reports',
    {
      config: { caller: 'composer' },
      bodyLimit: 256 * 1024,
      schema: {
        body: Type.Object({ channel: Channel, reports: Type.Array(CanaryReport, { maxItems: 20 }) }, closed),
        response: { 202: Type.Object({ accepted: Type.Literal(true) }), ...failures },
      },
    },
    async ({ body: { channel, reports } }, reply) => {
      const { canary } = await currentOf(channel);
      // What ended in the meantime, or is of another day, counts for nothing.
      for (const { canary: id, cohort, ...counted } of reports)
        if (id === canary?.id && isTimely(counted.slot, now()))
          await canaries.report(channel, id, { ...counted, canary: cohort });
      return reply.code(202).send({ accepted: true });
    },
  );

  app.post(
    '/v1/canary/alarms',
    {
      config: { caller: 'composer' },
      schema: {
        body: Type.Object(
          {
            channel: Channel,
            kind: Type.Literal('ledger-difference'),
            reason: Type.String({ minLength: 3, maxLength: 500 }),
          },
          closed,
        ),
        response: { 202: Type.Object({ accepted: Type.Literal(true) }), ...failures },
      },
    },
    async ({ body: { channel, ...alarm }, actor }, reply) => {
      const { canary } = await currentOf(channel);
      if (canary) await canaries.raiseAlarm(channel, canary.id, alarm, actor);
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/v1/canary/decisions',
    {
      config: viewer,
      schema: {
        querystring: channelQuery,
        response: {
          200: Type.Object({
            decisions: Type.Array(
              Type.Object({
                revision: Type.Integer(),
                canary: Type.Integer(),
                action: Text,
                by: Text,
                reason: Text,
              }),
            ),
          }),
          ...failures,
        },
      },
    },
    async ({ query: { channel = 'production' } }) => ({
      decisions: (await canaries.decisions(channel)).map(({ revision, canary, envelope }) => {
        const { action, by, reason } = JSON.parse(
          Buffer.from(envelope.payload, 'base64').toString('utf8'),
        ) as { action: string; by: string; reason: string };
        return { revision, canary, action, by, reason };
      }),
    }),
  );

  app.get(
    '/v1/canary/decisions/:revision',
    {
      config: viewer,
      schema: {
        params: Type.Object({ revision: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }, closed),
        querystring: channelQuery,
        response: { 200: Type.Object({ ...CompositionEnvelope.properties, payload: Text }), ...failures },
      },
    },
    async ({ params: { revision }, query: { channel = 'production' } }) => {
      const decision = await canaries.decision(channel, Number(revision));
      if (!decision)
        throw new RegistryError(
          'CANARY.DECISION_NOT_FOUND',
          `revision ${revision} was no decision of a canary`,
        );
      return decision.envelope;
    },
  );
}
