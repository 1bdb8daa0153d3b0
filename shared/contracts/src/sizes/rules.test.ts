import { describe, expect, it } from '@jest/globals';
import { RING_CIRCUMFERENCE_TENTH_MM, ringNames, ringSizes } from './rules.ts';

const valueOf = (size: string): number =>
  Number.parseInt(size, 10) + ({ '¼': 0.25, '½': 0.5, '¾': 0.75 }[size.at(-1) ?? ''] ?? 0);
const lettersOf = (size: string): number => size.charCodeAt(0) - 65 + (size.endsWith('½') ? 0.5 : 0);

describe('the names of ring sizes abroad (domain rules §2.7)', () => {
  it.each([
    ['1', { uk: 'C½', us: '1¾', eu: '41' }],
    ['12', { uk: 'L½', us: '6', eu: '52' }],
    ['14', { uk: 'N½', us: '7', eu: '54' }],
    ['30', { uk: 'Z½', us: '13', eu: '70' }],
  ])('of %s are those of the table', (id, names) => {
    expect(ringNames('ring', id)).toEqual(names);
  });

  it('follow the formulas to the step they are told in', () => {
    for (const id of ringSizes(1, 30)) {
      const circumference = (RING_CIRCUMFERENCE_TENTH_MM[Number(id) - 1] ?? 0) / 10;
      const { us = '', uk = '' } = ringNames('ring', id) ?? {};
      // The table has what shops print: within a quarter of a US size and half a UK letter of the formula.
      expect(Math.abs(valueOf(us) - (circumference - 36.547) / 2.5535)).toBeLessThanOrEqual(0.26);
      expect(Math.abs(lettersOf(uk) - (circumference - 37.8) / 1.25)).toBeLessThanOrEqual(0.6);
    }
  });

  it('are of rings alone', () => {
    expect([ringNames('bangle', '12'), ringNames('ring', '31'), ringNames('ring', '')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
