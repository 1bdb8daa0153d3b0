import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { brokenBy, type Side } from './compare-schemas.ts';

const broken = (before: TSchema, after: TSchema, side: Side) => brokenBy(before, after, side, 'it');
const closed = { additionalProperties: false };
const State = (...names: readonly string[]) => Type.Union(names.map((name) => Type.Literal(name)));

describe('of what is asked', () => {
  it.each([
    [
      'a field that has to be there',
      Type.Object({}),
      Type.Object({ size: Type.String() }),
      'it.size has to be there',
    ],
    [
      'a field that is gone',
      Type.Object({ size: Type.String() }, closed),
      Type.Object({}, closed),
      'it.size is gone',
    ],
    ['other fields', Type.Object({}), Type.Object({}, closed), 'it takes no other fields'],
    ['another type', Type.String(), Type.Integer(), 'it is integer, and was string'],
    ['whole numbers only', Type.Number(), Type.Integer(), 'it is integer, and was number'],
    [
      'a shorter text',
      Type.String({ maxLength: 60 }),
      Type.String({ maxLength: 50 }),
      'it has another maxLength',
    ],
    ['a pattern', Type.String(), Type.String({ pattern: '^a' }), 'it has another pattern'],
    ['one word fewer', State('a', 'b', 'c'), State('a', 'c'), 'it does not take "b" any more'],
    ['no null', Type.Union([Type.String(), Type.Null()]), Type.String(), 'it does not take null any more'],
    [
      'fewer in a list',
      Type.Array(Type.String(), { maxItems: 9 }),
      Type.Array(Type.String(), { maxItems: 8 }),
      'it has another maxItems',
    ],
    [
      'less in a list',
      Type.Array(Type.Number()),
      Type.Array(Type.Number({ minimum: 1 })),
      'it[] has another minimum',
    ],
  ])('%s breaks', (_what, before, after, told) => {
    expect(broken(before, after, 'asked')).toEqual([told]);
  });

  it.each([
    [
      'a field that may be there',
      Type.Object({}, closed),
      Type.Object({ size: Type.Optional(Type.String()) }, closed),
    ],
    [
      'a field that need not be there any more',
      Type.Object({ size: Type.String() }),
      Type.Object({ size: Type.Optional(Type.String()) }),
    ],
    ['one word more', State('a', 'b'), State('a', 'b', 'c')],
    ['any number', Type.Integer(), Type.Number()],
    ['a longer text', Type.String({ maxLength: 50 }), Type.String({ maxLength: 60 })],
  ])('%s breaks nothing', (_what, before, after) => {
    expect(broken(before, after, 'asked')).toEqual([]);
  });
});

describe('of what is answered', () => {
  it.each([
    [
      'a field that is gone',
      Type.Object({ size: Type.Optional(Type.String()) }),
      Type.Object({}),
      'it.size is gone',
    ],
    [
      'a field that may be missing',
      Type.Object({ size: Type.String() }),
      Type.Object({ size: Type.Optional(Type.String()) }),
      'it.size may be left out',
    ],
    ['a word that callers do not know', State('a', 'b'), State('a', 'b', 'c'), 'it may be "c"'],
    ['a null', Type.String(), Type.Union([Type.String(), Type.Null()]), 'it may be null'],
    ['a fraction', Type.Integer(), Type.Number(), 'it is number, and was integer'],
    [
      'deep in a list',
      Type.Array(Type.Object({ price: Type.Integer() })),
      Type.Array(Type.Object({ price: Type.String() })),
      'it[].price is string, and was integer',
    ],
  ])('%s breaks', (_what, before, after, told) => {
    expect(broken(before, after, 'answered')).toEqual([told]);
  });

  it.each([
    ['one more field', Type.Object({}), Type.Object({ size: Type.String() })],
    ['one word fewer', State('a', 'b', 'c'), State('a', 'b')],
    [
      'a field that is always there',
      Type.Object({ size: Type.Optional(Type.String()) }),
      Type.Object({ size: Type.String() }),
    ],
  ])('%s breaks nothing', (_what, before, after) => {
    expect(broken(before, after, 'answered')).toEqual([]);
  });
});

/** Schemas with a value each that they take. */
const aSchema: fc.Arbitrary<{ readonly schema: TSchema; readonly value: unknown }> = fc.letrec<{
  any: { readonly schema: TSchema; readonly value: unknown };
}>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string({ maxLength: 4 }).map((value) => ({ schema: Type.String({ maxLength: 4 }), value })),
    fc.integer({ min: 0, max: 9 }).map((value) => ({ schema: Type.Integer({ minimum: 0 }), value })),
    fc.constantFrom('a', 'b').map((value) => ({ schema: State('a', 'b'), value })),
    fc
      .array(tie('any'), { minLength: 1, maxLength: 2 })
      .map(([first]) => ({ schema: Type.Array(first?.schema ?? Type.Null()), value: [first?.value] })),
    fc.dictionary(fc.constantFrom('one', 'two', 'three'), tie('any'), { maxKeys: 3 }).map((fields) => ({
      schema: Type.Object(
        Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
        closed,
      ),
      value: Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
    })),
  ),
})).any;

it('nothing breaks where nothing changed', () => {
  fc.assert(
    fc.property(aSchema, ({ schema }) => {
      expect([broken(schema, schema, 'asked'), broken(schema, schema, 'answered')]).toEqual([[], []]);
    }),
  );
});

it('what was taken before is taken still, unless something is told of', () => {
  fc.assert(
    fc.property(aSchema, aSchema, ({ schema: before, value }, { schema: after }) => {
      if (broken(before, after, 'asked').length === 0) expect(Value.Check(after, value)).toBe(true);
      if (broken(after, before, 'answered').length === 0) expect(Value.Check(after, value)).toBe(true);
    }),
  );
});
