/** A store as another commit has it, in a checkout of its own: to be measured in turn with this one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, toolEnvironment } from '../../support/repository.ts';
import { startStore, type Store } from '../../support/store/store.ts';

export interface Checkout {
  readonly commit: string;
  readonly start: (env: Readonly<Record<string, string>>) => Promise<Store>;
  /** Takes the folder away again. */
  readonly remove: () => void;
}

/**
 * Checks a commit out, installs and builds it.
 * @throws Error when git does not know it, or it does not build
 */
export function checkOut(name: string, onLine: (line: string) => void): Checkout {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', `${name}^{commit}`);
  const parent = mkdtempSync(join(tmpdir(), 'suvarna-commit-'));
  const folder = join(parent, 'checkout');
  const remove = (): void => {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  git('worktree', 'add', '--detach', folder, commit);
  const run = (program: string, words: readonly string[]): void => {
    execFileSync(program, words, {
      cwd: folder,
      env: { ...toolEnvironment(), npm_config_userconfig: process.env['npm_config_userconfig'] },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  try {
    onLine(`${commit} is installed and built …`);
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
    run(process.execPath, ['--disable-warning=ExperimentalWarning', 'ops/local/src/build.ts']);
  } catch (error) {
    remove();
    throw error;
  }
  return { commit, start: (env) => startStore(env, folder), remove };
}
