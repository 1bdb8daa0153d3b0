/**
 * What a sandbox is made of, without its types. Taking them away was half of what its start costs, so where
 * Node keeps compiled code (NODE_COMPILE_CACHE) they are kept beside it: a process that may write there decides
 * about the code of this process as well. Elsewhere each sandbox takes them away itself.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

/** Path below the directory, without an extension → file it is made of. */
type Files = Readonly<Record<string, string>>;

/**
 * @param imports - what modules name → what they name there
 * @param keptIn - where Node keeps compiled code, if it does
 * @returns the directory with `.mjs` for each of the files, or `null` when nothing is kept
 */
export function keptWithoutTypes(
  files: Files,
  imports: Readonly<Record<string, string>>,
  keptIn: string | undefined,
): string | null {
  if (keptIn === undefined) return null;
  const texts = Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')] as const);
  const hash = createHash('sha256')
    .update(JSON.stringify([texts, imports, process.version]))
    .digest('hex');
  const directory = join(keptIn, `sandbox-${hash.slice(0, 32)}`);
  try {
    // Written last: a directory has it only when it is whole.
    readFileSync(join(directory, 'whole'));
    return directory;
  } catch {
    return write(directory, texts, imports);
  }
}

function write(
  directory: string,
  texts: readonly (readonly [name: string, text: string])[],
  imports: Readonly<Record<string, string>>,
): string | null {
  const draft = `${directory}.${randomUUID()}`;
  try {
    for (const [name, text] of texts) {
      const file = join(draft, `${name}.mjs`);
      mkdirSync(dirname(file), { recursive: true });
      const code = stripTypeScriptTypes(text).replaceAll(
        /(?<=\bfrom ')[^']+(?=')/g,
        (named) => imports[named] ?? named,
      );
      writeFileSync(file, code);
    }
    writeFileSync(join(draft, 'whole'), '');
    renameSync(draft, directory);
    return directory;
  } catch {
    // Another process was faster, or nothing can be kept here: this time the types are taken away at the start.
    rmSync(draft, { recursive: true, force: true });
    return null;
  }
}
