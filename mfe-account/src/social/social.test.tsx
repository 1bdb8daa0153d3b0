import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, login, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { LinkedProviders } from './linked-providers.tsx';
import { Page } from './return.page.tsx';
import { SocialButtons } from './social-buttons.tsx';

const START = 'customer/social/start/';
const LOGIN = 'customer/social/login/';
const PROVE = 'customer/social/prove/';
const AGAIN = 'customer/social/prove_send/';
const LINK_START = 'customer/social/link_start/';
const LINK_END = 'customer/social/link_end/';
const LIST = 'customer/social/list/';
const UNLINK = 'customer/social/unlink/';
const FLOW = '0b6f2f4e-3b77-4c0e-9a39-5d3b1f1c2a10';
let stop: () => void;
beforeEach(() => {
  stop = listen();
  history.replaceState(null, '', '/sign-in/return/');
});
afterEach(() => stop());

const comeBack = (hash: string, locale: Locale = 'en'): void => {
  history.replaceState(null, '', `/sign-in/return/${hash}`);
  show(<Page data={null} route={routeOf('next=/account/orders/')} />, locale);
};

describe('the page of return', () => {
  it('ends the sign-in, takes it out of the address, and goes on', async () => {
    const { calls } = answers({ [LOGIN]: () => login });
    comeBack(`#google=${FLOW}`);
    await waitFor(() => expect(heard.visits).toEqual(['/account/orders/']));
    expect(calls(LOGIN)).toEqual([{ provider: 'google', flow: FLOW }]);
    expect([location.hash, localStorage.getItem('login_type')]).toEqual(['', 'google']);
  });

  it.each([
    ['#apple=', 'This sign-in has expired'],
    ['', 'This sign-in has expired'],
    ['#other=0b6f2f4e-3b77-4c0e-9a39-5d3b1f1c2a10', 'This sign-in has expired'],
  ])('of %j asks nobody', async (hash, text) => {
    const { calls } = answers({ [LOGIN]: () => login });
    comeBack(hash);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(calls(LOGIN)).toEqual([]);
  });

  it.each([
    ['SOCIAL.CANCELLED', 'आपने Apple से साइन इन रद्द किया। कुछ भी नहीं बदला।'],
    ['SOCIAL.AWAY', 'Apple इस समय जवाब नहीं दे रहा। कोई दूसरा तरीक़ा चुनें।'],
  ])('says %s in the page’s language, and leads back to the ways', async (code, text) => {
    answers({
      [LOGIN]: () => {
        throw refusal(400, code);
      },
    });
    comeBack(`#apple=${FLOW}`, 'hi');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hi/sign-in/?next=%2Faccount%2Forders%2F');
  });

  it('asks for the code that proves the address, once for six digits', async () => {
    let right = false;
    const { calls } = answers({
      [LOGIN]: () => {
        const data = { email: 'asha@elsewhere.example', resend_after: 30, expires_in: 300 };
        throw new ApiFailure('x', { status: 409, code: 'SOCIAL.PROVE_MAIL', body: { data } });
      },
      [PROVE]: () => {
        if (!right) throw refusal(400, 'OTP.WRONG');
        return login;
      },
    });
    comeBack(`#google=${FLOW}`);
    const field = await screen.findByLabelText<HTMLInputElement>('Enter OTP');
    expect(screen.getByRole('status').textContent).toContain('asha@elsewhere.example');
    fireEvent.change(field, { target: { value: '123456' } });
    expect(await screen.findByText('OTP is wrong')).toBeTruthy();
    expect(field.value).toBe('');
    // Another one may be asked for when half a minute is over, as everywhere.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Resend in \d+ s/ }).disabled).toBe(true);
    right = true;
    fireEvent.change(field, { target: { value: '654321' } });
    await waitFor(() => expect(heard.visits).toEqual(['/account/orders/']));
    expect(calls(PROVE).map(({ otp }) => otp)).toEqual(['123456', '654321']);
  });

  it('sends that code again when its seconds are over, and counts anew', async () => {
    const { calls } = answers({
      [LOGIN]: () => {
        const data = { email: 'asha@elsewhere.example', resend_after: 0, expires_in: 300 };
        throw new ApiFailure('x', { status: 409, code: 'SOCIAL.PROVE_MAIL', body: { data } });
      },
      [AGAIN]: () => ({ resend_after: 30, expires_in: 300 }),
    });
    comeBack(`#google=${FLOW}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByRole('button', { name: /Resend in \d+ s/ })).toBeTruthy();
    expect(calls(AGAIN)).toEqual([{ flow: FLOW }]);
  });

  it('does not ask twice when another tab was first', async () => {
    const { calls } = answers({ [LOGIN]: () => login });
    signedIn();
    comeBack(`#google=${FLOW}`);
    await waitFor(() => expect(heard.visits).not.toEqual([]));
    expect(calls(LOGIN)).toEqual([]);
  });
});

describe('the buttons', () => {
  it('say why there is no way out, and can be pressed again', async () => {
    const { calls } = answers({
      [START]: () => {
        throw refusal(400, 'SOCIAL.AWAY');
      },
    });
    show(<SocialButtons providers={['google', 'apple']} next={() => '/account/'} />);
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(
      await screen.findByText("Google isn't responding right now. Please use another way."),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Apple' }).disabled).toBe(
      false,
    );
    expect(calls(START)).toEqual([{ provider: 'google', locale: 'en', next: '/account/' }]);
  });

  it('lead to one provider, whichever was pressed first in a frame', async () => {
    const { calls } = answers({ [START]: () => new Promise(() => undefined) });
    show(<SocialButtons providers={['google', 'apple']} next={() => null} />);
    const [google, apple] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    await act(async () => {
      google.click();
      apple.click();
    });
    expect(screen.getByText('Going to Google…')).toBeTruthy();
    expect(calls(START)).toHaveLength(1);
  });

  it('are none where no provider is on', () => {
    show(<SocialButtons providers={[]} next={() => null} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('providers of the account', () => {
  it('are removed, but for the last way to sign in', async () => {
    signedIn();
    let links = [
      { provider: 'google', email: 'asha@gmail.com', linked_at: '2026-11-20T10:00:00Z', removable: true },
      {
        provider: 'apple',
        email: 'a1@privaterelay.appleid.com',
        linked_at: '2026-11-21T10:00:00Z',
        removable: true,
      },
    ];
    const { calls } = answers({
      [LIST]: () => ({ links, addable: [] }),
      [UNLINK]: () => {
        links = links.slice(1).map((link) => ({ ...link, removable: false }));
        return {};
      },
    });
    show(<LinkedProviders />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Google' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Google removed.']));
    expect(await screen.findByText(/This is your only way to sign in/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls(UNLINK)).toEqual([{ provider: 'google' }]);
  });

  it('are removed one after the other, and stay in sight meanwhile', async () => {
    signedIn();
    const both = ['google', 'apple'].map((provider) => ({
      provider,
      email: `asha@${provider}.example`,
      linked_at: '2026-11-20T10:00:00Z',
      removable: true,
    }));
    const removed: (() => void)[] = [];
    let reads = 0;
    const { calls } = answers({
      [LIST]: () => {
        reads += 1;
        return reads === 1 ? { links: both, addable: [] } : new Promise(() => undefined);
      },
      [UNLINK]: () => new Promise((resolve) => removed.push(() => resolve({}))),
    });
    show(<LinkedProviders />);
    for (const name of ['Remove Google', 'Remove Apple'])
      fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(removed).toHaveLength(1));
    await act(async () => removed[0]?.());
    await waitFor(() => expect(calls(UNLINK)).toEqual([{ provider: 'google' }, { provider: 'apple' }]));
    expect(screen.getByRole('button', { name: 'Remove Apple' }).getAttribute('aria-disabled')).toBe('true');
  });

  const apple = {
    provider: 'apple',
    email: 'asha@icloud.example',
    linked_at: '2026-11-25T10:00:00Z',
    removable: true,
  };
  const backAtProfile = (hash: string, locale: Locale = 'en'): void => {
    signedIn();
    history.replaceState(null, '', `/account/profile/${hash}`);
    show(<LinkedProviders />, locale);
  };

  it('are added by a way that comes back to the profile, out of whose address it is taken', async () => {
    const { calls } = answers({
      [LINK_END]: () => ({ links: [apple], addable: ['google'] }),
      [LIST]: () => ({ links: [], addable: ['google', 'apple'] }),
    });
    backAtProfile(`#link-apple=${FLOW}`);
    await waitFor(() => expect(heard.toasts).toEqual(['Apple added. You can now sign in with it.']));
    expect(calls(LINK_END)).toEqual([{ provider: 'apple', flow: FLOW }]);
    expect(location.hash).toBe('');
    expect(await screen.findByText('asha@icloud.example')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Google' })).toBeTruthy();
  });

  it('say why one was not added, and show what there is', async () => {
    answers({
      [LINK_END]: () => {
        throw refusal(400, 'SOCIAL.LINKED_ELSEWHERE');
      },
      [LIST]: () => ({ links: [], addable: ['apple'] }),
    });
    backAtProfile(`#link-apple=${FLOW}`, 'hi');
    expect((await screen.findByRole('alert')).textContent).toContain('किसी दूसरे खाते का है');
    expect(screen.getByRole('button', { name: 'Apple जोड़ें' })).toBeTruthy();
  });

  it('end no sign-in that began elsewhere, and say so of a proof that was declined', async () => {
    const { calls } = answers({
      [LINK_END]: () => ({ links: [], addable: [] }),
      [LIST]: () => ({ links: [], addable: ['google'] }),
      [LINK_START]: () => {
        throw refusal(409, 'SESSION.PROOF_REQUIRED');
      },
    });
    backAtProfile(`#google=${FLOW}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Add Google' }));
    expect(await screen.findByText(/We couldn't confirm that it's you/)).toBeTruthy();
    expect(calls(LINK_END)).toEqual([]);
    expect(calls(LINK_START)).toEqual([{ provider: 'google', locale: 'en' }]);
  });
});
