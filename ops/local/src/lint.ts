/** `npm run lint`: every gate over the sources, two at a time; all findings are shown, not the first only. */
import { runCommand } from './checks/run-command.ts';
import { complain, say } from './terminal.ts';

const parts = [
  'bin',
  'shell',
  'mfe-catalog',
  'mfe-account',
  'mfe-checkout',
  'mfe-golden-bounty',
  'shared',
  'services',
  'ops',
  'e2e',
];

const gates: readonly { readonly name: string; readonly words: readonly [string, ...string[]] }[] = [
  { name: 'oxlint', words: ['oxlint', '--deny-warnings'] },
  { name: 'walls', words: ['depcruise', '-c', '.dependency-cruiser.mjs', ...parts] },
  { name: 'knip', words: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'stylelint', words: ['stylelint', '{shell,mfe-*,shared}/**/*.css'] },
  { name: 'format', words: ['oxfmt', '--check', '.'] },
  { name: 'tokens', words: ['node', 'shared/ui/token-gate.mjs'] },
];

const queue = [...gates];
const failed: string[] = [];
const work = async (): Promise<void> => {
  for (let gate = queue.shift(); gate; gate = queue.shift()) {
    const { code, output, milliseconds } = await runCommand({ words: gate.words });
    if (code === 0) {
      say('lint', `${gate.name} ok (${(milliseconds / 1000).toFixed(1)} s)`);
      continue;
    }
    failed.push(gate.name);
    complain('lint', `${gate.name} found:\n${output.trim()}`);
  }
};
await Promise.all([work(), work()]);
if (failed.length > 0) {
  complain('lint', `failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
