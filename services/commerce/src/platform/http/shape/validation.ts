import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { formText, isFormText, type FormTextKey } from '@suvarna/forms/texts';
import { Refusal } from '../../refusal.ts';
import { readTyped } from './read-typed.ts';
import { composed, unreadableText } from './texts.ts';

interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params?: {
    readonly additionalProperties?: readonly string[];
    readonly requiredProperties?: readonly string[];
  };
}

function fieldsOf(faults: readonly Fault[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const fault of faults.slice(0, 10)) {
    const named = fault.params?.additionalProperties ?? fault.params?.requiredProperties;
    if (fault.keyword === 'boolean') fields[fault.instancePath] ??= 'is not known here';
    else if (named === undefined) fields[fault.instancePath || '/'] ??= fault.message;
    else
      for (const name of named.slice(0, 10))
        fields[`${fault.instancePath}/${name.slice(0, 64)}`] ??=
          fault.keyword === 'required' ? 'is missing' : 'is not known here';
  }
  return fields;
}

const invalid = (fields: Record<string, string>): Refusal => new Refusal('REQUEST.INVALID', { fields });

/** The form's own text of a field, by the key its schema names (`x-text`). */
function textOf(schema: TSchema, pointer: string): string | undefined {
  let field: unknown = schema;
  for (const name of pointer.split('/').slice(1)) {
    const { properties, items } = field as { properties?: Record<string, unknown>; items?: unknown };
    field = properties?.[name] ?? items ?? {};
  }
  const key = (field as { 'x-text'?: string })['x-text'];
  return key !== undefined && isFormText(key) ? formText(key, 'en') : undefined;
}

/** What any form says of a field that is empty, or longer than is kept. */
const OF_ANY_FORM: Readonly<Record<string, FormTextKey>> = { minLength: 'required', maxLength: 'tooLong' };

/** Says a field's fault in the words of its form, where it has one: they are shown as they are (specification §5). */
function refusalOf(schema: TSchema, found: readonly Fault[], isForm: boolean): Refusal {
  const faults = fieldsOf(found);
  const general = (pointer: string): string | undefined => {
    const fault = isForm ? found.find(({ instancePath }) => instancePath === pointer) : undefined;
    const key = OF_ANY_FORM[fault?.keyword ?? ''];
    return key && formText(key, 'en');
  };
  const own = Object.keys(faults).flatMap((pointer) => {
    const text = textOf(schema, pointer) ?? general(pointer);
    return text === undefined ? [] : [[pointer, text] as const];
  });
  const [first] = own;
  const fields = { ...faults, ...Object.fromEntries(own) };
  return first === undefined
    ? invalid(fields)
    : new Refusal('REQUEST.INVALID', { message: first[1], fields });
}

/** By schema: an address is served under several spellings and by two listeners, and is compiled once. */
const compiled = new WeakMap<TSchema, Validator>();

function checkOf(schema: TSchema): Validator {
  const check = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, check);
  return check;
}

/**
 * Bodies arrive with the types they are declared with, but for what people type (`read-typed.ts`). Query
 * strings, headers and path parameters, which are text by nature, are read as numbers and booleans. Unknown fields are
 * refused, never dropped. What is no text is refused, and equal texts arrive equal (NFC).
 */
export function validateStrictly(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const check = checkOf(schema);
    const isText = httpPart !== 'body';
    return (input: unknown) => {
      const read = readTyped(schema, isText ? { ...(input as object) } : input, isText);
      const value = isText ? Value.Default(schema, Value.Convert(schema, read)) : read;
      if (!check.Check(value)) {
        const faults = [...check.Errors(value)] as unknown as Fault[];
        return { error: refusalOf(schema, faults, httpPart === 'body') };
      }
      // After the schema, which has seen to it that nothing is nested deeply.
      const unreadable = unreadableText(value);
      return unreadable === undefined
        ? { value: composed(value) }
        : { error: invalid({ [unreadable]: 'holds a character that is none' }) };
    };
  });
}
