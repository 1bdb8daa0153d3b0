import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

let memory: string;
beforeAll(async () => {
  memory = await mkdtemp(join(tmpdir(), 'scratch-'));
});
afterAll(() => rm(memory, { recursive: true }));

const SOURCE = JSON.stringify(join(import.meta.dirname, 'scratch-folder.ts'));

/** What a process says that writes its scratch there and then does that. */
async function run(then: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const source = `
    import { spawnSync } from 'node:child_process';
    import { existsSync, writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { writeScratchInMemory } from ${SOURCE};
    writeScratchInMemory(${JSON.stringify(memory)});
    writeFileSync(tmpdir() + '/a-file', '');
    ${then}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return said.trim();
}

it('is gone with the process that wrote it', async () => {
  expect(await run('console.log(tmpdir())')).toMatch(new RegExp(`^${memory}/suvarna-tests-\\d+$`));
  expect(await readdir(memory)).toEqual([]);
});

it('is left by a process that is killed, and removed by the next one', async () => {
  await run(`process.kill(process.pid, 'SIGKILL')`);
  const left = await readdir(memory);
  expect(left).toHaveLength(1);
  expect(await run(`console.log(existsSync(${JSON.stringify(join(memory, left[0] ?? ''))}))`)).toBe('false');
  expect(await readdir(memory)).toEqual([]);
});

it('is not taken from a process that runs', async () => {
  const another = `import { writeScratchInMemory } from ${SOURCE};
    writeScratchInMemory(${JSON.stringify(memory)});
    console.log(process.env.TMPDIR);`;
  const said = await run(`
    const words = ['--input-type=module', '--eval', ${JSON.stringify(another)}];
    const { stdout } = spawnSync(process.execPath, words, { env: { PATH: process.env.PATH }, encoding: 'utf8' });
    console.log(stdout.startsWith(${JSON.stringify(`${memory}/`)}), existsSync(tmpdir() + '/a-file'));`);
  expect(said).toBe('true true');
});

it('goes where TMPDIR says, if it says so', async () => {
  expect(await run('console.log(tmpdir())', { TMPDIR: memory })).toBe(memory);
});
