/** The image service as it runs in a store: a process of its own that asks a commerce over HTTP. Linux only. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { productPiece } from './testing.fixtures.ts';

export interface OwnProcess {
  readonly origin: string;
  /** Memory of the service itself, without its browser. */
  readonly residentMegabytes: () => number;
  /** Processes and browsers it has draw that are alive. */
  readonly drawers: () => number[];
  readonly waiting: () => Promise<number>;
  /** Pictures it has drawn since it started. */
  readonly drawn: () => Promise<number>;
  /** @returns with what it ended: `null` when the signal ended it */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const START_MS = 30_000;
const DRAWS = 'drawing-process.ts';

/** @param env - settings besides port, commerce and cache; products 1 to 999 exist */
export async function startOwnProcess(env: Readonly<Record<string, string>>): Promise<OwnProcess> {
  const commerce = createServer((request, answer) => {
    const id = Number(/^\/pieces\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
    const known = id > 0 && id < 1_000;
    answer
      .writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
      .end(known ? JSON.stringify(productPiece(id)) : '{}');
  });
  const commerceUrl = await listenAt(commerce);
  const folder = await mkdtemp(join(tmpdir(), 'imaging-load-'));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'server.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        STORE_STAGE: 'local',
        PORT: '0',
        COMMERCE_URL: commerceUrl,
        IMAGING_CACHE: folder,
        IMAGING_AHEAD: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    await shut(commerce);
    await rm(folder, { recursive: true, force: true });
    return child.exitCode;
  };
  try {
    const origin = await addressOf(child);
    const text = async (path: string): Promise<string> => (await fetch(`${origin}${path}`)).text();
    return {
      origin,
      residentMegabytes: () =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
      drawers: () => drawersOf(child.pid ?? 0),
      waiting: async () => (JSON.parse(await text('/readyz')) as { waiting: number }).waiting,
      drawn: async () => Number(/^imaging_made_seconds_count (\d+)/m.exec(await text('/metrics'))?.[1] ?? 0),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('the image service does not start')), START_MS);
  child.once('exit', (code) => reject(new Error(`the image service ended with ${code}`)));
  lines.on('line', (line) => {
    const { address } = JSON.parse(line) as { address?: string };
    if (address !== undefined) resolve(address);
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

/** What a process started to draw that is alive. */
function drawersOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, command = '', rest = ''] =
          /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        const [state, parent] = rest.split(' ');
        const draws = /chrom/i.test(command) || readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(DRAWS);
        return draws && parent === String(pid) && state !== 'Z' ? [Number(name)] : [];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
}
