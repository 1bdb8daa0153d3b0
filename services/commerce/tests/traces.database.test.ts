import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { followUp, startTracing } from '@suvarna/telemetry/spans';
import { receiveOtlp, type OtlpReceiver, type ReceivedSpan } from '@suvarna/testing/otlp-receiver';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { PgBoss } from 'pg-boss';
import {
  aStartedStore,
  type TestStore,
} from '../../../shell/src/engine/composer/testing/composer-process.fixtures.ts';
import { CONSUMERS } from '../src/consumers.ts';
import { databaseOver } from '../src/platform/database/database.ts';
import { installJobs } from '../src/platform/jobs/install-jobs.ts';
import { JOBS_SCHEMA, type Job, type JobContext } from '../src/platform/jobs/job.ts';
import { startJobs } from '../src/platform/jobs/start-jobs.ts';
import { deliverToConsumers } from '../src/platform/outbox/consume.ts';
import { relayOnce } from '../src/platform/outbox/relay.ts';
import { startService, type Service } from '../test-support/service.fixtures.ts';

// From a browser's call through composer and commerce to its statements, its event and its job: one trace, and
// nothing in it of whoever asked.

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${BROWSER}-00`;
const log = pino({ level: 'silent' });

let receiver: OtlpReceiver;
let endTracing: () => Promise<void>;
let service: Service;
let store: TestStore;

beforeAll(async () => {
  receiver = await receiveOtlp();
  endTracing = await startTracing({
    settings: { endpoint: receiver.endpoint, headers: {}, ratio: 1, everyMs: 20 },
    service: 'commerce',
    isEdge: false,
    onFault: () => undefined,
  });
  service = await startService('traces');
  store = await aStartedStore({
    env: {
      COMMERCE_URL: await service.app.http.listen({ port: 0 }),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    },
  });
});
afterAll(async () => {
  await store.close();
  await service.stop();
  await endTracing();
  await receiver.close();
});

const ofTrace = (span: ReceivedSpan): boolean => span.traceId === TRACE;
const childOf = (parent: ReceivedSpan) => (span: ReceivedSpan) => span.parentSpanId === parent.spanId;

describe('a call of a browser', () => {
  it('is one trace from composer to SQL and to what follows from it', async () => {
    const token = await service.guest();
    const answer = await store.call('/api/customer/logout/', {
      method: 'POST',
      body: '{}',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        cookie: 'sid=canary-cookie',
        referer: 'https://shop.example/?email=canary@example.in',
        'user-agent': 'canary-agent',
        tracestate: 'canary=state',
        baggage: 'user=canary',
        traceparent,
      },
    });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"error":false')]);

    const atComposer = await receiver.find('POST /api/*', ofTrace);
    expect(atComposer).toMatchObject({ service: 'suvarna-composer', kind: 2, parentSpanId: BROWSER });
    const asked = await receiver.find('POST commerce', childOf(atComposer));
    const atCommerce = await receiver.find('POST /api/customer/logout/', childOf(asked));
    expect(atCommerce).toMatchObject({ service: 'suvarna-commerce', kind: 2, traceId: TRACE });
    const statement = await receiver.find('INSERT outbox', childOf(atCommerce));
    expect(statement).toMatchObject({ kind: 3, attributes: { 'db.system.name': 'postgresql' } });

    await relayOnce(
      { db: service.db, log, clock: () => new Date() },
      { channel: 'events', atOnce: 10, deliver: deliverToConsumers(service.db, CONSUMERS) },
    );
    const delivered = await receiver.find('process events guest.left', childOf(atCommerce));
    expect(delivered).toMatchObject({
      kind: 5,
      traceId: TRACE,
      links: [{ traceId: TRACE, spanId: atCommerce.spanId }],
    });
    expect(await receiver.find(/^DELETE push_/, childOf(delivered))).toMatchObject({ traceId: TRACE });

    for (const secret of ['canary', token, 'browser-1-uuid', 'shop.example'])
      expect(receiver.text()).not.toContain(secret);
  });

  it('leaves nothing of its address and body, refused or not, nor of what an error says', async () => {
    const refused = await store.call('/api/customer_account/login/?next=canary-query', {
      method: 'POST',
      body: JSON.stringify({ email: 'canary@example.in', password: 'canary-password' }),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), traceparent },
    });
    expect(refused.status).toBe(400);
    await store.get('/late/canary-path/?q=canary-words', { traceparent });
    await receiver.find('GET not-found', ofTrace);
    const failing = followUp({ name: 'failing' }, {}, () =>
      service.pool.query(`select 'canary-literal', $1::int`, ['canary-value']),
    );
    await expect(failing).rejects.toThrow('canary-value');
    const { attributes } = await receiver.find('SELECT', ({ hasFailed }) => hasFailed);
    expect(attributes).toMatchObject({ 'error.type': '22P02', 'db.query.summary': 'SELECT' });
    expect(receiver.text()).not.toContain('canary');
  });

  it('is said in every line that it leaves in the log', async () => {
    await store.get('/throws-render/', { traceparent, 'x-request-id': 'id-of-the-proxy' });
    const line = await until(() =>
      store
        .logs()
        .split('\n')
        .find((each) => each.includes('page not rendered')),
    );
    expect(JSON.parse(line)).toMatchObject({ requestId: 'id-of-the-proxy', traceId: TRACE });
  });

  it('has one id in all processes', async () => {
    const answer = await store.call('/api/customer/logout/', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'x-request-id': 'id-of-the-proxy', traceparent },
    });
    expect(answer.headers['x-request-id']).toBe('id-of-the-proxy');
  });

  it('that fails says so', async () => {
    const answer = await service.get('/api/no-such-call/');
    expect(answer.status).toBe(404);
    const span = await receiver.find('GET unknown');
    expect(span).toMatchObject({ hasFailed: false, attributes: { 'http.response.status_code': 404 } });
  });
});

describe('a job', () => {
  it('is a trace of its own, and the run that follows it is linked to it', async () => {
    let runs = 0;
    const job: Job = {
      name: 'traced',
      cron: '0 3 1 1 *',
      againAfterSeconds: 1,
      run: async ({ db }) => {
        await db.selectFrom('outbox').select('id').limit(1).execute();
        runs += 1;
      },
    };
    await installJobs(service.databaseUrl, [job]);
    const context = { log, clock: () => new Date() } as unknown as JobContext;
    const pace = { hurried: 0.5, others: 0.5, alive: 0.2, supervise: 1 };
    const jobs = await startJobs(service.pool, { ...context, db: databaseOver(service.pool) }, [job], pace);
    const boss = new PgBoss({
      schema: JOBS_SCHEMA,
      db: { executeSql: (text, values) => service.pool.query(text, values) },
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await boss.send(job.name, null, {});
    await boss.stop({ graceful: false });
    await until(() => runs >= 2);
    await jobs.stop(5_000);
    const first = await receiver.find('run traced', ({ links }) => links.length === 0);
    const next = await receiver.find('run traced', ({ links }) => links[0]?.spanId === first.spanId);
    expect(next.traceId).not.toBe(first.traceId);
    expect(await receiver.find('SELECT outbox', childOf(first))).toMatchObject({ kind: 3 });
  });
});

describe('figures', () => {
  const figures = async (): Promise<string> => (await service.app.http.inject('/metrics')).body;

  it('say what pools do', async () => {
    const text = await figures();
    expect(text).toMatch(/^db_pool_wait_seconds_count\{pool="calls"\} [1-9]/m);
    expect(text).toMatch(/^db_pool_connections\{pool="calls",state="idle"\} \d+$/m);
    expect(text).toContain('db_pool_waiting{pool="pages"} 0');
    expect(text).toContain('db_pool_connections_max{pool="calls"} 10');
  });

  it('say which statements failed, by SQLSTATE', async () => {
    await expect(service.pool.query('select $1::int / 0', [1])).rejects.toThrow('division');
    await expect(service.pool.query('select from nowhere')).rejects.toThrow('nowhere');
    const text = await figures();
    expect(text).toContain('db_statement_errors_total{pool="calls",sqlstate="22012"} 1');
    expect(text).toContain('db_statement_errors_total{pool="calls",sqlstate="42P01"} 1');
  });

  it('of the composer say whose page asked', async () => {
    const { text } = await store.get('/metrics');
    expect(text).toMatch(
      /http_request_duration_seconds_count\{listener="shop",method="POST",route="\/api\/\*",release="[\w-]+@[\d.]+",status="2xx"\} 1/,
    );
  });
});
