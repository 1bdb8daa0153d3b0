import { expect, it, jest } from '@jest/globals';
import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { PrinterBusy } from '../documents/printer.ts';
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

it('a connection to the database that is lost is an outage', async () => {
  const onOutage = jest.fn();
  const app = Fastify();
  answerErrors(app, onOutage);
  app.get('/', () => Promise.reject(Object.assign(new Error('lost'), { code: 'ECONNRESET' })));
  expect((await app.inject('/')).statusCode).toBe(503);
  expect(onOutage).toHaveBeenCalledTimes(1);
});

it('a caller who goes away in the middle of a body is none', async () => {
  const onOutage = jest.fn();
  const app = Fastify();
  answerErrors(app, onOutage);
  app.post('/', async () => 'done');
  const begun = Promise.withResolvers<undefined>();
  app.addHook('preParsing', async () => begun.resolve(undefined));
  const answered = Promise.withResolvers<number>();
  app.addHook('onSend', async (_request, reply) => answered.resolve(reply.statusCode));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ),
  );
  await begun.promise;
  socket.destroy();
  const status = await answered.promise;
  await app.close();
  expect(status).toBe(400);
  expect(onOutage).not.toHaveBeenCalled();
});

it('a document that is not printed for want of room is one line of the log, without a stack', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  answerErrors(app, () => undefined);
  app.get('/', () => Promise.reject(new PrinterBusy('everybody')));
  expect((await app.inject('/')).statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('at ');
  const line = JSON.parse(lines[0] ?? '') as object;
  expect(line).toMatchObject({ level: 40, msg: 'refused' });
  expect(line).not.toHaveProperty('err');
});
