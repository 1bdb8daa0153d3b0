/** What can be built, and where a build goes. */
import { join } from 'node:path';
import type { Workspace } from '../workspace.ts';

export interface Target {
  /** `catalog`; `shell` for the host, `console` for what operators work with. */
  readonly name: string;
  readonly kind: 'remote' | 'shell' | 'console';
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
  const ofOperators = workspaces.get('@suvarna/console');
  if (!shell || !ofOperators) throw new Error('the shell or the console is missing');
  return [
    { name: 'shell', kind: 'shell', workspace: shell },
    { name: 'console', kind: 'console', workspace: ofOperators },
    ...remotes,
  ];
}

/** Remotes keep one folder per version, so that a swap has something to go back to. */
export function outputFolder(target: Target, version: string): string {
  return target.kind === 'remote'
    ? join(target.workspace.directory, 'dist', version)
    : join(target.workspace.directory, 'dist');
}
