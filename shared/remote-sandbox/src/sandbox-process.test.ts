/** What the system and Node allow the process around a bundle, should a bundle ever get out of its context. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { launch, ownCode } from './sandbox-process.ts';

const CANARY = 'a-canary-of-the-parent';
const started: ReturnType<typeof launch>[] = [];
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-process-'));
  process.env['CANARY'] = CANARY;
});
afterAll(async () => {
  delete process.env['CANARY'];
  await rm(directory, { recursive: true, force: true });
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Started as every process of a bundle is; only what it runs is another entry, which it may read. */
async function launched(source: string): Promise<ReturnType<typeof launch>> {
  const entry = join(directory, 'entry.mjs');
  await writeFile(entry, source);
  const own = ownCode();
  const child = launch({ ...own, entry, readable: [...own.readable, entry] });
  started.push(child);
  return child;
}

/** @returns what an expression comes to there, or the code of what it throws */
async function outcomeOf(expression: string): Promise<unknown> {
  const child = await launched(`
    import { spawnSync } from 'node:child_process';
    import { readFileSync, writeFileSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    const outcome = () => { try { return ${expression}; } catch (error) { return error.code; } };
    process.stderr.write(JSON.stringify(outcome()));
  `);
  if (child.stderr === null) throw new Error('it has no output');
  return JSON.parse(await text(child.stderr)) as unknown;
}

(process.platform === 'linux' ? describe : describe.skip)('as the system tells it', () => {
  it('the process of a bundle has nothing of the environment of its parent', async () => {
    const child = await launched('process.stderr.write("up"); setInterval(() => undefined, 60_000);');
    await new Promise((resolve) => child.stderr?.once('data', resolve));
    const environment = await readFile(`/proc/${child.pid}/environ`, 'utf8');
    expect(environment).not.toContain(CANARY);
    // Its shell says where it is.
    expect(environment.split('\0').filter((entry) => entry !== '' && !entry.startsWith('PWD='))).toEqual([]);
  });
});

describe('the process of a bundle', () => {
  it('finds nothing of the environment of its parent in its own', async () => {
    expect(await outcomeOf('Object.values(process.env)')).not.toContain(CANARY);
  });

  it('reads its own code: what follows is refused, and not broken', async () => {
    expect(await outcomeOf('readFileSync(process.argv[1], "utf8").length > 0')).toBe(true);
  });

  it.each([
    ['read a file', `readFileSync('/etc/passwd', 'utf8').length`],
    ['write a file', `writeFileSync(process.argv[1] + '.written', 'x')`],
    ['write over its own code', `writeFileSync(process.argv[1], 'x')`],
    ['start a program', `spawnSync(process.execPath, ['--version'], { env: {} }).status`],
    ['start a thread', `new Worker('0', { eval: true }).threadId`],
  ])('may not %s', async (_what, expression) => {
    expect(await outcomeOf(expression)).toBe('ERR_ACCESS_DENIED');
  });
});
