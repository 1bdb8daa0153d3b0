import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Reads what a provider wrote by a schema; unknown fields are welcome, missing or wrong ones are not.
 * @returns `undefined` when it does not fit
 */
export function readerOf<Schema extends TSchema>(
  schema: Schema,
): (value: unknown) => Static<Schema> | undefined {
  const check = Compile(schema);
  return (value) => (check.Check(value) ? value : undefined);
}

export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
