/**
 * What of a changed schema breaks those that were shipped before it, by rule: something is removed,
 * narrowed or of another type. Of what is asked, less may not be taken than before; of what is answered,
 * nothing may come that callers do not know, and nothing may be missing that they rely on.
 */
export type Side = 'asked' | 'answered';

/** The keywords of JSON Schema that contracts use. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const LEAST = ['minLength', 'minItems', 'minimum'] as const;
const MOST = ['maxLength', 'maxItems', 'maximum'] as const;

const kindsOf = (schema: Schema): readonly Schema[] =>
  schema.anyOf?.flatMap(kindsOf) ?? schema.enum?.map((value) => ({ const: value })) ?? [schema];

const nameOf = ({ const: only, type }: Schema): string =>
  only === undefined ? (type ?? 'anything') : JSON.stringify(only);

/** What the first takes and the second does not. */
function refusedBy(narrow: Schema, wide: Schema, where: string, side: Side): readonly string[] {
  if (wide.type === undefined && wide.const === undefined) return [];
  const [before, now] = side === 'asked' ? [narrow, wide] : [wide, narrow];
  if (wide.const !== undefined)
    return narrow.const === wide.const ? [] : [`${where} is ${nameOf(now)}, and was ${nameOf(before)}`];
  const type = narrow.const === undefined ? narrow.type : typeof narrow.const;
  if (type !== wide.type && !(type === 'integer' && wide.type === 'number') && !isWhole(narrow, wide))
    return [`${where} is ${nameOf(now)}, and was ${nameOf(before)}`];
  if (narrow.const !== undefined) return [];
  return [
    ...LEAST.filter((limit) => (wide[limit] ?? -Infinity) > (narrow[limit] ?? -Infinity)),
    ...MOST.filter((limit) => (wide[limit] ?? Infinity) < (narrow[limit] ?? Infinity)),
    ...(['pattern', 'format'] as const).filter(
      (rule) => wide[rule] !== undefined && wide[rule] !== narrow[rule],
    ),
  ].map((limit) => `${where} has another ${limit}`);
}

const isWhole = ({ const: only }: Schema, { type }: Schema): boolean =>
  (type === 'integer' && Number.isInteger(only)) || (type === 'number' && typeof only === 'number');

function fieldsBroken(before: Schema, after: Schema, side: Side, where: string): readonly string[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, needs] = [new Set(before.required), new Set(after.required)];
  const isClosed = after.additionalProperties === false;
  const gone = Object.keys(was).filter((field) => !(field in is) && (side === 'answered' || isClosed));
  const stricter =
    side === 'asked'
      ? [...needs.difference(needed)].map((field) => `${where}.${field} has to be there`)
      : [...needed.difference(needs)]
          .filter((field) => field in is)
          .map((field) => `${where}.${field} may be left out`);
  return [
    ...gone.map((field) => `${where}.${field} is gone`),
    ...stricter,
    ...(side === 'asked' && isClosed && before.additionalProperties !== false && before.properties
      ? [`${where} takes no other fields`]
      : []),
    ...Object.entries(is).flatMap(([field, schema]) => {
      const known = was[field];
      return known ? brokenBy(known, schema, side, `${where}.${field}`) : [];
    }),
  ];
}

function kindBroken(before: Schema, after: Schema, side: Side, where: string): readonly string[] {
  const refused =
    side === 'asked' ? refusedBy(before, after, where, side) : refusedBy(after, before, where, side);
  if (refused.length > 0) return refused;
  if (before.type === 'object' && after.type === 'object') return fieldsBroken(before, after, side, where);
  if (before.items && after.items) return brokenBy(before.items, after.items, side, `${where}[]`);
  return [];
}

/** @returns a sentence for each thing that breaks, none where nothing does */
export function brokenBy(before: Schema, after: Schema, side: Side, where: string): readonly string[] {
  const [was, is] = [kindsOf(before), kindsOf(after)];
  const [only] = was;
  const [single] = is;
  if (was.length === 1 && is.length === 1 && only && single) return kindBroken(only, single, side, where);
  // Of several kinds, each that has to go on working needs one that it fits.
  const [these, others] = side === 'asked' ? [was, is] : [is, was];
  return these
    .filter(
      (kind) =>
        !others.some(
          (other) =>
            (side === 'asked' ? kindBroken(kind, other, side, where) : kindBroken(other, kind, side, where))
              .length === 0,
        ),
    )
    .map((kind) =>
      side === 'asked'
        ? `${where} does not take ${nameOf(kind)} any more`
        : `${where} may be ${nameOf(kind)}`,
    );
}
