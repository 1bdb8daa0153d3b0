/** The child of `smoke-child.ts`: imports one server bundle and looks whether it is what it says. */
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [bundle = '', name = '', version = '', root = ''] = process.argv.slice(2);
const hostRequire = createRequire(join(root, 'package.json'));
const FROM_HOST = /^react(-dom)?(\/|$)/;

// Server bundles leave React out: all releases that run side by side share the host's.
registerHooks({
  resolve: (specifier, context, next) => (FROM_HOST.test(specifier)
    ? { url: pathToFileURL(hostRequire.resolve(specifier)).href, shortCircuit: true }
    : next(specifier, context)),
});

function fail(fault: string): never {
  process.stderr.write(`${fault.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

process.on('uncaughtException', (error) => fail(`the server bundle threw: ${message(error)}`));

const module = await import(pathToFileURL(bundle).href)
  .catch((error: unknown) => fail(`the server bundle cannot be imported: ${message(error)}`)) as Record<string, unknown>;

for (const key of ['load', 'render']) {
  if (typeof module[key] !== 'function') fail(`the server bundle exports no function "${key}"`);
}
const remote = module['remote'] as { readonly name?: unknown; readonly version?: unknown } | null | undefined;
if (remote?.name !== name || remote.version !== version) {
  fail(`the server bundle says it is ${String(remote?.name)} ${String(remote?.version)}, not ${name} ${version}`);
}
// A bundle that left a timer or a socket behind must not keep the gate waiting.
process.exit(0);
