/**
 * The composer's React for the server part of a shell's build, wherever the build lies: what the site draws is
 * rendered by the composer, and two Reacts in one page do not know each other's hooks.
 */
import { realpath } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LENT = /^react(?:-dom)?(?:\/|$)/;

/** @returns what the module exports. What it imports of React is looked up here, not beside it. */
export async function importWithReact(directory: string, file: string): Promise<unknown> {
  // Modules are named by where they really are.
  const place = await realpath(directory);
  const within = `${pathToFileURL(place).href}/`;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      LENT.test(specifier) && context.parentURL?.startsWith(within) === true
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context),
  });
  try {
    return await import(pathToFileURL(join(place, file)).href);
  } finally {
    hooks.deregister();
  }
}
