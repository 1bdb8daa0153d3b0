import { describe, expect, it } from '@jest/globals';
import { readStage, secretFault, storeOriginFault } from './store-stage.ts';

describe('a store', () => {
  it('that is told nothing is in production', () => {
    const faults: string[] = [];
    expect([
      readStage({}, faults),
      readStage({ STORE_STAGE: '' }, faults),
      readStage({ STORE_STAGE: 'local' }, faults),
    ]).toEqual(['production', 'production', 'local']);
    expect(faults).toEqual([]);
    expect(readStage({ STORE_STAGE: 'Local' }, faults)).toBe('production');
    expect(faults).toEqual(['STORE_STAGE must be one of local, staging, production, not "Local"']);
  });

  it.each([
    ['https://shop.example', null],
    ['https://shop.example/', null],
    ['', 'missing'],
    ['shop.example', 'https address'],
    ['http://shop.example', 'https address'],
    ['javascript:alert(1)', 'https address'],
    ['https://shop.example/in', 'behind its host'],
    ['https://u:p@shop.example', 'behind its host'],
    ['https://shop.example?x', 'behind its host'],
  ])('others reach has the address %p: %p', (address, fault) => {
    for (const stage of ['staging', 'production'] as const)
      expect(storeOriginFault(address, stage)).toEqual(
        fault === null ? null : expect.stringContaining(fault),
      );
  });

  it('of a developer may be reached by http', () => {
    expect(storeOriginFault('http://127.0.0.1:3000', 'local')).toBeNull();
    expect(storeOriginFault('ftp://127.0.0.1', 'local')).not.toBeNull();
  });
});

it.each([
  ['kJ8s0vQ2xZ7bN4mL1pR6tY3wE5uA9cDf', null],
  ['', 'missing'],
  ['kJ8s0vQ2xZ7bN4mL1pR6tY3wE5uA9c', 'at least 32'],
  ['not-a-secret-development-only-0000', 'published'],
  ['x'.repeat(40), 'guessed'],
  ['secret'.repeat(8), 'guessed'],
])('the secret %p: %p', (secret, fault) => {
  expect(secretFault(secret)).toEqual(fault === null ? null : expect.stringContaining(fault));
});
