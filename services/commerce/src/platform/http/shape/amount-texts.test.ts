import { describe, expect, it } from '@jest/globals';
import { toDecimalString } from '@suvarna/contracts/money';
import fc from 'fast-check';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  amountsIn,
  amountsWithoutText,
  declaredWithoutText,
} from '../../../../test-support/amounts.fixtures.ts';
import { amountTextsOf, withAmountTexts, type JsonSchema } from './amount-texts.ts';

const text = { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' };
const Amount = Type.Object({ a_paise: Type.Integer() });

describe('a declared answer', () => {
  it('gets a text beside every amount, needed where the amount is', () => {
    expect(
      withAmountTexts(
        Type.Object({
          a_paise: Type.Integer(),
          b_paise: Type.Optional(Type.Integer()),
          c_paise: Type.Union([Type.Integer(), Type.Null()]),
          weight_mg: Type.Integer(),
        }),
      ),
    ).toMatchObject({
      required: ['a_paise', 'c_paise', 'weight_mg', 'a', 'c'],
      properties: { a: text, b: text, c: { anyOf: [text, { type: 'null' }] } },
    });
  });

  it('keeps what has that name already, and takes nothing else for an amount', () => {
    const declared = Type.Object({
      gst: Type.Object({}),
      gst_paise: Type.Integer(),
      price: Type.String(),
      price_paise: Type.Integer(),
      x_paise: Type.String(),
      _paise: Type.Integer(),
      paise_per_gram: Type.Object({ 18: Type.Integer() }),
    });
    expect(withAmountTexts(declared)).toEqual(declared);
    expect(amountTextsOf(declared)).toBeUndefined();
  });

  it('gets them however deep the amounts lie', () => {
    const declared = Type.Object({
      list: Type.Array(Type.Object({ inner: Type.Optional(Type.Union([Type.Null(), Amount])) })),
      both: Type.Intersect([Amount, Type.Object({ b_paise: Type.Integer() })]),
    });
    expect(declaredWithoutText(declared)).toHaveLength(3);
    expect(declaredWithoutText(withAmountTexts(declared))).toEqual([]);
  });

  it('may not hide amounts behind a reference', () => {
    const hidden: JsonSchema = { type: 'object', properties: { line: { $ref: 'Line' } } };
    expect(() => withAmountTexts(hidden)).toThrow('Line');
    expect(() => amountTextsOf(hidden)).toThrow('Line');
  });

  it('is not looked into at all where there is nothing to add', () => {
    expect(
      amountTextsOf(Type.Object({ list: Type.Array(Type.Object({ name: Type.String() })) })),
    ).toBeUndefined();
  });
});

describe('an answer', () => {
  const add = (schema: JsonSchema, answer: unknown): unknown => amountTextsOf(schema)?.(answer);

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [5_184_500, '51845.00'],
    [-5_184_501, '-51845.01'],
  ])('says %d as %s', (minor, expected) => {
    expect(add(Amount, { a_paise: minor })).toEqual({ a_paise: minor, a: expected });
  });

  it('has no text for no amount, and none for one that is left out', () => {
    const declared = Type.Object({
      a_paise: Type.Union([Type.Integer(), Type.Null()]),
      b_paise: Type.Optional(Type.Integer()),
    });
    expect(add(declared, { a_paise: null })).toEqual({ a_paise: null, a: null });
  });

  it('keeps a text that its view has written', () => {
    expect(add(Amount, { a_paise: 100, a: 'kept' })).toEqual({ a_paise: 100, a: 'kept' });
  });

  it('is filled in whichever form of a union it has, also where both have a field of one name', () => {
    const declared = Type.Union([
      Type.Object({ part: Amount }),
      Type.Object({ part: Type.Array(Type.Object({ b_paise: Type.Integer() })) }),
      Type.Null(),
    ]);
    expect(add(declared, { part: { a_paise: 1 } })).toEqual({ part: { a_paise: 1, a: '0.01' } });
    expect(add(declared, { part: [{ b_paise: 2 }] })).toEqual({ part: [{ b_paise: 2, b: '0.02' }] });
    expect(add(declared, null)).toBeNull();
  });

  it('shares what has nothing to fill', () => {
    const answer = { card: { price: '1.00', price_paise: 100 }, a_paise: 1 };
    const sent = add(
      Type.Object({
        card: Type.Object({ price: Type.String(), price_paise: Type.Integer() }),
        a_paise: Type.Integer(),
      }),
      answer,
    ) as typeof answer;
    expect(sent.card).toBe(answer.card);
  });
});

