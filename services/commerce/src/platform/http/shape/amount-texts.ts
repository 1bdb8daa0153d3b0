import { toDecimalString } from '@suvarna/contracts/money';
import type { Static, TSchema } from 'typebox';

/** As much of JSON schema as the answers are declared with. */
export interface JsonSchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[] | undefined;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

const SUFFIX = '_paise';
const Text: JsonSchema = { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$` };
const TextOrNull: JsonSchema = { anyOf: [Text, { type: 'null' }] };

/** The text that goes with an amount, `undefined` for what is no amount. */
function textFor(name: string, schema: JsonSchema): JsonSchema | undefined {
  if (!name.endsWith(SUFFIX) || name === SUFFIX) return undefined;
  if (schema.type === 'integer') return Text;
  const types = schema.anyOf?.map(({ type }) => type) ?? [];
  return types.length === 2 && types.includes('integer') && types.includes('null') ? TextOrNull : undefined;
}

interface MissingText {
  /** `price_paise` */
  readonly amount: string;
  /** `price` */
  readonly text: string;
  readonly schema: JsonSchema;
}

/** Amounts of an object without their text. A contract that has the name itself means something by it, and keeps it. */
function missingTexts({ properties = {} }: JsonSchema): MissingText[] {
  return Object.entries(properties).flatMap(([amount, declared]) => {
    const schema = textFor(amount, declared);
    const text = amount.slice(0, -SUFFIX.length);
    return schema === undefined || Object.hasOwn(properties, text) ? [] : [{ amount, text, schema }];
  });
}

function assertWhole({ $ref }: JsonSchema): void {
  if ($ref !== undefined)
    throw new Error(
      `An answer is declared with a reference to ${$ref}: amounts behind it would be sent without their texts.`,
    );
}

/**
 * What is sent for an answer that was declared this way: contracts and the domain count in minor
 * units (`x_paise`), and beside each goes the same amount as a text, `x` (`spec/api.md` §5).
 */
export function withAmountTexts(schema: JsonSchema): JsonSchema {
  assertWhole(schema);
  const { properties, required = [], items, anyOf, allOf } = schema;
  const missing = missingTexts(schema);
  return {
    ...schema,
    ...(properties === undefined
      ? {}
      : {
          properties: {
            ...Object.fromEntries(
              Object.entries(properties).map(([name, field]) => [name, withAmountTexts(field)]),
            ),
            ...Object.fromEntries(missing.map(({ text, schema: field }) => [text, field])),
          },
        }),
    ...(missing.length === 0
      ? {}
      : {
          required: [
            ...required,
            ...missing.filter(({ amount }) => required.includes(amount)).map(({ text }) => text),
          ],
        }),
    ...(items === undefined ? {} : { items: withAmountTexts(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(withAmountTexts) }),
    ...(allOf === undefined ? {} : { allOf: allOf.map(withAmountTexts) }),
  };
}

/** Where in an answer texts are missing. Of a union it is what any of its members lacks. */
interface Plan {
  /** Text by amount. */
  readonly texts: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, Plan>;
  readonly items: Plan | undefined;
}

function united(plans: readonly (Plan | undefined)[]): Plan | undefined {
  const [first, ...others] = plans.filter((plan) => plan !== undefined);
  return others.reduce<Plan | undefined>(
    (one, other) =>
      one && {
        texts: new Map([...one.texts, ...other.texts]),
        fields: new Map([
          ...one.fields,
          ...[...other.fields].map(
            ([name, plan]) => [name, united([one.fields.get(name), plan]) ?? plan] as const,
          ),
        ]),
        items: united([one.items, other.items]),
      },
    first,
  );
}

function planOf(schema: JsonSchema): Plan | undefined {
  assertWhole(schema);
  const texts = new Map(missingTexts(schema).map(({ amount, text }) => [amount, text]));
  const fields = new Map(
    Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const plan = planOf(field);
      return plan === undefined ? [] : [[name, plan] as const];
    }),
  );
  const items = schema.items && planOf(schema.items);
  const own = texts.size + fields.size === 0 && items === undefined ? undefined : { texts, fields, items };
  return united([own, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(planOf)]);
}

function filled(value: unknown, plan: Plan): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = plan;
    return items === undefined ? value : value.map((item) => filled(item, items));
  }
  const copy: Record<string, unknown> = { ...value };
  for (const [name, part] of plan.fields) if (copy[name] !== undefined) copy[name] = filled(copy[name], part);
  for (const [amount, text] of plan.texts) {
    const minor = copy[amount];
    if (copy[text] !== undefined) continue;
    if (typeof minor === 'number') copy[text] = toDecimalString(minor);
    else if (minor === null) copy[text] = null;
  }
  return copy;
}

export type AddAmountTexts = <Answer>(answer: Answer) => Answer;

/**
 * What gives an answer the texts that `withAmountTexts` declares; `undefined` where none is missing.
 * What it is given stays as it is, since answers are shared and kept: only what lies on the way to a text is copied.
 */
export function amountTextsOf(schema: JsonSchema): AddAmountTexts | undefined {
  const plan = planOf(schema);
  return plan && (<Answer>(answer: Answer) => filled(answer, plan) as Answer);
}

/**
 * What writes answers that are sent as bytes, texts of amounts included.
 *
 * @param schema as the answer is declared
 */
export function jsonOf<Schema extends TSchema>(schema: Schema): (answer: Static<Schema>) => string {
  const add = amountTextsOf(schema);
  return (answer) => JSON.stringify(add === undefined ? answer : add(answer));
}
