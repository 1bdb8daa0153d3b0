/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { countryCookie } from '@suvarna/contracts/country-options';

const switchCountry = jest.fn();
jest.mock('./country-switch.ts', () => ({ switchCountry }));

let type = 'navigate';

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  switchCountry.mockClear();
  type = 'navigate';
  document.cookie = countryCookie('GBP', false);
});

describe('a page', () => {
  it('that was drawn again and is of another country all the same is not drawn again without end', async () => {
    type = 'reload';
    const { agreeAboutCountry } = await import('./country-agreement.ts');
    agreeAboutCountry('INR');
    expect(switchCountry).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(switchCountry).toHaveBeenCalledWith('GBP');
  });

  it('that another tab overtook while it was on its way follows the choice as soon as it looks', async () => {
    const { agreeAboutCountry } = await import('./country-agreement.ts');
    agreeAboutCountry('GBP');
    expect(switchCountry).not.toHaveBeenCalled();
    agreeAboutCountry('INR');
    expect(switchCountry.mock.calls).toEqual([['GBP']]);
  });

  it('that shows the country of its address stays as it is where no cookie can be kept', async () => {
    document.cookie = 'currency_code=; Path=/; Max-Age=0';
    const { agreeAboutCountry } = await import('./country-agreement.ts');
    agreeAboutCountry('GBP');
    expect(switchCountry).not.toHaveBeenCalled();
  });
});
