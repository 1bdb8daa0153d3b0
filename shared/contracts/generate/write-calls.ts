/**
 * Writes `generated/`: what bundles get for a capability (the condition `bundle` in `package.json`), its
 * rules and the paths of its calls, without schemas. At install, before builds and before tests.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as properties from '../src/call-properties.ts';
import { CAPABILITIES, endpointsOf } from '../src/capabilities.ts';
import { callPropertiesSource, callsSource, hasCalls } from './calls-source.ts';

const source = join(import.meta.dirname, '../src');
const generated = join(import.meta.dirname, '../generated');

const IMPORTED = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm;

/** Whether a file makes schemas, by itself or by what it imports. */
function hasSchemas(file: string): boolean {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].some(
    ([, path = '']) => path === 'typebox' || (path.startsWith('.') && hasSchemas(join(dirname(file), path))),
  );
}

/** The files behind a capability's door that have no schemas, below `src/`. */
function rulesOf(capability: string): readonly string[] {
  const { exports: doors } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { exports: Readonly<Record<string, string | { readonly default: string }>> };
  const door = doors[`./${capability}`];
  if (door === undefined) throw new Error(`package.json has no export "./${capability}"`);
  const index = join(import.meta.dirname, '..', typeof door === 'string' ? door : door.default);
  return [...readFileSync(index, 'utf8').matchAll(/^export \* from '([^']+)';/gm)]
    .map(([, path = '']) => join(dirname(index), path))
    .filter((file) => !hasSchemas(file))
    .map((file) => relative(source, file).replaceAll('\\', '/'));
}

/** A file is written only where it changed: what watches it is left in peace. */
function write(name: string, text: string): void {
  const file = join(generated, `${name}.js`);
  const before = ((): string | null => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return null;
    }
  })();
  if (before !== text) writeFileSync(file, text);
}

mkdirSync(generated, { recursive: true });
for (const [name, capability] of Object.entries(CAPABILITIES))
  if (hasCalls(capability)) write(name, callsSource(endpointsOf(capability), rulesOf(name)));
write('call-properties', callPropertiesSource(properties));
