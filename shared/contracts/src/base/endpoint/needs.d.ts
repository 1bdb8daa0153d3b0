import type { TObject, TSchema } from 'typebox';
export declare function needs<Schema extends TObject>(
  schema: Schema,
  ...fields: readonly (keyof Schema['properties'] & string)[]
): Schema;
export declare const neededOf: (schema: TSchema) => readonly string[] | undefined;
