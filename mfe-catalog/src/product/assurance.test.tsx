import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inRemote } from '../remote-context.fixtures.tsx';
import { Assurance } from './assurance.tsx';

const said = (of?: { exchange: boolean; hallmark: boolean }): string => {
  render(inRemote(<Assurance {...(of && { of })} />));
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

  it('is for a coin its purity and certificate: no hallmark, no exchange, nothing made by hand', () => {
    const text = said({ exchange: false, hallmark: false });
    expect(text).toMatch(/24 karat gold \(24K\).*assay certificate/);
    expect(text).not.toMatch(/HUID|hallmark|exchange|by hand|setting|warranty/i);
  });
});
