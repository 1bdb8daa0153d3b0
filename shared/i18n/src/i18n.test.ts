import { describe, expect, test } from '@jest/globals';
import { createTexts, grammar } from './grammar.ts';
import { compareTexts, createTranslate, needsGrammar } from './i18n.ts';

const en = {
  'bag.pieces_one': '{{count}} piece',
  'bag.pieces_other': '{{count}} pieces',
  'bag.hello': 'Hello {{name}}: see a.b',
  total: '{{n, number}}',
};
const hi = {
  'bag.pieces_one': '{{count}} नग',
  'bag.pieces_other': '{{count}} नगों',
  'bag.hello': 'नमस्ते {{name}}',
  total: '{{n, number}}',
};

describe('texts of a namespace', () => {
  test('are ready when the call returns', () => {
    expect(createTranslate('en', 'checkout', en)('bag.hello', { name: 'Asha' })).toBe('Hello Asha: see a.b');
  });

  test.each([
    [0, '0 pieces'],
    [1, '1 piece'],
    [2, '2 pieces'],
  ])('English plural of %i', (count, text) => {
    expect(createTranslate('en', 'checkout', en)('bag.pieces', { count })).toBe(text);
  });

  test.each([
    [0, '0 नग'],
    [1, '1 नग'],
    [2, '2 नगों'],
  ])('Hindi plural of %i: nought and one are singular', (count, text) => {
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
    expect(createTranslate(locale, 'checkout', en, grammar)('total', { n: 1_234_567 })).toBe('12,34,567');
  });

  test('an instance can serve react-i18next', () => {
    expect(createTexts('en', 'checkout', en).hasLoadedNamespace('checkout')).toBe(true);
  });
});

describe('compareTexts', () => {
  test('finds missing, empty and unknown keys and changed placeholders', () => {
    expect(compareTexts({ a: '{{x}}', b: 'b', c: 'c' }, { a: '{{y}}', b: ' ', d: 'd' })).toEqual([
      'a: other placeholders',
      'b: empty',
      'c: missing',
      'd: unknown',
    ]);
  });
  test('is silent about a complete translation', () => {
    expect(compareTexts(en, hi)).toEqual([]);
  });
});

describe('what is filled in here and what i18next does are the same', () => {
  const texts = {
    plain: 'Gold, plain',
    name: 'Hello {{name}}, {{ name }}!',
    two: '{{a}}{{b}}',
    nested: 'See $t(plain)',
    format: '{{n, number}} g',
    pieces: 'pieces',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
    made: 'made',
    made_female: 'made by her',
    late: 'late',
    late_zero: 'never',
    late_one: '{{count}} day',
    late_other: '{{count}} days',
  };
  const calls: readonly (readonly [string, Readonly<Record<string, string | number>>?])[] = [
    ['plain'],
    ['plain', { name: 'x' }],
    ['name', { name: 'Asha' }],
    ['name', { name: '$& {{name}} <b>' }],
    ['name', { name: 0 }],
    ['two', { a: 1, b: '' }],
    ['nested'],
    ['format', { n: 123_456 }],
    ['pieces', { count: 1 }],
    ['pieces', { count: 4 }],
    ['pieces'],
    ['made', { context: 'female' }],
    ['absent'],
    ['absent', { name: 'x' }],
    ['absent', { count: 2 }],
    ['pieces', { count: 0 }],
    ['late', { count: 0 }],
    ['late', { count: 1 }],
    ['late', { count: 21 }],
    ['late', { count: 1.5 }],
    ['name'],
    ['two', { a: '{{b}}', b: 1 }],
  ];

  test.each(calls.map((call) => ({ call })))('$call', ({ call: [key, values] }) => {
    for (const locale of ['en', 'hi'] as const) {
      const asked = createTexts(locale, 'shop', texts).t(key, { ...values });
      expect(createTranslate(locale, 'shop', texts, grammar)(key, values)).toBe(asked);
    }
  });
});

describe('i18next', () => {
  test.each([
    ['one text inside another', { a: 'See $t(b)', b: 'B' }],
    ['a format', { a: '{{n, number}}' }],
  ])('is asked for by %s', (_what, texts) => {
    expect(needsGrammar(texts)).toBe(true);
  });

  test('is not asked for by sentences and plurals', () => {
    expect(
      needsGrammar({ a: 'Hello {{name}}', b_one: '{{count}} piece', b_other: '{{count}} pieces, (a, b)' }),
    ).toBe(false);
  });

  test('is missed loudly: no text is shown half', () => {
    expect(() => createTranslate('en', 'shop', { a: '{{n, number}}' })('a', { n: 1 })).toThrow(
      'needs a grammar',
    );
  });
});
