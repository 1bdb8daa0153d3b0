import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { runCommand } from './run-command.ts';

const git = async (
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly lines: readonly string[] }> => {
  const { code, output } = await runCommand({ words: ['git', ...words] });
  return { code, lines: output.split('\n').filter((line) => line !== '') };
};

/** What the work is compared with: where it left `origin/main`; without that branch, the last commit. */
async function base(): Promise<string> {
  const { code, lines } = await git('merge-base', 'HEAD', 'origin/main');
  return (code === 0 ? lines[0] : undefined) ?? 'HEAD';
}

/** Files of the repository that were changed or added since then, committed or not. */
export async function changedFiles(): Promise<readonly string[]> {
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=ACMR', await base()),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...changed.lines, ...added.lines])]
    .filter((file) => existsSync(join(root, file)))
    .toSorted();
}
