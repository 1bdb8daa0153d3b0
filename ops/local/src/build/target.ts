/** What can be built, and where a build goes. */
import { join } from 'node:path';
import { root, type Workspace } from '../workspace.ts';

export interface Target {
  /** `catalog`; `shell` for the host. */
  readonly name: string;
  readonly kind: 'remote' | 'shell';
  readonly workspace: Workspace;
}

export function listTargets(workspaces: ReadonlyMap<string, Workspace>): readonly Target[] {
  const remotes = [...workspaces.values()]
    .filter(({ name }) => name.startsWith('@suvarna/mfe-'))
    .map((workspace): Target => ({
      name: workspace.name.slice('@suvarna/mfe-'.length),
      kind: 'remote',
      workspace,
    }));
  const shell = workspaces.get('@suvarna/shell');
  if (!shell) throw new Error('the shell is missing');
  return [{ name: 'shell', kind: 'shell', workspace: shell }, ...remotes];
}

/** Remotes keep one folder per version, so that a swap has something to go back to. */
export function outputFolder(target: Target, version: string): string {
  return target.kind === 'shell'
    ? join(root, 'shell', 'dist')
    : join(target.workspace.directory, 'dist', version);
}
