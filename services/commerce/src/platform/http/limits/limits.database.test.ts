import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { endpointsOf, type Limit } from '@suvarna/contracts/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Refusal } from '../../refusal.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';
import { envelope } from '../shape/envelope.ts';
import { answerErrors } from '../error-handler.ts';
import { countCalls, takeLimit } from './limits.ts';
import { serve, serveOnce } from '../serve.ts';

const WINDOW = { seconds: 60 } as const;
const { get, post } = endpointsOf('wish');
/** Comes about when the word is `yes`; what it is refused with otherwise is a wrong code, or something else. */
const wish = (name: string, limit: Omit<Limit, 'name' | 'seconds'>) =>
  post(`${name}/`, 'customer', {
    once: true,
    summary: 'Wishes',
    body: Type.Object({ word: Type.String() }, { additionalProperties: false }),
    answer: Type.Object({ word: Type.String() }),
    limit: { name, ...WINDOW, ...limit },
  });
const read = get('read/', 'public', {
  summary: 'Reads',
  limit: { name: 'read', ...WINDOW, counts: 'calls', address: 2 },
});
const effects = wish('effects', { counts: 'effects', customer: 2 });
const tries = wish('tries', { counts: 'tries', customer: 2 });
const guesses = wish('guesses', { counts: 'vain', only: 'COUPON.INVALID', shopper: 3, address: 1, heard: 1 });
const letters = wish('letters', { counts: 'told', email: 1 });

let service: Service;
let app: FastifyInstance;
let keys = 0;
beforeAll(async () => {
  service = await startService('limits');
  app = Fastify();
  countCalls(app, { db: service.db, clock: () => new Date(), secret: 'a-secret-of-tests' });
  app.decorate('isOwnContact', (_tx, request) => Promise.resolve(request.principal === 'customer:owner'));
  app.addHook('onRequest', async (request) => {
    request.principal = String(request.headers['x-principal'] ?? '');
  });
  answerErrors(app, () => undefined);
  await app.register(
    async (routes) => {
      serve(routes, read, () => ({}));
      for (const entry of [effects, tries, guesses, letters])
        serveOnce(routes, entry, async ({ tx, request }) => {
          const { word } = request.body;
          if (entry === letters) await takeLimit(tx, request, letters, { email: 'meera@example.in' });
          if (word === 'wrong') throw new Refusal('COUPON.INVALID', { message: 'No such coupon.' });
          if (word !== 'yes') throw new Refusal('COUPON.NOT_APPLICABLE', { message: 'Not for this bag.' });
          return envelope({ word });
        });
    },
    { prefix: '/api' },
  );
});
beforeEach(async () => {
  await service.pool.query('delete from allowances');
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

const say = async (path: string, word: string, who = 'meera', key = `key-${String((keys += 1))}`) =>
  (
    await app.inject({
      method: 'POST',
      url: `/api/${path}/`,
      headers: { 'x-principal': `customer:${who}`, 'idempotency-key': key },
      payload: { word },
    })
  ).statusCode;

describe('a limit of an entry', () => {
  it('counts calls before anything is done, and says when to come again', async () => {
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await app.inject('/api/read/'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(answers[2]?.json<{ code: string }>().code).toBe('REQUEST.TOO_MANY');
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counts effects that came about, each once, and what came to nothing for no caller', async () => {
    for (let call = 0; call < 3; call += 1) expect(await say('effects', 'no')).toBe(400);
    for (let call = 0; call < 3; call += 1) expect(await say('effects', 'yes', 'meera', 'one-key')).toBe(200);
    expect([await say('effects', 'yes'), await say('effects', 'yes')]).toEqual([200, 429]);
    expect(await say('effects', 'yes', 'ravi')).toBe(200);
  });

  it('counts tries whatever becomes of them', async () => {
    expect([await say('tries', 'no'), await say('tries', 'no'), await say('tries', 'yes')]).toEqual([
      400, 400, 429,
    ]);
  });

  it('counts wrong codes alone, and hears an account whatever its address did', async () => {
    for (let call = 0; call < 4; call += 1) expect(await say('guesses', 'no')).toBe(400);
    // The first is heard, the second is the one of the address, and there is none left.
    expect([await say('guesses', 'wrong'), await say('guesses', 'wrong')]).toEqual([400, 400]);
    expect(await say('guesses', 'yes')).toBe(429);
    expect(await say('guesses', 'yes', 'ravi')).toBe(200);
  });

  it('keeps no customer from what is theirs because a stranger typed it, and names no customer in its table', async () => {
    expect([await say('letters', 'yes'), await say('letters', 'yes', 'ravi')]).toEqual([200, 429]);
    expect([await say('letters', 'yes', 'owner'), await say('letters', 'yes', 'owner')]).toEqual([200, 429]);
    const rows = await service.rows<{ name: string }>('select name from allowances');
    expect(rows).toHaveLength(2);
    for (const { name } of rows) expect(name).toMatch(/^letters-email:[\w-]{43}$/);
  });
});
