import { createHash } from 'node:crypto';
import type { Endpoint } from '../src/base/endpoint/endpoint.ts';
import type { AlertEvent } from '../src/base/endpoint/error-alert.ts';
import type { Shape } from '../src/base/call/shape.ts';
import { shapeOf } from './shape-of.ts';

type Module = Readonly<Record<string, Endpoint>>;
type Call = Pick<Endpoint, 'path' | 'photos'> & { readonly shape?: Shape };

/** What a browser knows of an endpoint. */
function callOf({ path, photos, answer }: Endpoint): Call {
  const shape = answer && shapeOf(answer);
  // That there are data at all, every good answer has in common.
  return { path, ...(photos && { photos }), ...(shape !== undefined && shape !== 'object' && { shape }) };
}

/** What `src/calls/<name>.ts` exports. */
export const callsOf = (module: Module): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(module)
      .filter(([, { access }]) => access !== 'operations')
      .map(([key, endpoint]) => [key, callOf(endpoint)]),
  );

/** What `src/calls/alert-events.ts` exports. */
export const alertEventsOf = (modules: readonly Module[]): ReadonlyMap<string, AlertEvent> =>
  new Map(
    modules
      .flatMap((module) => Object.values(module))
      .flatMap(({ path, alert }) => (alert === undefined ? [] : [[path, alert] as const])),
  );

/** What `src/calls/photo-paths.ts` exports. */
export const photoPathsOf = (modules: readonly Module[]): readonly string[] =>
  modules.flatMap((module) => Object.values(module)).flatMap(({ path, photos }) => (photos ? [path] : []));

/** Shorter ones are said where they are needed. */
const WORTH_A_NAME = 40;

/** Shapes of objects that a file needs more than once, by their JSON. */
function repeated(calls: readonly Call[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (shape: Shape): void => {
    if (typeof shape === 'string') return;
    const text = JSON.stringify(shape);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    // Within one that is known already nothing is new.
    if (counts.get(text) === 1) Object.values(shape).forEach(count);
  };
  for (const { shape } of calls) if (shape !== undefined) count(shape);
  return new Set(
    [...counts].filter(([text, times]) => times > 1 && text.length > WORTH_A_NAME).map(([text]) => text),
  );
}

const nameOf = (text: string): string => `SHAPE_${createHash('sha1').update(text).digest('hex').slice(0, 6)}`;

/** Source of `src/calls/<name>.ts`, not yet formatted. */
export function callsSource(name: string, module: Module): string {
  const calls = Object.entries(callsOf(module));
  const named = repeated(calls.map(([, call]) => call));
  const declared: string[] = [];
  const seen = new Set<string>();

  const fieldsOf = (shape: Exclude<Shape, string>): string =>
    Array.isArray(shape)
      ? `[${print(shape[0] as Shape)}]`
      : `{ ${Object.entries(shape)
          .map(([field, part]) => `${field}: ${print(part)}`)
          .join(', ')} }`;
  const print = (shape: Shape): string => {
    if (typeof shape === 'string') return `'${shape}'`;
    const text = JSON.stringify(shape);
    if (!named.has(text)) return fieldsOf(shape);
    if (!seen.has(text)) {
      seen.add(text);
      declared.push(`const ${nameOf(text)} = ${fieldsOf(shape)} as const;\n`);
    }
    return nameOf(text);
  };

  const exported = calls.map(([key, { path, photos, shape }]) => {
    const fields = [
      `path: '${path}'`,
      ...(photos ? ['photos: true'] : []),
      ...(shape ? [`shape: ${print(shape)}`] : []),
    ];
    return `export const ${key}: CallOf<typeof table.${key}> = { ${fields.join(', ')} };\n`;
  });
  return [
    `/** Generated from \`endpoints/${name}.ts\` by \`npm run calls\`: change that. */\n`,
    `import type { CallOf } from '../call.ts';\nimport type * as table from '../endpoints/${name}.ts';\n\n`,
    ...declared,
    '\n',
    ...exported,
  ].join('');
}

/** Source of `src/calls/alert-events.ts`: by path, since that is all a client sees of a call that failed. */
export function alertEventsSource(modules: readonly Module[]): string {
  const alerts = [...alertEventsOf(modules)].map(([path, word]) => `['${path}', '${word}']`);
  return [
    '/** Generated from the table of endpoints by `npm run calls`: change that. */\n',
    `import type { AlertEvent } from '../error-alert.ts';\n\n`,
    '/** Calls whose failure operators are told of at once (specification §7), by path below `/api/`, and the word for each. */\n',
    `export const ALERT_EVENTS: ReadonlyMap<string, AlertEvent> = new Map([${alerts.join(', ')}]);\n`,
  ].join('');
}

/** Source of `src/calls/photo-paths.ts`. */
export function photoPathsSource(modules: readonly Module[]): string {
  return [
    '/** Generated from the table of endpoints by `npm run calls`: change that. */\n\n',
    '/** Calls that photos come along with, by path below `/api/`: their bodies are larger than those of others. */\n',
    `export const PHOTO_PATHS: readonly string[] = [${photoPathsOf(modules)
      .map((path) => `'${path}'`)
      .join(', ')}];\n`,
  ].join('');
}
