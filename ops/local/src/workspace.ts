/** The packages of this checkout and who depends on whom. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

export interface Workspace {
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly directory: string;
  /** Our own packages among its dependencies. */
  readonly needs: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (directory: string): Manifest =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;

export function readWorkspaces(): ReadonlyMap<string, Workspace> {
  const directories = globSync([...(readManifest(root).workspaces ?? [])], { cwd: root }).map((folder) =>
    join(root, folder),
  );
  const found = directories
    .filter((directory) => existsSync(join(directory, 'package.json')))
    .map((directory) => {
      const { name, version, dependencies = {} } = readManifest(directory);
      return {
        name,
        version,
        directory,
        needs: Object.keys(dependencies).filter((dependency) => dependency.startsWith('@suvarna/')),
      };
    });
  return new Map(found.map((workspace) => [workspace.name, workspace]));
}

/** The package itself and everything of ours below it, sorted by name. */
export function withDependencies(
  name: string,
  workspaces: ReadonlyMap<string, Workspace>,
): readonly Workspace[] {
  const seen = new Map<string, Workspace>();
  const visit = (next: string): void => {
    const workspace = workspaces.get(next);
    if (!workspace) throw new Error(`${next} is no package of this repository`);
    if (seen.has(next)) return;
    seen.set(next, workspace);
    workspace.needs.forEach(visit);
  };
  visit(name);
  return [...seen.values()].sort((a, b) => a.name.localeCompare(b.name));
}
