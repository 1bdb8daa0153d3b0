import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '../sandbox.ts';
import { openStateFile } from '../state-file.ts';
import { behaviourOf, LAST_DAY } from './behaviour.ts';
import { voucherListRoutes } from './list.routes.ts';
import { VoucherRefused, VoucherStore, type Reservation, type StoredVouchers } from './voucher-store.ts';

const SLOW_MS = 3_000;

const text = (maxLength: number): object => ({ type: 'string', minLength: 1, maxLength });
const amount = { type: 'integer', minimum: 1, maximum: 1e11 };
const object = (properties: object): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});
const balanceBody = object({ number: text(40), pin: text(20) });
const reserveBody = object({
  reference: text(60),
  number: text(40),
  pin: text(20),
  amount,
  valid_seconds: { type: 'integer', minimum: 60, maximum: 864_000 },
});
const captureBody = object({ amount });
const refundBody = object({ reference: text(60), amount });

interface ByReference {
  readonly Params: { readonly reference: string };
}

/**
 * A provider of gift vouchers. As with those of the trade, what it refuses is an answer (200) with a
 * `response_code`; only a request that it cannot read is an error. `reference` is the idempotency key.
 */
export function voucherRoutes({ config, requireKey }: Sandbox): FastifyPluginAsync {
  const store = new VoucherStore(() => state.saveSoon());
  const state = openStateFile<StoredVouchers>(
    { directory: config.stateDirectory, name: 'vouchers.json' },
    () => store.contents(),
    (kept) => store.restore(kept),
  );
  /** Answers that were lost already: the second time it is heard. */
  const lost = new Set<string>();

  async function answer(
    reply: FastifyReply,
    { number, effect }: { readonly number: string; readonly effect?: string },
    work: () => object,
  ): Promise<FastifyReply> {
    let body: object;
    try {
      body = { response_code: 'OK', ...work() };
    } catch (error) {
      if (!(error instanceof VoucherRefused)) throw error;
      body = { response_code: error.code };
    }
    const behaviour = behaviourOf(number);
    if (behaviour === 'slow') await wait(SLOW_MS);
    if (behaviour === 'answers-lost' && effect !== undefined && !lost.has(effect)) {
      // It is done, and no caller hears of it.
      lost.add(effect);
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.send(body);
  }
  const reservationAnswer = ({ reference, amount: reserved, status, captured }: Reservation): object => ({
    reference,
    amount: reserved,
    status,
    captured,
  });
  const numberOf = (reference: string): string => store.reservations.get(reference)?.number ?? '';

  return async (app) => {
    app.addHook('onClose', async () => state.close());
    await app.register(voucherListRoutes(store), { prefix: '/list/vouchers' });
    await app.register(api, { prefix: '/vouchers' });
  };

  async function api(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', requireKey);

    app.post<{ Body: { number: string; pin: string } }>(
      '/balance',
      { schema: { body: balanceBody } },
      (request, reply) => {
        const { number, pin } = request.body;
        return answer(reply, { number }, () => ({
          balance: store.balance(number, pin),
          currency: 'INR',
          expires_on: LAST_DAY,
        }));
      },
    );

    app.post<{
      Body: { reference: string; number: string; pin: string; amount: number; valid_seconds: number };
    }>('/reservations', { schema: { body: reserveBody } }, (request, reply) => {
      const { valid_seconds: validSeconds, ...wanted } = request.body;
      return answer(reply, { number: wanted.number, effect: `reserve ${wanted.reference}` }, () =>
        reservationAnswer(store.reserve({ ...wanted, validSeconds })),
      );
    });

    app.post<ByReference & { Body: { amount: number } }>(
      '/reservations/:reference/capture',
      { schema: { body: captureBody } },
      (request, reply) => {
        const { reference } = request.params;
        return answer(reply, { number: numberOf(reference), effect: `capture ${reference}` }, () =>
          reservationAnswer(store.capture(reference, request.body.amount)),
        );
      },
    );

    app.post<ByReference>('/reservations/:reference/release', (request, reply) => {
      const { reference } = request.params;
      return answer(reply, { number: numberOf(reference), effect: `release ${reference}` }, () =>
        reservationAnswer(store.release(reference)),
      );
    });

    app.post<ByReference & { Body: { reference: string; amount: number } }>(
      '/reservations/:reference/refunds',
      { schema: { body: refundBody } },
      (request, reply) => {
        const { reference } = request.params;
        const { reference: name, amount: given } = request.body;
        return answer(reply, { number: numberOf(reference), effect: `refund ${name}` }, () => ({
          ...store.refund(reference, name, given),
        }));
      },
    );

    /** For tests and for the curious. */
    app.get('/state', (_request, reply) => reply.send(store.contents()));
  }
}
