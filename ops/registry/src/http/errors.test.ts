import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { answerError } from './errors.ts';

const thrown = (error: Error) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(error));
  return app.inject('/');
};
const ofDatabase = (code: string): Error => Object.assign(new Error('of the database'), { code });

it.each([
  ['a statement that met its limit of time', ofDatabase('57014')],
  ['a connection that was not given in time', new Error('timeout exceeded when trying to connect')],
  ['a database that starts or stops', ofDatabase('57P03')],
])('%s: the caller is told to come again', async (_, error) => {
  const answer = await thrown(error);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  expect(answer.json()).toMatchObject({ error: { code: 'SERVICE.UNAVAILABLE' } });
});

it('a fault of our own says nothing of itself, and not to come again', async () => {
  const answer = await thrown(ofDatabase('42703'));
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([500, undefined]);
  expect(answer.body).not.toContain('of the database');
});
