/**
 * Writes `generated/`: what bundles get for a capability (the condition `bundle` in `package.json`), its
 * rules and the paths of its calls, without schemas; and the markets. Before builds and before tests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as properties from '../src/call-properties.ts';
import type { Endpoint } from '../src/base/endpoint/endpoint.ts';
import { CAPABILITIES, endpointsOf } from '../src/capabilities.ts';
import { MARKETS } from '../src/base/countries/index.ts';
import { callPropertiesSource, callsOf, callsSource, hasCalls } from './calls-source.ts';

const source = join(import.meta.dirname, '../src');
const generated = join(import.meta.dirname, '../generated');

const IMPORTED = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm;

/** Whether a file makes schemas, by itself or by what it imports. */
function hasSchemas(file: string): boolean {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].some(
    ([, path = '']) => path === 'typebox' || (path.startsWith('.') && hasSchemas(join(dirname(file), path))),
  );
}

/** The files behind a capability's door, below `src/`. */
function filesOf(capability: string): readonly string[] {
  const index = join(source, capability, 'index.ts');
  const passedOn = [...readFileSync(index, 'utf8').matchAll(/^export \* from '([^']+)';/gm)];
  return passedOn.map(([, path = '']) => join(capability, path).replaceAll('\\', '/'));
}

const DECLARED = /^export const (\w+)/gm;

/** The calls that a file declares: a page that needs one does not carry those of the other files. */
function callsIn(file: string, endpoints: Readonly<Record<string, Endpoint>>) {
  const declared = [...readFileSync(join(source, file), 'utf8').matchAll(DECLARED)].map(([, name]) => name);
  return Object.fromEntries(Object.entries(endpoints).filter(([name]) => declared.includes(name)));
}

/** A file is written only where it changed: what watches it is left in peace. */
function write(name: string, text: string): void {
  const file = join(generated, name);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

for (const [name, capability] of Object.entries(CAPABILITIES).filter(([, one]) => hasCalls(one))) {
  const passedOn = filesOf(name).map((file) => {
    if (!hasSchemas(join(source, file))) return `../src/${file}`;
    const calls = callsIn(file, endpointsOf(capability));
    if (Object.keys(callsOf(calls)).length === 0) return null;
    write(file.replace(/\.ts$/, '.js'), callsSource(calls));
    return `./${file.replace(/\.ts$/, '.js')}`;
  });
  const door = passedOn.filter((file) => file !== null).map((file) => `export * from '${file}';\n`);
  write(`${name}.js`, door.join(''));
}
write('call-properties.js', callPropertiesSource(properties));
write('markets.js', `export const MARKETS = ${JSON.stringify(MARKETS)};\n`);
