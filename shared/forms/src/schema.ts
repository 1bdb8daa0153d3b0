/**
 * Every form a shopper fills in is a yup schema whose fields are the rule functions of this package,
 * which the server checks by, too. Messages are keys of texts: the store's own (`texts.ts`), or those
 * of the part the form is in.
 *
 * yup stays out of first views where it can: a form on a page of something else (pincode, coupon)
 * imports its schema when the shopper begins with it.
 */
import { string, ValidationError, type AnyObject, type ObjectSchema, type StringSchema } from 'yup';
import type { FormTextKey } from './texts.ts';

/** Refused fields with the key of the text each shows. */
export type FaultsOf<Fields, Key extends string = FormTextKey> = Readonly<Partial<Record<keyof Fields, Key>>>;

/** A rule as a yup field. `fault` answers the key of what the field says, `undefined` when it is right; `siblings` are all fields. */
export function rule(
  fault: (value: string, siblings: Readonly<Record<string, string>>) => string | undefined,
): StringSchema<string, AnyObject, '', 'd'> {
  return string()
    .default('')
    .defined()
    .test('rule', (value, context) => {
      const found = fault(value, context.parent as Readonly<Record<string, string>>);
      return found === undefined || context.createError({ message: found });
    });
}

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

function errorsOf(validate: () => unknown): readonly ValidationError[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
}
