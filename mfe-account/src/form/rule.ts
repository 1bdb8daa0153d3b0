import type { FormTextKey } from '@suvarna/forms/texts';
import { string, type AnyObject, type StringSchema } from 'yup';

/** A rule of `@suvarna/forms` as a yup field; the message is the text's key. `siblings` are the other fields. */
export function rule(
  fault: (value: string, siblings: Readonly<Record<string, string>>) => FormTextKey | undefined,
): StringSchema<string, AnyObject, '', 'd'> {
  return string()
    .default('')
    .defined()
    .test('rule', (value, context) => {
      const found = fault(value, context.parent as Readonly<Record<string, string>>);
      return found === undefined || context.createError({ message: found });
    });
}
