import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, withDependencies, type Workspace } from '../workspace.ts';

const notSource = new Set(['node_modules', 'dist', 'coverage', 'generated']);
const isTest = /\.(test|fixtures|stories)\.[a-z]+$/;
/** What every build depends on besides sources: the tool versions and the compiler's settings. */
const rootInputs = ['package-lock.json', 'tsconfig.json'];

/** Changes exactly when a build of this package could come out different. Hex, 64 digits. */
export function sourceHash(name: string, workspaces: ReadonlyMap<string, Workspace>): string {
  const hash = createHash('sha256');
  const files = [
    ...rootInputs.map((file) => join(root, file)),
    ...withDependencies(name, workspaces).flatMap(({ directory }) => listSources(directory)),
  ];
  for (const file of files) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function listSources(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !notSource.has(entry.name) && !isTest.test(entry.name) && !entry.name.endsWith('.md'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listSources(join(directory, entry.name)) : [join(directory, entry.name)],
    );
}
