import { afterEach, describe, expect, jest, test } from '@jest/globals';
import i18next from 'i18next';
import {
  addTexts,
  markMissingTexts,
  missingTexts,
  onMissingText,
  ownNamespace,
  textsOf,
  translator,
  type FlatTexts,
  type MissingText,
  type Translate,
} from './i18n.ts';

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
const bag = textsOf('checkout@1.0.0', { en, hi });

/** Texts of a namespace that no other test has. */
const one = (texts: FlatTexts): Translate => {
  const namespace = ownNamespace('test');
  addTexts('en', namespace, texts);
  return translator('en', namespace);
};

describe('texts of a namespace', () => {
  test('are ready when the call returns', () => {
    expect(bag('en')('bag.hello', { name: 'Asha' })).toBe('Hello Asha: see a.b');
  });

  test.each([
    [0, '0 pieces'],
    [1, '1 piece'],
    [2, '2 pieces'],
  ])('English plural of %i', (count, text) => {
    expect(bag('en')('bag.pieces', { count })).toBe(text);
  });

  test.each([
    [0, '0 नग'],
    [1, '1 नग'],
    [2, '2 नगों'],
  ])('Hindi plural of %i: nought and one are singular', (count, text) => {
    expect(bag('hi')('bag.pieces', { count })).toBe(text);
  });

  test.each([
    ['0', '0 pieces'],
    ['1', '1 piece'],
    ['12', '12 pieces'],
  ])('a count that comes as a text is a number: %s', (count, text) => {
    expect(bag('en')('bag.pieces', { count })).toBe(text);
  });

  test('say nothing of nothing where there is a text for it', () => {
    const t = one({ late_zero: 'never', late_one: '{{count}} day', late_other: '{{count}} days' });
    expect([0, 1, 1.5, 21].map((count) => t('late', { count }))).toEqual([
      'never',
      '1 day',
      '1.5 days',
      '21 days',
    ]);
  });

  test('leave markup alone: React escapes it', () => {
    expect(bag('en')('bag.hello', { name: '<i>&' })).toBe('Hello <i>&: see a.b');
  });

  test.each(['en', 'hi'] as const)('group numbers the Indian way in %s', (locale) => {
    expect(bag(locale)('total', { n: 1_234_567 })).toBe('12,34,567');
  });

  test('may stand in each other, and follow who is meant', () => {
    const t = one({ plain: 'Gold', nested: 'See $t(plain)', made: 'made', made_female: 'made by her' });
    expect([t('nested'), t('made'), t('made', { context: 'female' })]).toEqual([
      'See Gold',
      'made',
      'made by her',
    ]);
    expect(one({ a: 'See $t(b)', b: 'B of {{name}}' })('a', { name: 'Asha' })).toBe('See B of Asha');
  });

  test.each([
    ['a place of a text', '{{b}}'],
    ['one text in another', '$t(plain)'],
    ['how a replacement is written', '$& $1'],
  ])('take what a value brings along for what it is, %s', (_what, a) => {
    expect(one({ two: '{{a}}, {{b}}', plain: 'Gold' })('two', { a, b: 1 })).toBe(`${a}, 1`);
  });

  test('may have values by any name', () => {
    expect(one({ a: '{{lng}} {{ns}} {{nest}}' })('a', { lng: 'x', ns: 'y', nest: 'z' })).toBe('x y z');
  });

  test('leave the place of a value empty that was not given', () => {
    expect(one({ a: 'Hello {{name}}!' })('a', { other: 1 })).toBe('Hello !');
  });

  test('are asked by one function as long as the document lives', () => {
    expect(translator('hi', 'checkout@1.0.0')).toBe(bag('hi'));
  });

  test('may come later, and in other words', () => {
    const namespace = ownNamespace('late');
    addTexts('en', namespace, { a: 'first' });
    const t = translator('en', namespace);
    expect([t('a'), t('a')]).toEqual(['first', 'first']);
    addTexts('en', namespace, { a: 'second', b: 'B' });
    expect([t('a'), t('b')]).toEqual(['second', 'B']);
  });
});

describe('one instance', () => {
  test('is i18next’s own, so a bundle that shares i18next shares the texts', () => {
    bag('en');
    expect(i18next.hasResourceBundle('en-IN', 'checkout@1.0.0')).toBe(true);
  });

  test('keeps two releases of one remote apart', () => {
    addTexts('en', 'catalog@1.0.0', { title: 'Old' });
    addTexts('en', 'catalog@1.0.1', { title: 'New' });
    expect(['1.0.0', '1.0.1'].map((version) => translator('en', `catalog@${version}`)('title'))).toEqual([
      'Old',
      'New',
    ]);
  });

  test('asks i18next once for a text without values', () => {
    const t = one({ a: 'A' });
    const asked = jest.spyOn(
      i18next.services.languageUtils as { toResolveHierarchy: () => string[] },
      'toResolveHierarchy',
    );
    t('a');
    const first = asked.mock.calls.length;
    for (let times = 0; times < 100; times += 1) t('a');
    expect(asked.mock.calls.length).toBe(first);
  });
});

describe('a text that was not written', () => {
  afterEach(() => {
    missingTexts().clear();
    markMissingTexts(false);
  });

  test('is counted each time it is asked for, and told once', () => {
    const told: MissingText[] = [];
    const stop = onMissingText((missing) => {
      if (missing.namespace === 'checkout@1.0.0') told.push(missing);
    });
    const t = bag('hi');
    for (const key of ['bag.none', 'bag.none', 'bag.other']) t(key);
    stop();
    t('bag.third');
    expect([...missingTexts()]).toEqual([
      ['hi checkout@1.0.0 bag.none', 2],
      ['hi checkout@1.0.0 bag.other', 1],
      ['hi checkout@1.0.0 bag.third', 1],
    ]);
    expect(told.map(({ key }) => key)).toEqual(['bag.none', 'bag.other']);
  });

  test('is told also to who comes late', () => {
    one({})('early');
    const told: string[] = [];
    onMissingText(({ key }) => told.push(key))();
    expect(told).toContain('early');
  });

  test('is what its plural and its context need, too', () => {
    const t = one({ pieces_one: 'one' });
    t('pieces', { count: 2 });
    expect([...missingTexts().keys()]).toEqual([expect.stringMatching(/^en test#\d+ pieces$/)]);
  });

  test('is English in the shop, or else its key', () => {
    const t = textsOf(ownNamespace('half'), {
      en: { 'a.b': 'English {{name}}', pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces' },
      hi: {},
    })('hi');
    expect([t('a.b', { name: 'Asha' }), t('pieces', { count: 1 }), t('c.d')]).toEqual([
      'English Asha',
      '1 piece',
      'c.d',
    ]);
  });

  test('is shown with marks where a store is made', () => {
    markMissingTexts(true);
    expect(one({})('bag.title')).toBe('⟦bag.title⟧');
  });

  test('does not fill the memory of a server that is asked for a thousand', () => {
    const t = one({});
    for (let number = 0; number < 1_000; number += 1) t(`key-${number}`);
    expect(missingTexts().size).toBe(100);
  });
});
