/** Gathers what an image holds: what `npm ci` reads in one folder, so that it runs again only when that changes, and everything else in another. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readWorkspaces, root, type Workspace } from '../workspace.ts';
import type { Image } from './images.ts';

interface Manifest {
  readonly [field: string]: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Folders and files that no process reads. */
const NOT_READ =
  /^(node_modules|dist|golden|tests|test-support|README\.md)$|\.(test|fixtures|stories|proof)\./;

/** The image's own package and those below it, without what is for its build alone. */
export function workspacesOf(
  { workspace, buildOnly }: Image,
  all: ReadonlyMap<string, Workspace> = readWorkspaces(),
): readonly Workspace[] {
  const found = new Map<string, Workspace>();
  const visit = (name: string): void => {
    const one = all.get(name);
    if (one === undefined) throw new Error(`${name} is no package of this repository`);
    if (found.has(name)) return;
    found.set(name, one);
    one.needs.filter((need) => !buildOnly.includes(need)).forEach(visit);
  };
  visit(workspace);
  return [...found.values()];
}

/**
 * What `npm ci` needs to know of a package: not its tools. Without them the lockfile still fits, as it may know
 * more than is asked for. Optional packages of ours are the PostgreSQL of a developer's machine.
 */
export function productionManifest(manifest: Manifest, buildOnly: readonly string[]): Manifest {
  const { devDependencies: _tools, optionalDependencies: _machine, scripts: _scripts, ...rest } = manifest;
  if (rest.dependencies === undefined) return rest;
  const kept = Object.entries(rest.dependencies).filter(([name]) => !buildOnly.includes(name));
  return { ...rest, dependencies: Object.fromEntries(kept) };
}

const readJson = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function collectImage(image: Image, folder: string): void {
  const packages = join(folder, image.name, 'packages');
  const files = join(folder, image.name, 'files');
  const manifests = [root, ...workspacesOf(image).map(({ directory }) => directory)];
  for (const directory of manifests) {
    const manifest = productionManifest(readJson(join(directory, 'package.json')), image.buildOnly);
    write(
      join(packages, relative(root, directory), 'package.json'),
      `${JSON.stringify(manifest, null, 2)}\n`,
    );
  }
  for (const file of ['package-lock.json', '.npmrc']) cpSync(join(root, file), join(packages, file));
  for (const { directory } of workspacesOf(image))
    cpSync(directory, join(files, relative(root, directory)), {
      recursive: true,
      filter: (path) =>
        path === directory || !(NOT_READ.test(basename(path)) || basename(path) === 'package.json'),
    });
  for (const path of image.built.flatMap((pattern) => globSync(pattern, { cwd: root })))
    cpSync(join(root, path), join(files, path), { recursive: true });
}
