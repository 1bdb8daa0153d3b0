import { describe, expect, it } from '@jest/globals';
import { HALLMARK_FROM_MG, inForce } from '@suvarna/contracts/law';
import { render, screen } from '@testing-library/react';
import { inRemote } from '../../remote-context.fixtures.ts';
import { Assurance } from './assurance.tsx';

const said = (of?: { exchange: boolean; hallmark: boolean }, isUnmarked = false): string => {
  const promises = of && { of: { ...of, hallmarkFromMg: 2_000 } };
  render(inRemote(<Assurance {...promises} isUnmarked={isUnmarked} />));
  return screen.getByRole('region').textContent;
};

describe('what the page promises', () => {
  it('is all of it for jewellery that the store takes back', () => {
    expect(said({ exchange: true, hallmark: true })).toMatch(
      /HUID on invoice.*Lifetime exchange.*1 year warranty/,
    );
  });

  it('is no exchange where the store says there is none', () => {
    expect(said({ exchange: false, hallmark: true })).not.toMatch(/exchange/i);
  });

  it('is no hallmark for a piece that is too light for it, and says so', () => {
    const text = said({ exchange: true, hallmark: true }, true);
    expect(text).toMatch(/Under 2 g: not hallmarked.*Not required by law at this weight.*Lifetime exchange/);
    expect(text).not.toMatch(/HUID|BIS/);
  });

  it('of the whole store says from which weight its pieces are hallmarked, as the law has it today', () => {
    expect(said()).toContain(
      `Every piece of ${String(inForce(HALLMARK_FROM_MG, '2026-11-29') / 1_000)} g or more`,
    );
  });

  it('is for a coin its purity and certificate: no hallmark, no exchange, nothing made by hand', () => {
    const text = said({ exchange: false, hallmark: false });
    expect(text).toMatch(/24 karat gold \(24K\).*assay certificate/);
    expect(text).not.toMatch(/HUID|hallmark|exchange|by hand|setting|warranty/i);
  });
});
