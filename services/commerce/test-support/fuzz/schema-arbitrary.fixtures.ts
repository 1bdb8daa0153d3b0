import fc from 'fast-check';
import { hostileValue } from './hostile-values.fixtures.ts';

/** As much of JSON Schema as the routes are written with. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** Values that exist in the store, by the name of the field that takes them: everywhere (`order_no`), or in the calls below a path (`/api/box/shared/ token`). */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

/** What is said of paths stands for the calls below them, instead of what is said everywhere. */
export const samplesAt = (url: string, samples: Samples): Samples => ({
  ...samples,
  ...Object.fromEntries(
    Object.entries(samples).flatMap(([key, known]) => {
      const [path = '', field] = key.split(' ');
      return field !== undefined && url.startsWith(path) ? [[field, known]] : [];
    }),
  ),
});

/** Made once for each pattern of the few there are: to make one, fast-check tries two dozen words on each of its parts. */
const matching = new Map<string, fc.Arbitrary<string>>();

function textMatching(pattern: string): fc.Arbitrary<string> {
  const known = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  matching.set(pattern, known);
  return known;
}

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

function text({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  // Patterns beside these formats say less than the formats do.
  if (format === 'date-time') return moment.map((at) => at.toISOString());
  if (format === 'date') return moment.map((at) => at.toISOString().slice(0, 10));
  if (pattern !== undefined) return textMatching(pattern).map((value) => value.slice(0, maxLength));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, 30)) });
}

function listOf(schema: JsonSchema, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const lengths = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 5, 5) };
  return schema.uniqueItems === true
    ? fc.uniqueArray(item, { ...lengths, selector: (one) => JSON.stringify(one) })
    : fc.array(item, lengths);
}

/** Values as the schema asks for them; where it names fields, ones that exist more often than not. */
export function valueOf(schema: JsonSchema, samples: Samples, name = ''): fc.Arbitrary<unknown> {
  // A schema that lists its values needs no others, and samples of a list are of its items.
  const known = schema.enum === undefined && schema.type !== 'array' ? samples[name] : undefined;
  const asked = ((): fc.Arbitrary<unknown> => {
    if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valueOf(one, samples)));
    if ('const' in schema) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'integer':
        return fc.integer({
          min: Math.max(schema.minimum ?? -1_000, -2_147_483_648),
          max: Math.min(schema.maximum ?? 1_000_000, 2_147_483_647),
        });
      case 'number':
        return fc.double({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000, noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return listOf(schema, valueOf(schema.items ?? {}, samples, name));
      case 'object':
        return objectOf(schema, samples, { hostile: false });
      case 'string':
        return text(schema);
      default:
        return hostileValue;
    }
  })();
  return known === undefined
    ? asked
    : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: asked });
}

/** An object of the schema. Hostile: now and then a field is wrong, missing, or unknown. */
export function objectOf(
  schema: JsonSchema,
  samples: Samples,
  { hostile }: { readonly hostile: boolean },
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {});
  const absent = Symbol('absent');
  // Few of what may be left out: each of them is one more way to be refused early.
  const entries = fields.map(([name, field]) => {
    const value = valueOf(field, samples, name).map((one): readonly [string, unknown] => [name, one]);
    return schema.required?.includes(name)
      ? value
      : fc.oneof(
          { weight: 3, arbitrary: fc.constant([name, absent] as const) },
          { weight: 1, arbitrary: value },
        );
  });
  const whole = fc
    .tuple(...entries)
    .map((all) => Object.fromEntries(all.filter(([, value]) => value !== absent)) as Record<string, unknown>);
  if (!hostile) return whole;
  const strange = fc.dictionary(
    fc.constantFrom(
      'price',
      'role',
      'customer_id',
      'balance',
      'is_admin',
      'state',
      '__proto__',
      'constructor',
      'a',
      '',
    ),
    hostileValue,
    { maxKeys: 2, noNullPrototype: true },
  );
  const wrong = fc
    .tuple(whole, fc.constantFrom(...fields.map(([name]) => name), 'extra'), hostileValue)
    .map(([value, name, bad]) => ({ ...value, [name]: bad }));
  const missing = fc
    .tuple(whole, fc.nat())
    .map(([value, at]) =>
      Object.fromEntries(
        Object.entries(value).filter((_entry, index, all) => index !== at % Math.max(1, all.length)),
      ),
    );
  return fc.oneof(
    { weight: 7, arbitrary: whole },
    { weight: 4, arbitrary: wrong },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: fc.tuple(whole, strange).map(([value, more]) => ({ ...value, ...more })) },
  );
}
