import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { LoadContext } from '@suvarna/remote-kit/page';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { listen, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { inRemote, show } from '../remote-context.fixtures.ts';
import { Page } from './landing.page.tsx';
import { loadLanding } from './referral.api.ts';
import { landing, wrongLanding } from './referral.fixtures.ts';

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const route = routeOf('', { code: 'K7MQX3ND' });

describe('the page an invitation leads to', () => {
  it('says who invites, what both get and how it works, without a script', () => {
    const html = renderToString(inRemote(<Page data={landing} route={route} />));
    const drawn = document.createElement('div');
    drawn.innerHTML = html;
    expect(drawn.querySelector('h1')?.textContent).toBe('Asha invites you to Suvarna');
    expect(drawn.textContent).toContain('₹5,000');
    expect(drawn.querySelector('a[href^="/sign-in/register/"]')?.textContent).toBe('Create account');
    expect(localStorage.getItem('referralCode')).toBeNull();
  });

  it('keeps the code in this browser once it was seen', () => {
    show(<Page data={landing} route={route} />);
    expect(localStorage.getItem('referralCode')).toBe('K7MQX3ND');
  });

  it('tells a customer that it is for others', () => {
    signedIn();
    show(<Page data={landing} route={route} />);
    expect(screen.getByText(/You already have an account/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
  });

  it('says that a code is wrong, keeps nothing, and offers to shop', () => {
    show(<Page data={wrongLanding} route={route} />);
    expect(screen.getByText('Please enter a valid referral code!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all jewellery' }).getAttribute('href')).toBe('/jewellery/');
    expect(localStorage.getItem('referralCode')).toBeNull();
  });

  it('names nobody where the account has no name', () => {
    show(<Page data={{ ...landing, first_name: '' }} route={route} />, 'hi');
    expect(screen.getByRole('heading', { name: 'आपको सुवर्ण पर बुलाया गया है' })).toBeTruthy();
  });

  it('asks about no more of an address than a code can have', async () => {
    const asked: unknown[] = [];
    const api = {
      get: async (_path: string, { query }: { readonly query: unknown }) => {
        asked.push(query);
        return { data: wrongLanding };
      },
    };
    await loadLanding({
      api,
      params: { code: 'x'.repeat(500) },
      signal: new AbortController().signal,
    } as unknown as LoadContext);
    expect(asked).toEqual([{ code: 'x'.repeat(40) }]);
  });
});
