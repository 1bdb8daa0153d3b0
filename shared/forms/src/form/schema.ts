/**
 * Every form a shopper fills in is a yup schema whose fields are the rule functions of this package,
 * which the server checks by, too. Messages are keys of texts: the store's own (`texts.ts`), or those
 * of the part the form is in.
 *
 * yup stays out of first views where it can: a form on a page of something else (pincode, coupon)
 * imports its schema when the shopper begins with it.
 */
import { string, type AnyObject, type StringSchema } from 'yup';

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
