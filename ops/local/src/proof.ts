/** `npm run proof`: every proof of the repository, one after the other; `npm run proof -- ledger` runs those whose path says so. */
import { globSync, mkdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { reports } from './checks/check.ts';
import { runCommand } from './checks/run-command.ts';
import { complain, say } from './terminal.ts';
import { root } from './workspace.ts';

const jest = ['jest', '-c', 'jest.proof.config.mjs'] as const;

const asked = process.argv.slice(2);
const listed = await runCommand({ words: [...jest, '--listTests'] });
const inBrowsers = globSync('e2e/proofs/*.spec.ts', { cwd: root });
const byJest = listed.output
  .split('\n')
  .filter((line) => line.endsWith('.proof.ts'))
  // Not by the whole path, as Jest would: a checkout may be called `ledger`, too.
  .map((file) => relative(root, file));
const files = [...byJest, ...inBrowsers]
  .filter((file) => asked.length === 0 || asked.some((part) => file.includes(part)))
  .toSorted();
if (files.length === 0) {
  complain('proof', `there is no such proof\n${listed.output.trim()}`);
  process.exit(2);
}
say('proof', `${files.length} to run:\n${files.join('\n')}`);

mkdirSync(join(reports, 'proofs'), { recursive: true });
const failed: string[] = [];
for (const file of files) {
  say('proof', `${file} …`);
  const name = basename(file).replace(/\.(?:proof|spec)\.ts$/, '');
  const report = join(reports, 'proofs', `${name}.json`);
  const { code, milliseconds } = await runCommand(
    file.endsWith('.spec.ts')
      ? {
          words: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--project=proofs', file],
          env: { E2E_PROOFS: 'on', E2E_REPORT: report },
          live: true,
        }
      : {
          words: [
            ...jest,
            '--ci',
            '--runInBand',
            '--verbose',
            '--json',
            `--outputFile=${report}`,
            '--runTestsByPath',
            file,
          ],
          live: true,
        },
  );
  say('proof', `${code === 0 ? 'holds' : 'FAILED'}: ${file} (${(milliseconds / 1000).toFixed(0)} s)`);
  if (code !== 0) failed.push(file);
}
if (failed.length > 0) complain('proof', `failed:\n${failed.join('\n')}`);
process.stdout.write(`${files.length - failed.length} of ${files.length} proofs hold\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
