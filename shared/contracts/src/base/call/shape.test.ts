import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fits, type Shape } from './shape.ts';

const bag: Shape = { count: 'number', open: 'boolean', items: [{ sku: 'string' }] };

describe('the shape of an answer', () => {
  test.each<[string, unknown]>([
    ['as it should be', { count: 1, open: true, items: [{ sku: 'a', note: null }] }],
    ['with an empty list', { count: 0, open: false, items: [] }],
    ['with more than was asked for', { count: 0, open: false, items: [], gift: {} }],
  ])('fits an answer %s', (_what, value) => expect(fits(value, bag)).toBe(true));

  test.each<[string, unknown]>([
    ['nothing', null],
    ['absence', undefined],
    ['text', '{}'],
    ['a list', []],
    ['a missing field', { count: 1, open: true }],
    ['a number as text', { count: '1', open: true, items: [] }],
    ['no number', { count: Number.NaN, open: true, items: [] }],
    ['an object for a list', { count: 1, open: true, items: {} }],
    ['one wrong item', { count: 1, open: true, items: [{ sku: 'a' }, { sku: 2 }] }],
    ['an empty item', { count: 1, open: true, items: [null] }],
  ])('does not fit %s', (_what, value) => expect(fits(value, bag)).toBe(false));

  test('is told of any value without a throw', () => {
    const shape: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
      shape: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('string', 'number', 'boolean', 'object'),
        fc.tuple(tie('shape')),
        fc.dictionary(fc.string({ maxLength: 3 }), tie('shape'), { maxKeys: 3 }),
      ),
    })).shape;
    fc.assert(fc.property(fc.anything(), shape, (value, wanted) => typeof fits(value, wanted) === 'boolean'));
  });
});
