import type { TObject, TSchema } from 'typebox';

const NEEDS = new WeakMap<TSchema, readonly string[]>();

/**
 * Says which fields of an object no screen can do without; browsers look at those of an answer and at
 * no others (`shape.ts`). Where nothing is said they look at all that are required. It is worth saying
 * of an object with many fields that every page pays for.
 */
export function needs<Schema extends TObject>(
  schema: Schema,
  ...fields: readonly (keyof Schema['properties'] & string)[]
): Schema {
  NEEDS.set(schema, fields);
  return schema;
}

export const neededOf = (schema: TSchema): readonly string[] | undefined => NEEDS.get(schema);
