/** Freezes, locks, and orders that wait: who may change what is live, and when. */
import { RemoteName } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { carryOutDue } from '../domain/orders/carry-out.ts';
import { refuseApproval, refuseForeign } from '../domain/orders/rules.ts';
import { RegistryError } from '../domain/registry-error.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, Moment, Reason, Text } from './schemas.ts';

const operator = { caller: 'operator' } as const;
const base = { channel: Channel, reason: Reason };
const nullable = Type.Union([Text, Type.Null()]);
const Done = Type.Object({ id: Type.Optional(Type.Integer()), outcome: Type.Optional(nullable) });
const response = { 200: Done, ...failures };

const Rules = Type.Object({
  freezes: Type.Array(Type.Object({ id: Type.Integer(), begins: Text, ends: Text, reason: Text, by: Text })),
  locks: Type.Array(Type.Object({ remote: Text, reason: Text, by: Text })),
  orders: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Text,
      remotes: Type.Array(Text),
      reason: Text,
      by: Text,
      at: Text,
      due: nullable,
      needsSecond: Type.Boolean(),
      approvedBy: nullable,
      state: Text,
      outcome: nullable,
    }),
  ),
  twoPeople: Type.Array(Text),
});

export function orderRulesRoutes(app: RegistryApp, parts: RouteParts): void {
  const { rules, orderRules } = parts;

  app.get(
    '/v1/rules',
    {
      config: { caller: 'viewer' },
      schema: {
        querystring: Type.Object({ channel: Type.Optional(Channel) }, closed),
        response: { 200: Rules, ...failures },
      },
    },
    async ({ query: { channel = 'production' } }) => {
      const [freezes, locks, orders] = await Promise.all([
        rules.freezes(channel),
        rules.locks(channel),
        rules.orders(channel),
      ]);
      return {
        freezes: freezes.map((one) => ({
          ...one,
          begins: one.begins.toISOString(),
          ends: one.ends.toISOString(),
        })),
        locks: [...locks],
        orders: orders.map((one) => ({
          ...one,
          remotes: [...one.remotes],
          at: one.at.toISOString(),
          due: one.due?.toISOString() ?? null,
        })),
        twoPeople: [...orderRules.twoPeople],
      };
    },
  );

  app.post(
    '/v1/freezes',
    {
      config: operator,
      schema: {
        body: Type.Object({ ...base, begins: Type.Optional(Moment), ends: Moment }, closed),
        response,
      },
    },
    async ({ body: { channel, reason, begins, ends }, actor }) => {
      const span = { begins: begins === undefined ? parts.now() : new Date(begins), ends: new Date(ends) };
      if (!(span.begins < span.ends) || !(parts.now() < span.ends))
        throw new RegistryError(
          'ORDER.TIME_INVALID',
          `a freeze ends after it begins, and not before now: ${ends}`,
        );
      return { id: await rules.freeze(channel, span, { actor, reason }) };
    },
  );
  app.post(
    '/v1/freezes/end',
    {
      config: operator,
      schema: { body: Type.Object({ ...base, id: Type.Integer({ minimum: 1 }) }, closed), response },
    },
    async ({ body: { channel, reason, id }, actor }) => {
      if (!(await rules.endFreeze(channel, id, { actor, reason })))
        throw new RegistryError('REQUEST.NOT_FOUND', `there is no freeze ${id}`);
      return {};
    },
  );

  const LockOrder = Type.Object({ ...base, remote: RemoteName }, closed);
  app.post(
    '/v1/locks',
    { config: operator, schema: { body: LockOrder, response } },
    async ({ body: { channel, reason, remote }, actor }) => {
      await refuseForeign(orderRules, { actor, remotes: [remote] });
      if (!(await rules.lock(channel, remote, { actor, reason }))) {
        const held = (await rules.locks(channel)).find((one) => one.remote === remote);
        throw new RegistryError('ORDER.LOCKED', `${remote} is locked by ${held?.by ?? 'another'} already`);
      }
      return {};
    },
  );
  app.post(
    '/v1/locks/end',
    { config: operator, schema: { body: LockOrder, response } },
    async ({ body: { channel, reason, remote }, actor }) => {
      if (!(await rules.unlock(channel, remote, { actor, reason })))
        throw new RegistryError('REQUEST.NOT_FOUND', `${remote} is not locked`);
      return {};
    },
  );

  const OrderOrder = Type.Object({ ...base, id: Type.Integer({ minimum: 1 }) }, closed);
  const orderOf = async (id: number) => {
    const order = await rules.order(id);
    if (!order) throw new RegistryError('REQUEST.NOT_FOUND', `there is no order ${id}`);
    return order;
  };
  app.post(
    '/v1/orders/approve',
    { config: operator, schema: { body: OrderOrder, response } },
    async ({ body: { reason, id }, actor }) => {
      const order = await orderOf(id);
      await refuseApproval(orderRules, order, actor);
      await refuseForeign(orderRules, { actor, remotes: order.remotes });
      if (!(await rules.approve(order, { actor, reason })))
        await refuseApproval(orderRules, await orderOf(id), actor);
      await carryOutDue(parts, order.channel);
      const { state, outcome } = await orderOf(id);
      if (state === 'refused')
        throw new RegistryError('ORDER.REFUSED', `order ${id} could not be carried out: ${outcome}`);
      return { id, outcome };
    },
  );
  app.post(
    '/v1/orders/withdraw',
    { config: operator, schema: { body: OrderOrder, response } },
    async ({ body: { reason, id }, actor }) => {
      const order = await orderOf(id);
      if (!(await rules.withdraw(order, { actor, reason })))
        throw new RegistryError('ORDER.NOT_WAITING', `order ${id} is ${order.state} already`);
      return { id };
    },
  );
}
