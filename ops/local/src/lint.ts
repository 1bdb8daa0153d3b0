/** `npm run lint`: every gate over the sources, two at a time; all findings are shown, not the first only. */
import { globSync } from 'node:fs';
import PQueue from 'p-queue';
import { COLLECT_LESS, runCommand } from './checks/run-command.ts';
import { complain, say } from './terminal.ts';
import { root } from './workspace.ts';

const parts = [
  'bin',
  'shell',
  ...globSync('mfe-*', { cwd: root }),
  'shared',
  'jewellery',
  'services',
  'ops',
  'e2e',
];

const gates: readonly { readonly name: string; readonly words: readonly [string, ...string[]] }[] = [
  { name: 'oxlint', words: ['oxlint', '--deny-warnings'] },
  { name: 'imports', words: ['depcruise', '-c', '.dependency-cruiser.mjs', ...parts] },
  { name: 'knip', words: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'stylelint', words: ['stylelint', '{shell,mfe-*,shared,ops}/**/*.css'] },
  { name: 'format', words: ['oxfmt', '--check', '.'] },
  { name: 'tokens', words: ['node', 'shared/ui/token-gate.mjs'] },
];

const failed: string[] = [];
const queue = new PQueue({ concurrency: 2 });
await queue.addAll(
  gates.map(({ name, words }) => async () => {
    const { code, output, milliseconds } = await runCommand({ words, env: COLLECT_LESS });
    if (code === 0) {
      say('lint', `${name} ok (${(milliseconds / 1000).toFixed(1)} s)`);
      return;
    }
    failed.push(name);
    complain('lint', `${name} found:\n${output.trim()}`);
  }),
);
if (failed.length > 0) {
  complain('lint', `failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
