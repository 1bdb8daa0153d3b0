import { object } from 'yup';
import { faultOfCode } from './code.ts';
import { faultsOf } from '../form/faults.ts';
import { rule } from '../form/schema.ts';

/** A code that was sent: at sign-in, to an order's contact, to a new phone, for an order paid at the door. */
const codeSchema = object({ code: rule(faultOfCode) });
/** What its field lacks; each form says it in its own words, or waits. */
export type CodeFault = NonNullable<ReturnType<typeof faultOfCode>>;

/** `undefined` when all digits are there. */
export const faultOfTypedCode = (code: string): CodeFault | undefined =>
  faultsOf<CodeFault>(codeSchema, { code }).code;
