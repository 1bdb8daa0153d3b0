import { describe, expect, it } from '@jest/globals';
import { COUNTRY_VALUES } from '@suvarna/contracts/country-options';
import { render, screen } from '@testing-library/react';
import { CountryLink } from './country-link.tsx';
import { ChooseLanguage, returnPath } from './choose-language.tsx';

describe('the way back from a choice', () => {
  it.each([
    ['/jewellery/rings/?page=2#top', '/jewellery/rings/?page=2#top'],
    ['/hi/checkout/cart/', '/checkout/cart/'],
    ['/jewellery/?c=GBP', '/jewellery/'],
    ['/jewellery/?a=1&c=GBP&c=INR', '/jewellery/?a=1'],
    ['/choose-language/?next=/choose-language/', '/'],
    ['/hi/choose-language', '/'],
    ['/sign-in/', '/sign-in/'],
    ['/hi/sign-in/register/', '/sign-in/register/'],
    ['/sign-in/?next=%2Fcheckout%2Fcart%2F', '/sign-in/?next=%2Fcheckout%2Fcart%2F'],
    ['/sign-in/?next=https://evil.example', '/sign-in/'],
    ['/sign-in/reset-password/?token=secret', '/sign-in/reset-password/'],
    ['/sign-in//evil.example', '/'],
    ['/sign-in/../..//evil.example', '/'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('%j leads to %j', (next, back) => {
    expect(returnPath(next)).toBe(back);
  });
});

describe('the page of choices', () => {
  it('is one form of six buttons and links to both languages, without JavaScript', () => {
    const { container } = render(
      <ChooseLanguage locale={'hi'} country={'OTH-USD'} next={'/jewellery/rings/'} />,
    );
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/hi/choose-language/']);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('value'))).toEqual(
      COUNTRY_VALUES,
    );
    expect(screen.getByRole('button', { current: true }).textContent).toContain('अन्य देश');
    expect(container.querySelector('input')?.value).toBe('/jewellery/rings/');
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/jewellery/rings/');
    expect(screen.getByRole('link', { name: 'हिन्दी' }).getAttribute('href')).toBe('/hi/jewellery/rings/');
  });
});

it('the link to it names the country, its money and the page to come back to', () => {
  render(<CountryLink locale="en" country="SGD" path="/jewellery/rings/?page=2" />);
  const link = screen.getByRole('link', { name: 'Country: Singapore (S$). Change country or language' });
  expect(link.getAttribute('href')).toBe('/choose-language/?next=%2Fjewellery%2Frings%2F%3Fpage%3D2');
});
