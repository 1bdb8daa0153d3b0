import { describe, expect, it } from '@jest/globals';
import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { BANGLE_SIZES, BRACELET_SIZES, CHAIN_SIZES, ringNames } from '@suvarna/contracts/sizes';
import { entriesOf, kindOfSizes, preferredEntry } from './size-entries.model.ts';

const sizesOf = (ids: readonly string[]) =>
  ids.map((id) => ({ id, label: id, inStock: false, names: undefined }));
const RINGS = ['12', '14', '16'].map((id) => ({
  id,
  label: id,
  inStock: false,
  names: ringNames('ring', id),
}));
const person = (id: string, more: Partial<MeasuredPerson> = {}): MeasuredPerson => ({
  person_id: id,
  version: 1,
  relation: 'friend',
  name: id,
  rings: [],
  bangle: '',
  chain: '',
  wrist_um: null,
  bracelet: '',
  ...more,
});
const ring = (finger: 'ring' | 'index', size: string, hand: 'left' | 'right' = 'left') => ({
  hand,
  finger,
  circumference_um: 54_400,
  size,
});

describe('the sizes of a design', () => {
  it.each([
    ['ring', RINGS],
    ['bangle', sizesOf(BANGLE_SIZES)],
    ['chain', sizesOf(CHAIN_SIZES)],
    ['bracelet', sizesOf(BRACELET_SIZES)],
    [undefined, sizesOf(['free'])],
    [undefined, []],
  ])('go by the %s', (kind, sizes) => {
    expect(kindOfSizes(sizes)).toBe(kind);
  });
});

describe('the sizes of people', () => {
  const asha = person('asha', {
    rings: [ring('ring', '14'), ring('ring', '16', 'right'), ring('index', '20'), ring('index', '', 'right')],
    bangle: '2-4',
    bracelet: '7',
  });

  it('are those of the kind the design is made in, with those it is not made in told apart', () => {
    expect(entriesOf([asha], RINGS)).toEqual([
      {
        key: 'asha left ring',
        person: asha,
        place: { hand: 'left', finger: 'ring' },
        size: '14',
        offered: true,
      },
      {
        key: 'asha right ring',
        person: asha,
        place: { hand: 'right', finger: 'ring' },
        size: '16',
        offered: true,
      },
      {
        key: 'asha left index',
        person: asha,
        place: { hand: 'left', finger: 'index' },
        size: '20',
        offered: false,
      },
    ]);
    expect(entriesOf([asha], sizesOf(BANGLE_SIZES))).toMatchObject([
      { size: '2-4', place: { worn: 'bangle' } },
    ]);
    expect(entriesOf([asha], sizesOf(BRACELET_SIZES))).toMatchObject([
      { size: '7', place: { worn: 'wrist' } },
    ]);
    expect(entriesOf([asha], sizesOf(CHAIN_SIZES))).toEqual([]);
  });
});

describe('whose size is meant', () => {
  const me = person('me', { relation: 'me', rings: [ring('index', '12'), ring('ring', '14')] });
  const ravi = person('ravi', { rings: [ring('ring', '16')] });
  const tara = person('tara', { rings: [ring('index', '12')] });
  const of = (people: readonly MeasuredPerson[], last: string | null = null) =>
    preferredEntry(entriesOf(people, RINGS), last)?.key;

  it('is the customer’s own, of the ring finger', () => {
    expect(of([me, ravi])).toBe('me left ring');
  });

  it('is that of whom this tab shops for, finger and all', () => {
    expect(of([me, ravi], 'ravi left ring')).toBe('ravi left ring');
    expect(of([me, ravi], 'me left index')).toBe('me left index');
    // Chosen for a bangle before, or kept just now.
    expect(of([me, ravi], 'ravi bangle')).toBe('ravi left ring');
    expect(of([me, ravi], 'ravi')).toBe('ravi left ring');
    expect(of([me, ravi], 'somebody of another account')).toBe('me left ring');
  });

  it('is that of the only person there is, and never guessed among several', () => {
    expect(of([tara])).toBe('tara left index');
    expect(of([ravi, tara])).toBeUndefined();
    expect(of([])).toBeUndefined();
  });
});
