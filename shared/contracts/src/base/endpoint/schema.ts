import { Type, type TProperties } from 'typebox';

const strict = { additionalProperties: false } as const;

/** An object with these properties and no others: what callers send. */
export const strictObject = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, strict);

/** One of these words or numbers. */
export const oneOf = <const Words extends readonly (string | number)[]>(words: Words) =>
  Type.Unsafe<Words[number]>(Type.Union(words.map((word) => Type.Literal(word))));
