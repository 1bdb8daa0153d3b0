/** Tests that documents name: by their file, and by their titles as the file writes them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

export interface NamedTests {
  readonly file: string;
  /** In the order they are named; the whole file is meant where there are none. */
  readonly titles: readonly string[];
}

/** What is wrong with tests that are named, if anything. @param read answers `undefined` for a file that is not there */
export function faultOf(
  { file, titles }: NamedTests,
  read: (file: string) => string | undefined = readSource,
): string | undefined {
  if (!/\.(test|spec|proof)\.tsx?$/.test(file)) return `${file} is not a test file`;
  const source = read(file);
  if (source === undefined) return `${file} does not exist`;
  if (/\b(?:it|test|describe)\.(?:skip|todo|fixme)\b|\bx(?:it|describe)\(/.test(source))
    return `${file} leaves tests out`;
  const missing = titles.find((title) => !hasTest(source, title));
  return missing === undefined ? undefined : `${file} has no test “${missing}”`;
}

/** A test is a call that begins with its title and goes on with what it does. */
function hasTest(source: string, title: string): boolean {
  const calls = source.replaceAll(/\(\s+/g, '(');
  return [`'`, '"', '`'].some((quote) =>
    calls.includes(`(${quote}${title.replaceAll(quote, `\\${quote}`)}${quote},`),
  );
}

const readSource = (file: string): string | undefined =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
