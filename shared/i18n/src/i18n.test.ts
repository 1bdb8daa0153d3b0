import { describe, expect, test } from '@jest/globals';
import { compareTexts, createTexts, createTranslate } from './i18n.ts';

const en = { 'bag.pieces_one': '{{count}} piece', 'bag.pieces_other': '{{count}} pieces', 'bag.hello': 'Hello {{name}}: see a.b', total: '{{n, number}}' };
const hi = { 'bag.pieces_one': '{{count}} नग', 'bag.pieces_other': '{{count}} नगों', 'bag.hello': 'नमस्ते {{name}}', total: '{{n, number}}' };

describe('texts of a namespace', () => {
  test('are ready when the call returns', () => {
    expect(createTranslate('en', 'checkout', en)('bag.hello', { name: 'Asha' })).toBe('Hello Asha: see a.b');
  });

  test.each([[0, '0 pieces'], [1, '1 piece'], [2, '2 pieces']])('English plural of %i', (count, text) => {
    expect(createTranslate('en', 'checkout', en)('bag.pieces', { count })).toBe(text);
  });

  test.each([[0, '0 नग'], [1, '1 नग'], [2, '2 नगों']])('Hindi plural of %i: nought and one are singular', (count, text) => {
    expect(createTranslate('hi', 'checkout', hi)('bag.pieces', { count })).toBe(text);
  });

  test('leave markup alone: React escapes it', () => {
    expect(createTranslate('en', 'checkout', en)('bag.hello', { name: '<i>&' })).toBe('Hello <i>&: see a.b');
  });

  test('never read another namespace or language', () => {
    createTranslate('hi', 'checkout', hi);
    expect(createTranslate('en', 'account', { a: 'A' })('bag.hello')).toBe('bag.hello');
  });

  test.each(['en', 'hi'] as const)('numbers are grouped the Indian way in %s', (locale) => {
    expect(createTranslate(locale, 'checkout', en)('total', { n: 1_234_567 })).toBe('12,34,567');
  });

  test('an instance can serve react-i18next', () => {
    expect(createTexts('en', 'checkout', en).hasLoadedNamespace('checkout')).toBe(true);
  });
});

describe('compareTexts', () => {
  test('finds missing, empty and unknown keys and changed placeholders', () => {
    expect(compareTexts({ a: '{{x}}', b: 'b', c: 'c' }, { a: '{{y}}', b: ' ', d: 'd' })).toEqual(['a: other placeholders', 'b: empty', 'c: missing', 'd: unknown']);
  });
  test('is silent about a complete translation', () => {
    expect(compareTexts(en, hi)).toEqual([]);
  });
});

describe('what is filled in here and what i18next does are the same', () => {
  const texts = {
    plain: 'Gold, plain', name: 'Hello {{name}}, {{ name }}!', two: '{{a}}{{b}}', nested: 'See $t(plain)', format: '{{n, number}} g',
    pieces: 'pieces', pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces', made: 'made', made_female: 'made by her',
  };
  const calls: readonly (readonly [string, Readonly<Record<string, string | number>>?])[] = [
    ['plain'], ['plain', { name: 'x' }], ['name', { name: 'Asha' }], ['name', { name: '$& {{name}} <b>' }], ['name', { name: 0 }], ['two', { a: 1, b: '' }],
    ['nested'], ['format', { n: 123_456 }], ['pieces', { count: 1 }], ['pieces', { count: 4 }], ['pieces'], ['made', { context: 'female' }], ['absent'], ['absent', { name: 'x' }],
  ];

  test.each(calls.map((call) => ({ call })))('$call', ({ call: [key, values] }) => {
    const asked = createTexts('en', 'shop', texts).t(key, { ...values });
    expect(createTranslate('en', 'shop', texts)(key, values)).toBe(asked);
  });
});
