import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { answerErrors } from './error-handler.ts';

it.each([
  ['a deadlock, of which this call was the victim', '40P01', 503, 'SERVICE.UNAVAILABLE'],
  ['a lock that was not had in time', '55P03', 503, 'SERVICE.UNAVAILABLE'],
  ['a fault of a statement', '42P10', 500, 'SERVICE.FAILED'],
])('%s is answered so that it is asked again where that helps', async (_what, code, status, said) => {
  const app = Fastify();
  answerErrors(app, () => undefined);
  app.get('/', () => Promise.reject(Object.assign(new Error('refused'), { code })));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, said]);
  expect(answer.headers['retry-after'] !== undefined).toBe(status === 503);
});
