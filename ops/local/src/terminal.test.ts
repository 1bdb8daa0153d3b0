import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const terminal = pathToFileURL(join(__dirname, 'terminal.ts')).href;

/** Says that it is there, waits until its lines are not read any more, says one thing more and ends in order. */
const program = (prepare: string): string => `
  import { outliveReaders, say } from ${JSON.stringify(terminal)};
  ${prepare}
  say('here', '');
  process.stdin.once('end', () => {
    say('stop', 'in order');
    setTimeout(() => process.exit(7), 200);
  }).resume();
`;

async function exitCodeWithoutReader(prepare: string): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '-e', program(prepare)],
    { env: { PATH: process.env['PATH'] }, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

test('a program outlives the reader of its lines, and would not without being made to', async () => {
  expect(await exitCodeWithoutReader('outliveReaders();')).toBe(7);
  expect(await exitCodeWithoutReader('')).toBe(1);
});
