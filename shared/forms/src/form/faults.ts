/** What the fields of a form say, by its schema. Without yup itself: a page may ask for its schema later. */
import type { AnyObject, ObjectSchema, ValidationError } from 'yup';
import type { FormTextKey } from '../texts.ts';

/** Refused fields with the key of the text each shows. */
export type FaultsOf<Fields, Key extends string = FormTextKey> = Readonly<Partial<Record<keyof Fields, Key>>>;

/** What the fields of a whole form say; empty when it is right. `Key` is what its rules answer. */
export function faultsOf<Key extends string = FormTextKey, Fields extends AnyObject = AnyObject>(
  schema: ObjectSchema<Fields>,
  fields: NoInfer<Fields>,
): FaultsOf<Fields, Key> {
  return Object.fromEntries(
    errorsOf(() => schema.validateSync(fields, { abortEarly: false })).map(({ path, message }) => [
      path,
      message,
    ]),
  ) as FaultsOf<Fields, Key>;
}

/** What one field says, given the others; `undefined` when it is right. */
export function faultAt<Key extends string = FormTextKey, Fields extends AnyObject = AnyObject>(
  schema: ObjectSchema<Fields>,
  name: keyof Fields & string,
  fields: NoInfer<Fields>,
): Key | undefined {
  return errorsOf(() => schema.validateSyncAt(name, fields))[0]?.message as Key | undefined;
}

/** As yup's own `ValidationError.isError`. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

function errorsOf(validate: () => unknown): readonly ValidationError[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (!isValidationError(error)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
}
