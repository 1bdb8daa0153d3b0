/** What a check of the repository is, and the three kinds there are: gates, Jest's suites, Playwright's journeys. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bringChromium, bringHeadlessShell } from '../bring-chromium.ts';
import { say } from '../terminal.ts';
import { root } from '../workspace.ts';
import { countJest, countPlaywright, failure, nothing, type Count } from './count-tests.ts';
import { runCommand, type Command } from './run-command.ts';

export const reports = join(root, 'reports');

export interface Check {
  readonly name: string;
  readonly says: string;
  /** Runs beside the check before it: neither needs what the other makes. */
  readonly beside?: true;
  /** @throws Error when the check could not be made */
  run(): Promise<Count>;
}

/** A gate passes or fails as a whole; it shows what it found when it is done, for others may run beside it. */
export const gate = (
  name: string,
  says: string,
  words: Command['words'],
  env: Command['env'] = {},
): Check => ({
  name,
  says,
  run: async () => {
    const { code, output } = await runCommand({ words, env });
    process.stdout.write(output);
    return code === 0 ? nothing : failure;
  },
});

/**
 * More room for what is young: suites make much that is soon forgotten, and looking through it was a twelfth of
 * their processor time. Node's own code on large pages, where the machine has them, is a twenty-fifth less.
 */
const ROOMY = {
  NODE_OPTIONS:
    `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64 --use-largepages=silent`.trim(),
};

async function tests(command: Command, report: string, count: (file: string) => Count): Promise<Count> {
  const file = join(reports, report);
  rmSync(file, { force: true });
  const { code } = await runCommand({ ...command, env: { ...ROOMY, ...command.env }, live: true });
  const counted = count(file);
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Runs suites with Jest and stores its report under that name. */
export const jest = (
  report: string,
  env: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Count> =>
  tests(
    { words: ['jest', '--ci', '--silent', '--json', `--outputFile=${join(reports, report)}`, ...words], env },
    report,
    countJest,
  );

/** What npm's Chromium can do. */
const LIGHT = ['--project=long', '--project=journeys', '--project=faults', '--grep-invert=receive-a-notice'];

/** Runs journeys and faults in a browser that is looked for, or brought, first. */
export async function browser(
  env: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Count> {
  const {
    path: chromium,
    from,
    faults,
  } = await bringChromium({ env: process.env, whole: true, onLine: (line) => say('chromium', line) });
  if (chromium === '') throw new Error(`there is no Chromium for the journeys: ${faults.join('; ')}`);
  await bringHeadlessShell((line) => say('chromium', line));
  const light = from === 'npm' && !words.some((word) => word.startsWith('--project'));
  if (light)
    say(
      'chromium',
      'npm’s has no push, camera, cookie settings and installing: notices and four journeys are left out; install Chromium for them',
    );
  return tests(
    {
      words: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...words, ...(light ? LIGHT : [])],
      env: { CHROMIUM: chromium, ...env },
    },
    'e2e.json',
    countPlaywright,
  );
}
