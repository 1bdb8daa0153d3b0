import { join, relative } from 'node:path';
import { say } from '../terminal.ts';
import { root } from '../workspace.ts';
import { changedFiles } from './changed-files.ts';
import { browser, gate, jest, reports, type Check } from './check.ts';
import { countJest, nothing } from './count-tests.ts';
import { chooseSuites } from './related-tests.ts';
import { runCommand } from './run-command.ts';

/** Seconds of suites besides those of touched folders: two workers for a quarter of a minute. */
const ROOM = 30;

const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts');

async function relatedSuites(changed: readonly string[]): Promise<readonly string[]> {
  const { output } = await runCommand({ words: ['jest', '--listTests', '--findRelatedTests', ...changed] });
  return output
    .split('\n')
    .filter((line) => /\.test\.tsx?$/.test(line))
    .map((file) => relative(root, file));
}

/**
 * What the change at hand could have broken, in a minute: types, lint of what changed, the related
 * suites that fit, and four journeys on a store that stays up between runs. The whole run decides.
 */
export async function changedRun(): Promise<readonly Check[]> {
  const changed = await changedFiles();
  say('changed', changed.length === 0 ? 'nothing' : `${String(changed.length)} files`);
  const code = changed.filter(isCode);
  const sheets = changed.filter((file) => file.endsWith('.css'));
  const gates: Check[] = [
    gate('types', 'tsc, from where it was last time', [
      'tsc',
      '--noEmit',
      '-p',
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      '.data/changed.tsbuildinfo',
    ]),
    ...(code.length === 0
      ? []
      : [
          gate('oxlint', 'rules', ['oxlint', '--deny-warnings', ...code]),
          gate('imports', 'import rules', ['depcruise', '-c', '.dependency-cruiser.mjs', ...code]),
        ]),
    ...(sheets.length === 0
      ? []
      : [
          gate('styles', 'style sheets', ['stylelint', ...sheets]),
          gate('tokens', 'design tokens', ['node', 'shared/ui/token-gate.mjs']),
        ]),
  ];
  if (changed.length > 0)
    gates.push(gate('format', 'layout', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed]));
  return [
    ...gates.map((check, at): Check => (at === 0 ? check : { ...check, beside: true })),
    {
      name: 'journeys',
      says: 'four journeys on a store that stays up',
      beside: true,
      run: () => browser({ E2E_STANDING_STORE: '.data/standing' }, '--project=journeys', '--grep', '@smoke'),
    },
    {
      name: 'unit',
      says: 'related suites',
      run: async () => {
        if (code.length === 0) return nothing;
        const { run, left } = chooseSuites(
          code,
          await relatedSuites(code),
          ['unit.json', 'database.json'].flatMap((report) => countJest(join(reports, report)).files),
          ROOM,
        );
        if (left.length > 0) say('unit', `${String(left.length)} related suites are left to the whole run`);
        return run.length === 0
          ? nothing
          : jest('changed.json', { TEST_DATABASE_URL: '' }, '--runTestsByPath', ...run);
      },
    },
  ];
}
