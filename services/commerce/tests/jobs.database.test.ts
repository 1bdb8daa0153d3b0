import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { until } from '@suvarna/testing/until';
import { ROLE, SCHEMA } from '../src/platform/database/migrations.ts';
import { startService, type Service } from '../test-support/service.fixtures.ts';
import { installJobs } from '../src/platform/jobs/install-jobs.ts';
import { DEAD_LETTER, JOBS_SCHEMA, type Job, type JobContext } from '../src/platform/jobs/job.ts';
import { startJobs, type Jobs } from '../src/platform/jobs/start-jobs.ts';

let service: Service;
let url: string;
let pool: Pool;
let owner: Pool;
let running: Jobs | undefined;
let other: Jobs | undefined;

beforeAll(async () => {
  service = await startService('jobs');
  url = service.pool.options.connectionString ?? '';
  pool = createPool({ url, schema: SCHEMA, role: ROLE, max: 4 });
  owner = createPool({ url, schema: JOBS_SCHEMA, max: 2 });
});
afterEach(async () => {
  await Promise.all([running?.stop(5_000), other?.stop(5_000)]);
  running = other = undefined;
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  await service.stop();
});

const OFTEN = { hurried: 0.5, others: 0.5, alive: 0.2, supervise: 1 };
let warnings = 0;
const log = pino({ level: 'silent' });
log.warn = () => {
  warnings += 1;
};
const context = { log, clock: () => new Date() } as unknown as JobContext;
const job = (name: string, run: Job['run'], more: Partial<Job> = {}): Job => ({
  name,
  cron: '0 3 1 1 *',
  run,
  ...more,
});
const rows = async (sql: string, values: unknown[] = []) =>
  (await owner.query<Record<string, unknown>>(sql, values)).rows;

/** Asks for a job now, as the clock would. */
async function ask(name: string, options: object = {}): Promise<void> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(name, null, options);
  await boss.stop({ graceful: false });
}

describe('the queues', () => {
  it('are made by the owner, again without harm, and two at once', async () => {
    const jobs = [job('first', async () => undefined), job('second', async () => undefined)];
    await Promise.all([installJobs(url, jobs), installJobs(url, jobs)]);
    await installJobs(url, jobs.slice(0, 1));
    expect(await rows('select name, cron, timezone from schedule order by name')).toEqual([
      { name: 'first', cron: '0 3 1 1 *', timezone: 'Asia/Kolkata' },
    ]);
  });

  it('cannot be changed by the service itself', async () => {
    await expect(pool.query(`drop table ${JOBS_SCHEMA}.job`)).rejects.toMatchObject({ code: '42501' });
    await expect(pool.query(`create table ${JOBS_SCHEMA}.more (id int)`)).rejects.toMatchObject({
      code: '42501',
    });
  });
});

