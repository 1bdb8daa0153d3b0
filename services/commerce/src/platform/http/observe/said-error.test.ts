import { expect, it } from '@jest/globals';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { answerErrors } from '../error-handler.ts';
import { createLogger } from './logging.ts';

interface Line {
  readonly msg: string;
  readonly err?: {
    readonly type: string;
    readonly message?: string;
    readonly stack: string;
    readonly cause?: { readonly message?: string };
  };
}

/** What a service in production logs of a call that fails with an error. */
async function logged(
  error: Error,
  payload: object = {},
  headers: Record<string, string> = {},
): Promise<Line> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const { [pino.symbols.serializersSym as never]: serializers } = createLogger({
    logLevel: 'info',
    production: true,
  });
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn', serializers }, sink);
  const app = Fastify({ loggerInstance });
  answerErrors(app, () => undefined);
  app.post('/:id', () => Promise.reject(error));
  await app.inject({ method: 'POST', url: '/17?where=Jaipur', payload, headers });
  const line = lines.map((each) => JSON.parse(each) as Line).find(({ msg }) => msg === 'request failed');
  if (line === undefined) throw new Error(`Nothing was logged: ${lines.join('')}`);
  return line;
}

it('is logged with its type, what it says, and where it was thrown', async () => {
  const { err } = await logged(new TypeError("Cannot read properties of undefined (reading 'weight')"));
  expect(err).toMatchObject({
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'weight')",
  });
  expect(err?.stack).toContain('said-error.test');
});

it('says what caused it', async () => {
  const { err } = await logged(
    new Error('The plan is not whole.', { cause: new RangeError('no such month') }),
  );
  expect([err?.message, err?.cause?.message]).toEqual(['The plan is not whole.', 'no such month']);
});

it('says nothing that the call brought along', async () => {
  const { err } = await logged(
    new Error('No house Moti Mahal in jaipur for Asha Rao with token-of-hers and cookie-of-hers'),
    { address: { house: 'Moti Mahal' }, names: ['Asha Rao'] },
    { authorization: 'Bearer token-of-hers', cookie: 'sid=cookie-of-hers' },
  );
  expect(err?.message).toBe('No house … in … for … with … and …');
});

it.each([
  ['550 <asha@example.in> is unknown', '550 <…@…> is unknown'],
  ['call +91 98765 01234 back', 'call … back'],
  ['code 424242 is old', 'code … is old'],
  ['ABCPK1234L is no PAN', '… is no PAN'],
  ['invalid input syntax for type integer: "asha"', 'invalid input syntax for type integer: "…"'],
  [`Unexpected token 'a' in {"name":"asha"} here`, "Unexpected token '…' in {…} here"],
  ['GET https://key:secret@pay.example/orders/asha?x=1 failed', 'GET https://pay.example/… failed'],
  ['not JSON: {"name":"asha", cut off', 'not JSON: {…}'],
  ['x'.repeat(3_000), 'a message of 3000 characters'],
  ["the shop's own words, and the customer's", "the shop's own words, and the customer's"],
])('says no value of any call: %s', async (message, said) => {
  expect((await logged(new Error(message))).err?.message).toBe(said);
});

it.each([
  [{ code: '42703' }, 'column "weight" does not exist'],
  [
    { code: '23514' },
    'new row for relation "addresses" violates check constraint "house_is_given_and_short"',
  ],
  [
    { code: 'EMFILE', syscall: 'open' },
    "EMFILE: too many open files, open '/srv/shop/templates/invoice.ttf'",
  ],
])('says names of our own: %j', async (properties, message) => {
  expect((await logged(Object.assign(new Error(message), properties))).err?.message).toBe(message);
});
