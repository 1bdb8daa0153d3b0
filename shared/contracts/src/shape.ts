/**
 * What a page needs of an answer, said beside its call: the fields without which it could not be
 * drawn. The client looks at it before the page does, so a wrong answer is a failure the page knows
 * how to show, and not an error in the middle of drawing.
 *
 * A shape is the name of a plain type, `object` for anything with fields, a list with the shape of
 * its items, or an object with the shapes of its fields. Fields that may be `null` are left out.
 */
export type Shape<Data> = null extends Data
  ? never
  : [Data] extends [string]
    ? 'string'
    : [Data] extends [number]
      ? 'number'
      : [Data] extends [boolean]
        ? 'boolean'
        : Data extends readonly (infer Item)[]
          ? readonly [Shape<Item>]
          : 'object' | { readonly [Field in keyof Data]?: Shape<Data[Field]> };

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @param shape of type {@link Shape}; checked where the call is written */
export function fits(value: unknown, shape: unknown): boolean {
  if (shape === 'object') return hasFields(value);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  if (hasFields(shape))
    return hasFields(value) && Object.entries(shape).every(([field, part]) => fits(value[field], part));
  return typeof value === shape && !Number.isNaN(value);
}
