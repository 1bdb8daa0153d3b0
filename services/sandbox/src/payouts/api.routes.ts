import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { randomId } from '../payments/payment-store.ts';
import type { Sandbox } from '../sandbox.ts';
import { behaviourOf } from './behaviour.ts';
import { fundAccountEntity, payoutEntity } from './entities.ts';
import { PayoutRefused } from './payout-store.ts';
import type { PayoutSimulator } from './payout-simulator.ts';

const text = (maxLength: number): object => ({ type: 'string', minLength: 1, maxLength });
const object = (properties: object): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const amount = { type: 'integer', minimum: 100, maximum: 1e11 };
const contactBody = object({ name: text(100), reference_id: text(40) });
const accountBody = object({
  contact_id: text(40),
  account_type: { const: 'bank_account' },
  bank_account: object({ name: text(120), ifsc: text(11), account_number: text(35) }),
});
const checkBody = object({ account_number: text(40), fund_account: object({ id: text(40) }), amount });
const payoutBody = object({
  account_number: text(40),
  fund_account_id: text(40),
  amount,
  currency: { const: 'INR' },
  mode: { const: 'NEFT' },
  purpose: text(30),
  reference_id: text(40),
});

const bad = (reply: FastifyReply, description: string): FastifyReply =>
  reply.code(400).send({ error: { code: 'BAD_REQUEST_ERROR', description } });

/** As much of RazorpayX's API, under `/razorpayx/v1`, as paying a customer needs. */
export function payoutApiRoutes({ requireKey }: Sandbox, simulator: PayoutSimulator): FastifyPluginAsync {
  const { store } = simulator;
  /** Keys whose answer was lost already: the second time it is heard. */
  const lost = new Set<string>();

  return async (app) => {
    app.addHook('onRequest', requireKey);
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof PayoutRefused) return bad(reply, error.message);
      throw error;
    });

    app.post<{ Body: { name: string; reference_id: string } }>(
      '/contacts',
      { schema: { body: contactBody } },
      (request, reply) => {
        const { id, name, reference } = store.addContact(request.body.name, request.body.reference_id);
        return reply.send({ id, entity: 'contact', name, reference_id: reference, active: true });
      },
    );
    app.post<{
      Body: { contact_id: string; bank_account: { name: string; ifsc: string; account_number: string } };
    }>('/fund_accounts', { schema: { body: accountBody } }, (request, reply) => {
      const { contact_id: contactId, bank_account: bank } = request.body;
      const { name: holder, account_number: number, ifsc } = bank;
      return reply.send(fundAccountEntity(store.addAccount({ contactId, holder, number, ifsc })));
    });
    app.post<{ Body: { fund_account: { id: string } } }>(
      '/fund_accounts/validations',
      { schema: { body: checkBody } },
      (request, reply) => {
        const account = store.account(request.body.fund_account.id);
        const behaviour = behaviourOf(account.number);
        const name = behaviour === 'of-another-name' ? 'SOMEBODY ELSE' : account.holder.toUpperCase();
        return reply.send({
          id: randomId('fav'),
          entity: 'fund_account.validation',
          fund_account: fundAccountEntity(account),
          status: 'completed',
          results:
            behaviour === 'no-such-account'
              ? { account_status: 'invalid', registered_name: null }
              : { account_status: 'active', registered_name: name },
        });
      },
    );
    app.post<{ Body: { fund_account_id: string; amount: number; reference_id: string } }>(
      '/payouts',
      { schema: { body: payoutBody } },
      (request, reply) => {
        const key = request.headers['x-payout-idempotency'];
        if (typeof key !== 'string' || key.length < 4)
          return bad(reply, 'The header X-Payout-Idempotency is needed');
        const { fund_account_id: fundAccountId, amount: wanted, reference_id: reference } = request.body;
        const { payout, isNew } = store.ask({ key, fundAccountId, amount: wanted, reference });
        if (isNew) simulator.settleLater(payout);
        if (behaviourOf(store.account(fundAccountId).number) === 'answer-lost' && !lost.has(key)) {
          // It is done, and no caller hears of it.
          lost.add(key);
          reply.hijack();
          reply.raw.destroy();
          return reply;
        }
        return reply.send(payoutEntity(payout));
      },
    );
    app.get<{ Querystring: { reference_id?: string } }>('/payouts', (request, reply) => {
      const { reference_id: reference } = request.query;
      const items = [...store.payouts.values()]
        .filter((payout) => reference === undefined || payout.reference === reference)
        .map(payoutEntity);
      return reply.send({ entity: 'collection', count: items.length, items });
    });
    app.get<{ Params: { id: string } }>('/payouts/:id', (request, reply) => {
      const payout = store.payouts.get(request.params.id);
      return payout === undefined
        ? bad(reply, 'The id provided does not exist')
        : reply.send(payoutEntity(payout));
    });
  };
}
