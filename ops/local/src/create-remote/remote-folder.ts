/** The folder of a new remote, made of `template/`, and what names it outside: its area and its team. */
import { ownerOfArea, RESERVED_ADDRESSES, RESERVED_NAMES } from '@suvarna/contracts/release-delivery';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface NewRemote {
  /** `loyalty`: name, folder `mfe-loyalty`, area `/loyalty/` and team. */
  readonly name: string;
  /** What pages and menus call it, by language. */
  readonly title: string;
  readonly titleHi: string;
}

const TEMPLATE = join(import.meta.dirname, 'template');
const AREAS = 'shared/contracts/src/release-delivery/owned-areas.ts';
const OWNERS = 'CODEOWNERS';
/** As the descriptor's `name`, and a word that ends. */
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** As the descriptor's names of links, which the title is. */
const LONGEST = { name: 31, title: 30 } as const;

export const folderOf = (name: string): string => `mfe-${name}`;

/** `gold-club` → `Gold Club` */
export const titleOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** Until somebody says it in Hindi: the store's name, and the title. */
export const titleHiOf = (title: string): string => `सुवर्ण ${title}`;

/** Why there can be no such remote in this tree, `null` where there can. */
export function fault(root: string, { name, title, titleHi }: NewRemote): string | null {
  if (!NAME.test(name) || name.length > LONGEST.name || name.length < 2)
    return `"${name}" is no name of a remote: 2 to ${LONGEST.name} small letters, digits and hyphens, as in gold-club`;
  if (RESERVED_NAMES.includes(name) || RESERVED_ADDRESSES.some((taken) => taken.startsWith(`/${name}{`)))
    return `"${name}" means something else: /${name} is not a remote's to have`;
  if (existsSync(join(root, folderOf(name)))) return `${folderOf(name)} is there already`;
  const owner = ownerOfArea(name);
  if (owner !== undefined) return `/${name}/ is an area of ${folderOf(owner)}`;
  const long = [title, titleHi].find((each) => each.length > LONGEST.title || /[<>"\\]/.test(each));
  if (long !== undefined)
    return `"${long}" cannot stand in a menu: at most ${LONGEST.title} characters, and no < > " \\ (--title says another)`;
  return /\p{Script=Devanagari}/u.test(titleHi) ? null : `"${titleHi}" is not written in Hindi`;
}

/** Writes the folder alone. */
export function writeFolder(root: string, { name, title, titleHi }: NewRemote): void {
  const said = new Map([
    ['name', name],
    ['title', title],
    ['title-hi', titleHi],
  ]);
  // Code has `.txt` behind it: it is none until it has a name.
  for (const file of globSync('**/*.{txt,md}', { cwd: TEMPLATE })) {
    const target = join(root, folderOf(name), file.replace(/\.txt$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(TEMPLATE, file), 'utf8');
    writeFileSync(
      target,
      text.replaceAll(/__([a-z-]+)__/g, (all, word: string) => said.get(word) ?? all),
    );
  }
}

const areaLine = (name: string): string => `  ${name.includes('-') ? `'${name}'` : name}: ['${name}'],\n`;
const ownerLine = (name: string): string => `/${folderOf(name)}/`.padEnd(22) + ` @suvarna/${name}\n`;

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has no place for it`);
  writeFileSync(file, after);
}

/** Its area is its alone from now on, and its team reviews it. */
export function register(root: string, name: string): void {
  edit(join(root, AREAS), (text) =>
    text.replace(
      /(OWNED_AREAS[^]*?\n)(\};\n)/,
      (_all, areas: string, end: string) => areas + areaLine(name) + end,
    ),
  );
  // Behind the last remote.
  edit(join(root, OWNERS), (text) =>
    text.replace(/^([^]*\n\/mfe-[^\n]*\n)/, (remotes) => remotes + ownerLine(name)),
  );
}

/** The opposite of both. @throws when this command did not make it */
export function remove(root: string, name: string): void {
  if (!NAME.test(name) || !existsSync(join(root, folderOf(name), 'remote.config.ts')))
    throw new Error(`there is no remote ${folderOf(name)}`);
  for (const [file, line] of [
    [AREAS, areaLine(name)],
    [OWNERS, ownerLine(name)],
  ] as const)
    edit(join(root, file), (text) => text.replace(line, ''));
  rmSync(join(root, folderOf(name)), { recursive: true });
}
