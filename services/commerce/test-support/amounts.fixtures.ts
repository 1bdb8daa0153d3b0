import { toDecimalString } from '@suvarna/contracts/money';

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Amounts whose name without `_paise` means something else: the tax by place of supply, and a count of coins. */
const TEXTS_TAKEN: ReadonlySet<string> = new Set(['gst_paise', 'coins_redeemed_paise']);

/** Every amount (`x_paise`) of a real answer, as path, number and the text beside it. */
export function amountsIn(
  value: unknown,
  path = '',
): { readonly path: string; readonly minor: unknown; readonly text: unknown }[] {
  if (!hasFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const here = `${path}/${name}`;
    if (!name.endsWith('_paise')) return amountsIn(field, here);
    const text = value[name.slice(0, -'_paise'.length)];
    const isTaken = TEXTS_TAKEN.has(name) && text !== undefined && typeof text !== 'string';
    return isTaken ? [] : [{ path: here, minor: field, text }];
  });
}

/** Amounts of a real answer whose text is missing or says something else. */
export function amountsWithoutText(answer: unknown): string[] {
  return amountsIn(answer)
    .filter(({ minor, text }) => text !== (typeof minor === 'number' ? toDecimalString(minor) : null))
    .map(({ path }) => path);
}

const isText = (schema: unknown): boolean =>
  hasFields(schema) &&
  (schema['type'] === 'string' || (Array.isArray(schema['anyOf']) && schema['anyOf'].some(isText)));

/** The same of a declared answer, wherever in its schema an object has properties. What is sent to the store has numbers only. */
export function declaredWithoutText(schema: unknown, path = ''): string[] {
  if (!hasFields(schema)) return [];
  const { properties } = schema;
  const own = !hasFields(properties)
    ? []
    : Object.keys(properties)
        .filter((name) => {
          const text = properties[name.slice(0, -'_paise'.length)];
          return name.endsWith('_paise') && !isText(text) && !(TEXTS_TAKEN.has(name) && text !== undefined);
        })
        .map((name) => `${path}/${name}`);
  return [
    ...own,
    ...Object.entries(schema)
      .filter(([name]) => name !== 'requestBody')
      .flatMap(([name, part]) => declaredWithoutText(part, `${path}/${name}`)),
  ];
}
