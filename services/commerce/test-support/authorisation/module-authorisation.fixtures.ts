import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MODULES } from '../../src/modules.ts';
import type { ObjectRecipe } from './object-recipe.fixtures.ts';
import type { ResourceFactory } from './resources.fixtures.ts';

/** What a module says of its own calls, in `modules/<name>/authorisation.fixtures.ts`. */
export interface ModuleAuthorisation {
  /** Routes that ask for no session, with why. */
  readonly open?: Readonly<Record<string, string>>;
  /** Calls by POST that come without a key, with why; any other declares `once`. */
  readonly keyless?: Readonly<Record<string, string>>;
  /** Ids that are the right itself, with why: a caller who has one may, and no other token is asked for. */
  readonly keys?: Readonly<Record<string, string>>;
  /** How each object of a shopper's is asked for. */
  readonly recipes?: (own: ResourceFactory) => readonly ObjectRecipe[];
}

/** Of no module. */
const PLATFORM: ModuleAuthorisation = {
  open: {
    'GET /api/openapi.json': 'describes the calls',
    'GET /livez': "probe; the shop's address does not pass it on",
    'GET /readyz': "probe; the shop's address does not pass it on",
    'GET /metrics': "figures; the shop's address does not pass it on",
    'POST /api/server/errorAlert': 'names a call and a number, no person, and is told ten times a minute',
  },
  keyless: {
    'POST /api/server/errorAlert': 'tells; a browser that got no answer to a key does not wait for another',
  },
};

const folder = join(import.meta.dirname, '../../src/modules');

/** What the platform and every module say, in the order of modules. @throws for a folder that is no module's */
export async function modulesAuthorisation(): Promise<readonly ModuleAuthorisation[]> {
  const order = MODULES.map(({ name }) => name);
  const folders = globSync('*/authorisation.fixtures.ts', { cwd: folder }).map((file) => dirname(file));
  const stray = folders.filter((name) => !order.includes(name));
  if (stray.length > 0) throw new Error(`authorisation.fixtures.ts of no module: ${stray.join(', ')}`);
  const said = folders
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map(async (name) => {
      const file = join(folder, name, 'authorisation.fixtures.ts');
      return ((await import(file)) as { readonly authorisation: ModuleAuthorisation }).authorisation;
    });
  return [PLATFORM, ...(await Promise.all(said))];
}

/** All names that modules say of one kind; one that is said twice is there twice. */
export const namesOf = (
  modules: readonly ModuleAuthorisation[],
  kind: 'open' | 'keyless' | 'keys',
): readonly string[] => modules.flatMap((module) => Object.keys(module[kind] ?? {}));
