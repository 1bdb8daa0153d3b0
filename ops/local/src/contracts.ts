/**
 * `npm run contracts -- <commit>`: what the endpoints of this tree break for callers shipped with those of
 * that commit, a line each; it ends with 1 where there is any.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { callersBroken, type ToldEndpoint } from './contracts/compare-endpoints.ts';
import { root } from './workspace.ts';

const endpointsAt = (folder: string): readonly ToldEndpoint[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { ENDPOINTS } from ${JSON.stringify(join(folder, 'shared/contracts/src/capabilities.ts'))};
         process.stdout.write(JSON.stringify(ENDPOINTS));`,
      ],
      { encoding: 'utf8', maxBuffer: 100_000_000, env: {} },
    ),
  ) as readonly ToldEndpoint[];

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  process.stderr.write('npm run contracts -- <commit of the last release>\n');
  process.exit(2);
}
// Below the root, where its packages are found.
mkdirSync(join(root, '.data'), { recursive: true });
const before = mkdtempSync(join(root, '.data/contracts-'));
try {
  const archive = execFileSync('git', ['archive', commit, 'shared/contracts'], {
    cwd: root,
    maxBuffer: 100_000_000,
  });
  execFileSync('tar', ['-x', '-C', before], { input: archive, env: { PATH: process.env['PATH'] ?? '' } });
  const broken = callersBroken(endpointsAt(before), endpointsAt(root));
  process.stdout.write(broken.map((line) => `${line}\n`).join(''));
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  rmSync(before, { recursive: true, force: true });
}