interface Case {
  readonly schema: JsonSchema;
  readonly answer: unknown;
}

/** Schemas of any form with an answer that fits. */
const { cases } = fc.letrec<{ cases: Case; leaf: Case; fields: Case }>((tie) => ({
  cases: fc.oneof({ maxDepth: 4, withCrossShrink: true }, tie('leaf'), tie('fields')),
  leaf: fc.string().map((answer) => ({ schema: Type.String() as JsonSchema, answer })),
  fields: fc
    .record({
      amounts: fc.dictionary(
        fc.constantFrom('total_paise', 'fee_paise', 'rate_paise'),
        fc.option(fc.integer(), { nil: null }),
        { noNullPrototype: true },
      ),
      parts: fc.dictionary(
        fc.constantFrom('one', 'other', 'lines'),
        fc.tuple(tie('cases'), fc.constantFrom('plain', 'list', 'union')),
        { noNullPrototype: true },
      ),
    })
    .map(({ amounts, parts }): Case => {
      const wrap = (schema: JsonSchema, form: string): JsonSchema =>
        ({
          plain: schema,
          list: { type: 'array', items: schema },
          union: { anyOf: [{ type: 'null' }, schema] },
        })[form] ?? schema;
      const amountSchema = (minor: number | null): JsonSchema =>
        minor === null ? { anyOf: [{ type: 'integer' }, { type: 'null' }] } : { type: 'integer' };
      return {
        schema: {
          type: 'object',
          required: [...Object.keys(amounts), ...Object.keys(parts)],
          properties: {
            ...Object.fromEntries(
              Object.entries(amounts).map(([name, minor]) => [name, amountSchema(minor)]),
            ),
            ...Object.fromEntries(
              Object.entries(parts).map(([name, [part, form]]) => [name, wrap(part.schema, form)]),
            ),
          },
        },
        answer: {
          ...amounts,
          ...Object.fromEntries(
            Object.entries(parts).map(([name, [part, form]]) => [
              name,
              form === 'list' ? [part.answer, part.answer] : part.answer,
            ]),
          ),
        },
      };
    }),
}));

function frozen<Part>(value: Part): Part {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Without the texts that were added. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !Object.hasOwn(value, `${name}_paise`))
      .map(([name, part]) => [name, bare(part)]),
  );
}

describe('of any answer', () => {
  it('every amount has its text, what was there stays, and its new declaration fits', () => {
    fc.assert(
      fc.property(cases, ({ schema, answer }) => {
        frozen(answer);
        const add = amountTextsOf(schema);
        const sent = add === undefined ? answer : add(answer);
        expect(add === undefined).toBe(amountsIn(answer).length === 0);
        expect(amountsWithoutText(sent)).toEqual([]);
        expect(amountsIn(sent).map(({ path, minor }) => [path, minor])).toEqual(
          amountsIn(answer).map(({ path, minor }) => [path, minor]),
        );
        expect(bare(sent)).toEqual(answer);
        expect(add === undefined ? sent : add(sent)).toEqual(sent);
        expect(declaredWithoutText(withAmountTexts(schema))).toEqual([]);
        expect(Value.Check(withAmountTexts(schema), sent)).toBe(true);
      }),
    );
  });

  it('a text read back is the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        const sent = amountTextsOf(Amount)?.({ a_paise: minor }) as unknown as { a: string };
        expect(sent.a).toBe(toDecimalString(minor));
        expect(BigInt(sent.a.replace('.', ''))).toBe(BigInt(minor));
      }),
    );
  });
});
