import { describe, expect, it } from '@jest/globals';
import { faultOfWhose, faultOfWrist, readWrist, wristAsTyped } from './measurements.ts';

describe('whose sizes they are', () => {
  it.each([
    ['me', '', undefined],
    ['spouse', '  ', 'nameRequired'],
    ['child', 'आशा', undefined],
    ['friend', 'Om', undefined],
    ['me', '<b>', 'nameLetters'],
    ['other', 'x'.repeat(81), 'tooLong'],
  ] as const)('%s called “%s”: %s', (relation, name, fault) => {
    expect(faultOfWhose(relation, name)).toBe(fault);
  });
});

describe('a wrist', () => {
  it.each([
    ['', null],
    ['16.5', 165_000],
    [' १६.५ ', 165_000],
    ['9', 90_000],
    ['25', 250_000],
    ['8.9', undefined],
    ['25.1', undefined],
    ['165 mm', undefined],
  ])('written “%s” is %s', (text, um) => {
    expect(readWrist(text)).toBe(um);
    expect(faultOfWrist(text)).toBe(um === undefined ? 'wrist' : undefined);
  });

  it('is typed again as it was read', () => {
    expect([165_000, 90_000, null].map(wristAsTyped)).toEqual(['16.5', '9', '']);
  });
});
