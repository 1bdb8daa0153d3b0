/** `npm test`: every check of the repository in one run; `npm test -- unit lint` runs only some. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countJest, countPlaywright, failure, nothing, type Count } from './checks/count-tests.ts';
import { findChromium } from './checks/find-chromium.ts';
import { runCommand, type Command } from './checks/run-command.ts';
import { withScratchDatabase } from './checks/scratch-database.ts';
import { secondDatabase } from './checks/second-database.ts';
import { keepSeconds, tableOf, type Phase } from './checks/seconds.ts';
import { complain, explain, say } from './terminal.ts';
import { root } from './workspace.ts';

const reports = join(root, 'reports');

interface Check {
  readonly name: string;
  readonly says: string;
  /** Runs beside the check before it: neither needs what the other makes. */
  readonly beside?: true;
  /** @throws Error when the check could not be made */
  run(): Promise<Count>;
}

/** A gate passes or fails as a whole; it shows what it found when it is done, for others may run beside it. */
const gate = (name: string, says: string, words: Command['words']): Check => ({
  name,
  says,
  run: async () => {
    const { code, output } = await runCommand({ words });
    process.stdout.write(output);
    return code === 0 ? nothing : failure;
  },
});

async function tests(command: Command, report: string, count: (file: string) => Count): Promise<Count> {
  const file = join(reports, report);
  rmSync(file, { force: true });
  const { code } = await runCommand({ ...command, live: true });
  const counted = count(file);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

const jest = (report: string, env: Readonly<Record<string, string>>, ...words: string[]): Promise<Count> => tests(
  { words: ['jest', '--ci', '--silent', '--json', `--outputFile=${join(reports, report)}`, ...words], env }, report, countJest,
);

async function browser(env: Readonly<Record<string, string>>, ...words: string[]): Promise<Count> {
  const chromium = await findChromium((line) => say('chromium', line));
  say('chromium', chromium === '' ? 'the one Playwright installed' : chromium);
  return tests({ words: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...words], env: { CHROMIUM: chromium, ...env } }, 'e2e.json', countPlaywright);
}

const checks: readonly Check[] = [
  gate('types', 'tsc over everything', ['tsc', '--noEmit', '-p', 'tsconfig.json']),
  { ...gate('lint', 'rules, import walls, dead code, styles, tokens', ['node', 'ops/local/src/lint.ts']), beside: true },
  { ...gate('build', 'every remote and the shell', ['node', 'ops/local/src/build.ts']), beside: true },
  { name: 'unit', says: 'unit and integration tests, embedded PostgreSQL', run: () => jest('unit.json', { TEST_DATABASE_URL: '' }) },
  {
    name: 'database',
    says: 'the database suites again, on a PostgreSQL server',
    run: async () => {
      const url = await secondDatabase();
      if (url !== undefined) return jest('database.json', { TEST_DATABASE_URL: url }, '--selectProjects', 'database');
      say('database', 'skipped: no server on 127.0.0.1:5432 and TEST_DATABASE_URL is not set');
      return nothing;
    },
  },
  gate('bytes', 'what a page may weigh', ['node', 'e2e/bench/check-budgets.ts']),
  {
    name: 'e2e',
    says: 'journeys and faults in a real browser',
    run: () => browser({}),
  },
  {
    name: 'server',
    says: 'buying, on a PostgreSQL server',
    run: async () => {
      const server = await secondDatabase();
      if (server !== undefined) return withScratchDatabase(server, (url) => browser({ E2E_DATABASE_URL: url }, '--project=journeys', 'buy-as'));
      say('server', 'skipped: no server on 127.0.0.1:5432 and TEST_DATABASE_URL is not set');
      return nothing;
    },
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  complain('test', `there is no check "${unknown.join('", "')}"; there are ${checks.map(({ name }) => name).join(', ')}`);
  process.exit(2);
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
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const done: (Phase & Count)[] = [];
for (let next = 0; next < chosen.length;) {
  const end = chosen.findIndex(({ beside }, at) => at > next && beside !== true);
  const together = chosen.slice(next, end === -1 ? undefined : end);
  done.push(...await Promise.all(together.map(runCheck)));
  next += together.length;
}

const seconds = (performance.now() - begun) / 1_000;
say('seconds', tableOf(done, seconds));
keepSeconds(done, seconds);
const sum = (of: 'passed' | 'failed'): number => done.reduce((total, count) => total + count[of], 0);
const failures = done.filter(({ failed }) => failed > 0).map(({ name }) => name);
if (failures.length > 0) complain('test', `failed: ${failures.join(', ')}`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
