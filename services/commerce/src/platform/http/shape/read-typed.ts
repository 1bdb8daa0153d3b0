import { asciiDigits } from '@suvarna/forms/digits';
import { typedWord } from '@suvarna/forms/free-text';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** What of JSON Schema this reads. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

const accepts = (shape: Shape, value: unknown): boolean => Value.Check(shape as TSchema, value);
const isBlank = (value: unknown): boolean => typeof value === 'string' && typedWord(value) === '';
const NUMBER = /^-?[0-9]{1,15}(?:\.[0-9]{1,9})?$/;

function readText(shape: Shape, text: string): unknown {
  const word = asciiDigits(typedWord(text));
  if (shape.type === 'integer' || shape.type === 'number' || typeof shape.const === 'number')
    return NUMBER.test(word) ? Number(word) : text;
  if (shape.pattern === undefined || accepts(shape, text)) return text;
  return [word, word.replaceAll(' ', '')].find((read) => accepts(shape, read)) ?? text;
}

function readFields(shape: Shape, fields: object, isText: boolean): object {
  const { properties = {}, required = [] } = shape;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (field === undefined) return [[name, value]];
      const read = readTyped(field, value, isText);
      const isNotGiven = isBlank(read) && !required.includes(name) && (isText || !accepts(field, read));
      return isNotGiven ? [] : [[name, read]];
    }),
  );
}

/**
 * What came, as the schema has it where people and links write it otherwise: an optional parameter that
 * is blank was not given, a number may be a text, and a text of a pattern may have digits of another
 * keyboard, or blanks and invisible signs, which were copied along. Whatever else is wrong stays for
 * the validation to refuse.
 *
 * @param isText a query string: there a blank is never a value; in a body it is where the schema takes it
 */
export function readTyped(shape: Shape, value: unknown, isText: boolean): unknown {
  if (shape.anyOf !== undefined) {
    if (accepts(shape, value)) return value;
    return (
      shape.anyOf.map((one) => readTyped(one, value, isText)).find((read) => accepts(shape, read)) ?? value
    );
  }
  if (typeof value === 'string') return readText(shape, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((item) => readTyped(items, item, isText));
  }
  return readFields(shape, value, isText);
}
