import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@suvarna/testing/until';
import { startEmbedded, runningUrl, type EmbeddedDatabase } from './embedded.ts';
import { isAlive } from './embedded/process-identity.ts';

let dataDir: string;
let running: EmbeddedDatabase | undefined;
let launcher: ChildProcess | undefined;

// One directory for all: making a database takes longest, and outliving what happened before is the point.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterEach(async () => {
  await killLauncher();
  // Whatever a test left running is taken over and stopped.
  await (running ?? (await start())).stop();
  running = undefined;
});

async function start(): Promise<EmbeddedDatabase> {
  running = await startEmbedded({ dataDir, scratch: true });
  return running;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** A launcher in a process of its own, so that it can be killed. */
async function startElsewhere(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const script = `import { startEmbedded } from ${JSON.stringify(join(__dirname, 'embedded.ts'))};
    const db = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, scratch: true });
    process.stdout.write(db.url + '\\n'); setInterval(() => undefined, 60_000);`;
  launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(launcher.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function killLauncher(): Promise<void> {
  if (launcher === undefined) return;
  const ended = once(launcher, 'exit');
  launcher.kill('SIGKILL');
  await ended;
  launcher = undefined;
}

describe('the embedded database', () => {
  // First, while nothing is made yet: to make a database costs more than anything else here.
  it('is made again when that was interrupted', async () => {
    await writeFile(join(dataDir, 'pgdata.new'), 'half');
    expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('keeps its data over a stop and a start, and listens on a private socket only', async () => {
    const first = await start();
    await query(first.url, 'create table if not exists kept (id int)');
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await runningUrl(dataDir)).toBe(first.url);
    await first.stop();
    expect(isAlive(first.pid())).toBe(false);
    expect(await runningUrl(dataDir)).toBeUndefined();
    expect(await query((await start()).url, 'select * from kept')).toEqual([]);
  });

  it('is the same whatever its launcher has in its environment, refuses a second start, and is adopted when the launcher was killed', async () => {
    const url = await startElsewhere({
      PGPORT: '6543',
      PGDATA: '/nowhere',
      PGOPTIONS: '-c search_path=nowhere',
      PGHOST: 'db.example',
    });
    expect(await query(url, 'show port')).toEqual([{ port: '5432' }]);
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/in use by the store running as process \d+/);
    await query(url, 'create table if not exists kept (id int)');
    await killLauncher();
    const adopted = await start();
    expect(adopted).toMatchObject({ adopted: true, url });
    expect(await query(adopted.url, 'select * from kept')).toEqual([]);
  });

  it('recovers after the server itself was killed', async () => {
    const url = await startElsewhere();
    await query(url, 'create table if not exists kept (id int)');
    const pid = Number((await readFile(join(dataDir, 'pgdata', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    // The launcher first: it starts a server that ends by itself again.
    await killLauncher();
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid), 'the end of the server');
    const again = await start();
    expect(again.adopted).toBe(false);
    expect(await query(again.url, 'select * from kept')).toEqual([]);
  });

  it("is not fooled by a process that got the dead server's number", async () => {
    await (await start()).stop();
    const pidFile = join(dataDir, 'pgdata', 'postmaster.pid');
    await writeFile(pidFile, `${process.pid}\n${join(dataDir, 'pgdata')}\n0\n5432\n/tmp/nowhere\n\n`);
    expect((await start()).adopted).toBe(false);
  });

  it('is started again at the same address when it ends by itself', async () => {
    const lines: string[] = [];
    running = await startEmbedded({ dataDir, scratch: true, onLine: (line) => lines.push(line) });
    const dead = running.pid();
    await query(running.url, 'create table if not exists kept (id int)');
    process.kill(dead, 'SIGKILL');
    await until(() => running?.pid() !== dead, 'the next server');
    expect(await query(running.url, 'select * from kept')).toEqual([]);
    expect(lines).toContainEqual(
      expect.stringContaining('PostgreSQL ended by itself (SIGKILL); starting it again'),
    );
  });
});
