/**
 * A context of its own for one bundle: the language, React, and the few names of `web.ts`. No object of
 * the process is in reach there, so neither are its modules, its environment or the network.
 */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import vm from 'node:vm';
import { ALLOWED_IMPORTS, forbiddenCode, mayHoldForbiddenCode } from '../forbidden-code.ts';
import type * as Runtime from './runtime.ts';

/** Name of a module in the context → file it is made of. */
export type Sources = Readonly<Record<string, string>>;

export interface Realm {
  readonly runtime: typeof Runtime;
  /** @returns what the bundle exports, or why it is not run */
  readonly evaluate: (
    source: string,
    name: string,
  ) => Promise<{ readonly exports: Readonly<Record<string, unknown>> } | { readonly fault: string }>;
}

/** Nothing a page needs, and each a way to memory that no limit sees or to threads. */
const TAKEN_AWAY = ['WebAssembly', 'SharedArrayBuffer', 'Atomics'];

export async function createRealm(sources: Sources): Promise<Realm> {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(context, name);
  // Node writes a stack where it is read: by a function of the process, which a bundle could call where its own
  // stack ends, and what is thrown there is an object of the process. So errors have none here.
  await run(
    context,
    'for (const name of ["prepareStackTrace", "stackTraceLimit"]) Object.defineProperty(Error, name, { value: undefined, writable: false, configurable: false });',
  );
  const known = new Map<string, vm.SourceTextModule>();

  const link = async (specifier: string): Promise<vm.SourceTextModule> => {
    let module = known.get(specifier);
    if (!module)
      known.set(
        specifier,
        (module = new vm.SourceTextModule(textOf(specifier, sources), { context, identifier: specifier })),
      );
    return module;
  };
  const start = async (
    module: vm.SourceTextModule,
    linker: (specifier: string) => Promise<vm.SourceTextModule>,
  ): Promise<void> => {
    await module.link(linker);
    await module.evaluate();
  };

  const runtime = await link('./runtime.ts');
  await start(runtime, link);
  return {
    runtime: runtime.namespace as typeof Runtime,
    async evaluate(source, name) {
      const forbidden = mayHoldForbiddenCode(source) ? forbiddenCode(source) : null;
      if (forbidden !== null) return { fault: `the server bundle is refused: ${forbidden}` };
      const bundle = new vm.SourceTextModule(source, { context, identifier: name });
      await start(bundle, (specifier) => {
        if (!ALLOWED_IMPORTS.includes(specifier)) throw new Error(`it imports ${specifier}`);
        return link(specifier);
      });
      return { exports: bundle.namespace as Readonly<Record<string, unknown>> };
    },
  };
}

async function run(context: vm.Context, source: string): Promise<void> {
  const module = new vm.SourceTextModule(source, { context });
  await module.link(() => {
    throw new Error('nothing is imported here');
  });
  await module.evaluate();
}

function textOf(specifier: string, sources: Sources): string {
  const file = sources[specifier];
  if (file === undefined) throw new Error(`${specifier} is not there`);
  const text = readFileSync(file, 'utf8');
  // Ours are modules, most of them without their types already.
  if (file.endsWith('.mjs')) return text;
  return file.endsWith('.ts') ? stripTypeScriptTypes(text) : asModule(text);
}

/** React's files are CommonJS; as modules they run in the context like everything else there. */
function asModule(text: string): string {
  const names = new Set([...text.matchAll(/^\s*exports\.(\w+) =/gm)].map(([, name]) => name ?? ''));
  const needed = new Set([...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name ?? ''));
  const imports = [...needed]
    .map((name, index) => `import needed${index} from ${JSON.stringify(name)};`)
    .join('');
  const required = [...needed].map((name, index) => `${JSON.stringify(name)}: needed${index}`).join(', ');
  return `${imports}const exports = {}; ((require) => {${text}\n})((name) => ({ ${required} })[name]);export default exports;export const { ${[...names].join(', ')} } = exports;`;
}
