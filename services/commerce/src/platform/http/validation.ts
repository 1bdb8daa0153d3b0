import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { Refusal } from './refusal.ts';
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

const invalid = (fields: Record<string, string>): Refusal =>
  new Refusal(400, 'REQUEST.INVALID', 'The request is not valid.', { fields });

/** By schema: an address is served under several spellings and by two listeners, and is compiled once. */
const compiled = new WeakMap<TSchema, Validator>();

function checkOf(schema: TSchema): Validator {
  const check = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, check);
  return check;
}

/**
 * Bodies must arrive with the types they are declared with. Only query strings, headers and path
 * parameters, which are text by nature, are read as numbers and booleans. Unknown fields are
 * refused, never dropped. What is no text is refused, and equal texts arrive equal (NFC).
 */
export function validateStrictly(app: FastifyInstance): void {
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const check = checkOf(schema);
    const isText = httpPart !== 'body';
    return (input: unknown) => {
      const value = isText ? Value.Default(schema, Value.Convert(schema, { ...(input as object) })) : input;
      if (!check.Check(value))
        return { error: invalid(fieldsOf([...check.Errors(value)] as unknown as Fault[])) };
      // After the schema, which has seen to it that nothing is nested deeply.
      const unreadable = unreadableText(value);
      return unreadable === undefined
        ? { value: composed(value) }
        : { error: invalid({ [unreadable]: 'holds a character that is none' }) };
    };
  });
}
