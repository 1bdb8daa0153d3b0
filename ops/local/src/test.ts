/** `npm test`: every check of the repository in one run; `npm test -- unit lint` runs only some, `npm test -- changed` what the change at hand could have broken. */
import { mkdirSync } from 'node:fs';
import { changedRun } from './checks/changed-run.ts';
import { reports, type Check } from './checks/check.ts';
import { failure, type Count } from './checks/count-tests.ts';
import { writeSeconds, tableOf, type Phase } from './checks/seconds.ts';
import { wholeRun } from './checks/whole-run.ts';
import { complain, explain, say } from './terminal.ts';

const wanted = process.argv.slice(2);

async function choose(): Promise<readonly Check[]> {
  if (wanted.length === 1 && wanted[0] === 'changed') return changedRun();
  const unknown = wanted.filter((name) => !wholeRun.some((check) => check.name === name));
  if (unknown.length > 0) {
    complain(
      'test',
      `there is no check "${unknown.join('", "')}"; there are ${wholeRun.map(({ name }) => name).join(', ')}, and "changed" alone`,
    );
    process.exit(2);
  }
  return wholeRun.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

async function runCheck(check: Check): Promise<Phase & Count> {
  say(check.name, `${check.says} …`);
  const begun = performance.now();
  const count = await check.run().catch((error: unknown): Count => {
    complain(check.name, explain(error));
    return failure;
  });
  const seconds = (performance.now() - begun) / 1_000;
  say(check.name, `${count.failed > 0 ? 'FAILED' : 'ok'} (${seconds.toFixed(1)} s)`);
  return { name: check.name, seconds, ...count };
}

mkdirSync(reports, { recursive: true });
const begun = performance.now();
const chosen = await choose();
const done: (Phase & Count)[] = [];
for (let next = 0; next < chosen.length;) {
  const end = chosen.findIndex(({ beside }, at) => at > next && beside !== true);
  const together = chosen.slice(next, end === -1 ? undefined : end);
  done.push(...(await Promise.all(together.map(runCheck))));
  next += together.length;
}

const seconds = (performance.now() - begun) / 1_000;
say('seconds', tableOf(done, seconds));
writeSeconds(done, seconds);
const sum = (of: 'passed' | 'failed'): number => done.reduce((total, count) => total + count[of], 0);
const failures = done.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (failures.length > 0) complain('test', `failed: ${failures.join(', ')}`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
