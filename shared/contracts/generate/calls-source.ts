import { createHash } from 'node:crypto';
import { baseOf, type Endpoint } from '../src/base/endpoint/endpoint.ts';
import { endpointsOf } from '../src/capabilities.ts';
import type { Shape } from '../src/base/call/shape.ts';

type Call = Pick<Endpoint, 'path' | 'photos' | 'shape'>;

/** What a bundle knows of a capability's endpoints: those below `/api/`, without their schemas. */
export const callsOf = (endpoints: Readonly<Record<string, Endpoint>>): Readonly<Record<string, Call>> =>
  Object.fromEntries(
    Object.entries(endpoints)
      .filter(([, endpoint]) => baseOf(endpoint) === '/api/')
      .map(([name, { path, photos, shape }]) => [
        name,
        { path, ...(photos && { photos }), ...(shape !== undefined && { shape }) },
      ]),
  );

/** Some are for the store's people and its processes only. */
export const hasCalls = (capability: object): boolean =>
  Object.keys(callsOf(endpointsOf(capability))).length > 0;

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

/** Source of a file of `generated/`, without what it passes on. */
export function callsSource(endpoints: Readonly<Record<string, Endpoint>>): string {
  const calls = Object.entries(callsOf(endpoints));
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
      declared.push(`const ${nameOf(text)} = ${fieldsOf(shape)};\n`);
    }
    return nameOf(text);
  };

  const exported = calls.map(([name, { path, photos, shape }]) => {
    const fields = [
      `path: '${path}'`,
      ...(photos ? ['photos: true'] : []),
      ...(shape ? [`shape: ${print(shape)}`] : []),
    ];
    return `export const ${name} = { ${fields.join(', ')} };\n`;
  });
  return [...declared, ...exported].join('');
}

/** What `src/call-properties.ts` exports, as values. */
export const callPropertiesSource = (properties: {
  readonly ALERT_EVENTS: ReadonlyMap<string, string>;
  readonly PHOTO_PATHS: readonly string[];
}): string =>
  [
    `export const ALERT_EVENTS = new Map(${JSON.stringify([...properties.ALERT_EVENTS])});\n`,
    `export const PHOTO_PATHS = ${JSON.stringify(properties.PHOTO_PATHS)};\n`,
  ].join('');
