import { describe, expect, it } from '@jest/globals';
import { carries } from './host-contract.ts';

describe('a shell', () => {
  it.each([
    ['1.0.0', '1.0.0', true],
    ['1.2.0', '1.1.9', true],
    ['1.1.3', '1.1.2', true],
    ['1.1.0', '1.1.1', false],
    ['1.0.9', '1.1.0', false],
    ['2.0.0', '1.0.0', false],
    ['1.0.0', '2.0.0', false],
    ['1.10.0', '1.9.0', true],
  ])('that speaks %s carries what needs %s: %s', (contract, needs, carried) => {
    expect(carries({ contract, carries: [], site: '1.0.0' }, { needs })).toBe(carried);
    expect(carries({ contract: '9.0.0', carries: [contract], site: '1.0.0' }, { needs })).toBe(carried);
  });

  it('carries what says no need, and nothing whose site it does not have', () => {
    const shell = { contract: '2.0.0', carries: ['1.2.0'], site: '1.1.0' };
    expect(carries(shell, {})).toBe(true);
    expect(carries(shell, { needs: '2.0.0', needsSite: '1.0.0' })).toBe(true);
    expect(carries(shell, { needs: '2.0.0', needsSite: '1.2.0' })).toBe(false);
    expect(carries(shell, { needs: '1.1.0' })).toBe(true);
  });
});
