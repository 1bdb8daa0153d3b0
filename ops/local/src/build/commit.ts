import { execFileSync } from 'node:child_process';
import { root, type Workspace } from '../workspace.ts';

/** Commit that last changed one of the folders; `unknown` with changes not committed, or without git. */
export function commitOf(workspaces: readonly Workspace[]): string {
  const folders = workspaces.map(({ directory }) => directory);
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('status', '--porcelain', '--', ...folders) !== '') return 'unknown';
    return git('log', '-1', '--format=%H', '--', ...folders) || 'unknown';
  } catch {
    // An unpacked archive has no history; the release says so instead of failing.
    return 'unknown';
  }
}
