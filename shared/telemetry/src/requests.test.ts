import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { logIds, requestLogs } from './log-ids.ts';
import { measureRequests, requestDurations } from './request-metrics.ts';
import { idOfRequest, nameRequest, scopeRequests } from './requests.ts';
import { currentScope } from './scope.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-00`;

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

function service() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino({ base: null, mixin: logIds }, sink);
  const registry = new Registry();
  const app = Fastify({
    loggerInstance: log,
    ...requestLogs({ disableRequestLogging: true }),
    genReqId: idOfRequest,
  }) as unknown as FastifyInstance;
  scopeRequests(app);
  measureRequests(app, requestDurations(registry), 'test');
  app.post('/orders/:number', async (request) => {
    await setImmediate();
    log.info('deep in the code');
    request.log.info('with its request');
    return { scope: currentScope()?.requestId };
  });
  app.get('/*', async (request) => {
    nameRequest(request, { route: 'page home', release: 'catalog@1.0.0' });
    return '';
  });
  open.push(app);
  return { app, log, lines, registry };
}

describe('a request', () => {
  it('is the scope of what its handler does, after its body too', async () => {
    const { app } = service();
    const answer = await fetch(`${await app.listen({ port: 0 })}/orders/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'request-of-caller' },
      body: JSON.stringify({ note: 'x'.repeat(200_000) }),
    });
    expect(await answer.json()).toEqual({ scope: 'request-of-caller' });
  });

  it('is said in each of its lines, once, with its trace', async () => {
    const { app, log, lines } = service();
    const headers = { 'x-request-id': 'request-of-caller', traceparent };
    await app.inject({ method: 'POST', url: '/orders/1', headers, payload: {} });
    log.info('outside');
    const ids = { requestId: 'request-of-caller', traceId: TRACE };
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([ids, ids, {}]);
    expect(lines.map((line) => line.split('requestId').length - 1)).toEqual([1, 1, 0]);
  });

  it('without an id that looks like one is given one', async () => {
    const { app } = service();
    const headers = { 'x-request-id': 'asha@example.in' };
    const answer = await app.inject({ method: 'POST', url: '/orders/1', headers, payload: {} });
    expect(answer.json<{ scope: string }>().scope).toMatch(/^[\da-f-]{36}$/);
  });

  it('is measured by its pattern, or as its server names it, and by the class of its status', async () => {
    const { app, registry } = service();
    await app.inject({ method: 'POST', url: '/orders/SV-1', payload: {} });
    await app.inject({ method: 'POST', url: '/orders/SV-2', payload: {} });
    await app.inject('/rings?email=asha@example.in');
    await app.inject({ method: 'DELETE', url: '/never-heard-of' });
    const counts = (await registry.metrics()).split('\n').filter((line) => line.includes('seconds_count'));
    expect(counts).toEqual([
      'http_request_duration_seconds_count{listener="test",method="POST",route="/orders/:number",release="",status="2xx"} 2',
      'http_request_duration_seconds_count{listener="test",method="GET",route="page home",release="catalog@1.0.0",status="2xx"} 1',
      'http_request_duration_seconds_count{listener="test",method="DELETE",route="unknown",release="",status="4xx"} 1',
    ]);
  });
});