describe('a job', () => {
  it('is worked on by the role of the service, and follows itself when it must not wait for its minute', async () => {
    let runs = 0;
    const jobs = [
      job(
        'counted',
        async () => {
          runs += 1;
        },
        { againAfterSeconds: 1 },
      ),
    ];
    await installJobs(url, jobs);
    running = await startJobs(pool, context, jobs, OFTEN);
    await ask('counted');
    await until(() => runs >= 2);
    // The next one is asked for when a run has ended, and may be under way already: never two wait.
    const waiting = async () =>
      (await rows(`select id from job where name = 'counted' and state = 'created'`)).length;
    await until(async () => (await waiting()) === 1);
  });

  it('that throws is tried again, and is seen when no try helped: without what its error said', async () => {
    let runs = 0;
    const jobs = [
      job('failing', async () => {
        runs += 1;
        throw Object.assign(new Error('canary 9876543210'), { code: 'E_CANARY' });
      }),
    ];
    await installJobs(url, jobs);
    await owner.query(
      `update queue set retry_delay = 0, retry_backoff = false, retry_limit = 2 where name = 'failing'`,
    );
    running = await startJobs(pool, context, jobs, OFTEN);
    await ask('failing');
    await until(async () => (await rows('select id from job where name = $1', [DEAD_LETTER])).length === 1);
    expect(runs).toBe(3);
    const [dead] = await rows('select source_name, source_output from job where name = $1', [DEAD_LETTER]);
    expect(dead).toMatchObject({
      source_name: 'failing',
      source_output: { name: 'JobFailed', message: 'Error E_CANARY' },
    });
    expect(JSON.stringify(await rows('select * from job'))).not.toContain('9876543210');
  });

  it('is asked for many times and waits once', async () => {
    await installJobs(url, [job('patient', async () => undefined)]);
    await Promise.all(Array.from({ length: 5 }, () => ask('patient')));
    expect(await rows(`select count(*)::int as waiting from job where name = 'patient'`)).toEqual([
      { waiting: 1 },
    ]);
  });

  it('under way is finished when the service stops, and no new one begins', async () => {
    let [begun, ended] = [0, 0];
    let finish = (): void => undefined;
    const jobs = [
      job('slow', () => {
        begun += 1;
        return new Promise((resolve) => {
          finish = () => {
            ended += 1;
            resolve();
          };
        });
      }),
    ];
    await installJobs(url, jobs);
    const own = await startJobs(pool, context, jobs, OFTEN);
    await ask('slow');
    await until(() => begun === 1);
    const stopped = own.stop(5_000);
    await ask('slow');
    finish();
    await stopped;
    expect([begun, ended]).toEqual([1, 1]);
    expect(await rows(`select state from job where name = 'slow' order by created_on`)).toEqual([
      { state: 'completed' },
      { state: 'created' },
    ]);
  });

  it('that is given to another process while it runs has one run all the same, and the first one is cut', async () => {
    warnings = 0;
    let [begun, atOnce, most] = [0, 0, 0];
    const cuts: unknown[] = [];
    let goOn = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const jobs = [
      job('long', async ({ db }) => {
        begun += 1;
        atOnce += 1;
        most = Math.max(most, atOnce);
        try {
          if (begun > 1) return;
          await waits;
          // What it would have written, had its claim held.
          await sql`select 1`.execute(db).catch((error: unknown) => {
            cuts.push((error as Error).name);
            throw error;
          });
        } finally {
          atOnce -= 1;
        }
      }),
    ];
    await installJobs(url, jobs);
    await owner.query(`update queue set retry_delay = 0, retry_backoff = false where name = 'long'`);
    running = await startJobs(pool, context, jobs, OFTEN);
    other = await startJobs(pool, context, jobs, OFTEN);
    await ask('long');
    await until(() => begun === 1);
    // An hour and a minute have gone by.
    await owner.query(`update job set started_on = started_on - interval '61 minutes' where name = 'long'`);
    const runs = () => rows(`select state, retry_count from job where name = 'long'`);
    await until(async () => ((await runs())[0]?.['retry_count'] as number) > 0);
    // The other one was given it at each try, saw that it is under way, and does not say that it is done.
    await until(async () => ['completed', 'failed'].includes((await runs())[0]?.['state'] as string));
    expect([(await runs())[0]?.['state'], begun, most]).toEqual(['failed', 1, 1]);
    await until(() => warnings > 0);
    goOn();
    await until(() => atOnce === 0);
    expect(cuts).toEqual(['RunCut']);
    await ask('long');
    await until(() => begun === 2);
    expect(most).toBe(1);
  });

  it('that lives goes on past the minute after which a dead process is given up, by saying so', async () => {
    let finish = (): void => undefined;
    let begun = 0;
    const jobs = [
      job('lively', () => {
        begun += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      }),
    ];
    await installJobs(url, jobs);
    running = await startJobs(pool, context, jobs, OFTEN);
    await ask('lively');
    await until(() => begun === 1);
    const said = async () =>
      (
        (await rows(`select heartbeat_on from job where name = 'lively'`))[0]?.['heartbeat_on'] as Date
      ).getTime();
    const before = await said();
    await until(async () => (await said()) > before);
    finish();
    await until(
      async () =>
        (await rows(`select 1 from job where name = 'lively' and state = 'completed'`)).length === 1,
    );
    expect(begun).toBe(1);
  });

  it('whose process died is taken by another within a minute or two, not after an hour', async () => {
    let begun = 0;
    const jobs = [
      job('orphan', async () => {
        begun += 1;
      }),
    ];
    await installJobs(url, jobs);
    await owner.query(`update queue set retry_delay = 0, retry_backoff = false where name = 'orphan'`);
    await ask('orphan');
    // As a process leaves it that was killed: under way, and silent for 61 seconds.
    await owner.query(
      `update job set state = 'active', started_on = now() - interval '70 seconds', heartbeat_on = now() - interval '61 seconds' where name = 'orphan'`,
    );
    running = await startJobs(pool, context, jobs, OFTEN);
    await until(() => begun === 1);
  });

  it('is cut when the connection of its lock is lost, since another may have it then', async () => {
    warnings = 0;
    let begun = false;
    let ended: unknown;
    let goOn = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const jobs = [
      job('unlocked', async ({ db }) => {
        if (begun) return;
        begun = true;
        await waits;
        await sql`select 1`.execute(db).catch((error: unknown) => {
          ended = (error as Error).name;
          throw error;
        });
      }),
    ];
    await installJobs(url, jobs);
    running = await startJobs(pool, context, jobs, OFTEN);
    await ask('unlocked');
    await until(() => begun);
    const locked = `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    expect(await rows(locked)).toHaveLength(1);
    await owner.query(`select pg_terminate_backend(pid) from (${locked}) as one`);
    await until(async () => (await rows(locked)).length === 0);
    // The break reaches this process a moment later; until then its statement still goes through.
    await until(() => warnings > 0);
    goOn();
    await until(() => ended === 'RunCut');
  });
});
