/**
 * What a caller looks at before it believes an answer: the fields a page could not be drawn without,
 * so that a wrong answer is a failure the page knows how to show, and not an error in the middle of
 * drawing. Generated from the answer's schema (`generate/shape-of.ts`), never written by hand.
 *
 * A shape is the name of a plain type, `object` for anything with fields, a list with the shape of
 * its items, or an object with the shapes of its fields.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'object'
  | readonly [Shape]
  | { readonly [field: string]: Shape };

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @param shape a {@link Shape}; of a caller that was shipped before or after this code, so it is not believed to be one */
export function fits(value: unknown, shape: unknown): boolean {
  if (shape === 'object') return hasFields(value);
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0]));
  if (hasFields(shape))
    return hasFields(value) && Object.entries(shape).every(([field, part]) => fits(value[field], part));
  return typeof value === shape && !Number.isNaN(value);
}
