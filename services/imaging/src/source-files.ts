import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const packages: Readonly<Record<string, string>> = {
  '@suvarna/contracts': 'shared/contracts/src',
  '@suvarna/jewellery-model': 'jewellery/model/src',
  '@suvarna/jewellery-renderer': 'jewellery/renderer/src',
};

/** Tells the browser where our packages are, as their `exports` say to Node. */
export const importMap = JSON.stringify({
  imports: Object.fromEntries(Object.entries(packages).map(([name, folder]) => [`${name}/`, `/${folder}/`])),
});

/**
 * A source file as JavaScript. Our sources need nothing but their types taken away, so the page runs
 * the very files Node runs, without a build in between.
 *
 * @param path - below the repository; without an extension when it was imported by package name
 * @returns `undefined` for what is not ours to give
 */
export async function sourceFile(path: string): Promise<string | undefined> {
  const file = normalize(join(root, path.endsWith('.ts') ? path : `${path}.ts`));
  if (!file.startsWith(root + sep)) return undefined;
  try {
    return stripTypeScriptTypes(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
