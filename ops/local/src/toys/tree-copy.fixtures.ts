/** A copy of the tracked tree in a folder of its own, to which a toy is added by the steps of the documents. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

const OWN = '@suvarna';

/** Modules that a sandbox imports lie where it may read: a link would lead it out of there. */
const IN_SANDBOX = 'acorn';

/** Packages stay where they are; ours are those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name === IN_SANDBOX) cpSync(join(from, name), join(to, name), { recursive: true });
    else if (name !== OWN && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  if (!existsSync(join(from, OWN))) return;
  mkdirSync(join(to, OWN));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
}

export interface TreeCopy {
  readonly folder: string;
  /** Puts the files of a toy where they belong: in `toys/<name>/` each lies under its own path, code with `.txt` behind it. */
  add(toy: string): void;
  /** Changes one place of a file that is there. @throws when the place is not there once */
  edit(file: string, before: string, after: string): void;
  /** Runs a tool in the copy. @returns what it said @throws with it, when it failed */
  run(...words: readonly [string, ...string[]]): string;
  /** Tracked files that are not what they were, sorted. */
  changed(): readonly string[];
  /** Files that are new. */
  added(): readonly string[];
  /** As it was before a toy. Packages stay. */
  reset(): void;
  remove(): void;
}

export function copyTree(): TreeCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'suvarna-toy-')));
  const git = (cwd: string, ...words: readonly string[]): string =>
    execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 64_000_000 });
  for (const file of git(root, 'ls-files', '-z').split('\0'))
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  for (const packages of ['node_modules', ...globSync('{*,*/*}/node_modules', { cwd: root })])
    if (packages === 'node_modules' || !packages.startsWith('node_modules'))
      linkPackages(join(root, packages), join(folder, packages));
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, '-c', 'user.name=toys', '-c', 'user.email=toys@suvarna.example', 'commit', '-qm', 'before');

  // The database of the copy's suites is its own, and so is what npm reads.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:TEST_DATABASE_|JEST_|npm_)/.test(name)),
  );
  const listed = (...words: readonly string[]): readonly string[] =>
    git(folder, ...words)
      .split('\0')
      .filter((file) => file !== '')
      .toSorted();
  return {
    folder,
    add(toy) {
      const files = join(import.meta.dirname, toy);
      for (const file of globSync('**/*.{txt,md}', { cwd: files })) {
        const target = join(folder, file.replace(/\.txt$/, ''));
        if (existsSync(target)) throw new Error(`${target} is there: a toy adds files, and edits others`);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, readFileSync(join(files, file)));
      }
    },
    edit(file, before, after) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (text.split(before).length !== 2) throw new Error(`${file} does not have once: ${before}`);
      writeFileSync(
        join(folder, file),
        text.replace(before, () => after),
      );
    },
    run(...words) {
      const [tool, ...rest] = words;
      const ours = join(folder, 'node_modules/.bin', tool);
      const program = existsSync(ours) ? ours : tool;
      const { status, stdout, stderr } = spawnSync(program, rest, {
        cwd: folder,
        encoding: 'utf8',
        env,
        maxBuffer: 64_000_000,
      });
      if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
      return `${stdout}\n${stderr}`;
    },
    changed: () => listed('diff', '--name-only', '-z'),
    added: () => listed('ls-files', '-o', '--exclude-standard', '-z'),
    reset() {
      git(folder, 'checkout', '-q', '--', '.');
      git(folder, 'clean', '-fdqx', '-e', 'node_modules');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Files that are there and have to be changed, as documents say it in their line "Touches". */
export function touchedBy(...documents: readonly string[]): readonly string[] {
  return documents
    .flatMap((name) => {
      const text = readFileSync(join(root, 'docs/how-to', `${name}.md`), 'utf8');
      const [, line] = /^\*\*Touches\*\*(.*)$/m.exec(text) ?? [];
      if (line === undefined) throw new Error(`${name}.md does not say what it touches`);
      // Commands and patterns stand there, too.
      return Array.from(line.matchAll(/`([^` *]+)`/g), ([, file = '']) => file);
    })
    .toSorted();
}
