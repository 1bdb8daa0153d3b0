import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReferralDetails } from '@suvarna/contracts/referrals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { openApp } from './open-app.ts';
import { DETAILS, details, INVITE } from './referral.fixtures.ts';
import { ShareCode } from './share-code.tsx';
import { Page } from './refer-and-earn.page.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const page = (query = '') => <Page data={null} route={{ ...routeOf(query), base: '' }} />;
const open = async (
  change: Partial<ReferralDetails> = {},
  more: Parameters<typeof answers>[0] = {},
): Promise<ReturnType<typeof answers>> => {
  signedIn();
  const api = answers({ [DETAILS]: () => ({ ...details, ...change }), ...more });
  show(page());
  await screen.findByRole('heading', { name: 'Your code' });
  return api;
};
const clipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};

describe('Refer and Earn', () => {
  it('is for customers: who is not signed in comes back here', () => {
    answers({});
    show(page());
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Frefer-and-earn%2F']);
  });

  it('shows code and link, who came by first letters, and what was earned', async () => {
    await open();
    expect(screen.getByText('K7MQX3ND')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your link').value).toBe(details.link);
    expect(screen.getByText('₹1,000')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your rewards in your wallet' }).getAttribute('href')).toBe(
      '/account/wallet/promotional/',
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'R•••Joined on 20 Nov 2026Waiting for first order',
        'M•••Joined on 2 Nov 2026Earned ₹500',
        'Z•••Joined on 1 Nov 2026Being checked',
        'Y•••Joined on 30 Oct 2026No reward',
      ]),
    );
  });

  it('invites where nobody has come yet, and tells whoever was invited how their own welcome stands', async () => {
    await open({ count: 0, invited: [], welcome: { state: 'joined', earned_paise: 0 } });
    expect(screen.getByRole('heading', { name: 'No friends have joined yet' })).toBeTruthy();
    expect(screen.getByText(/to get ₹500 credit/)).toBeTruthy();
  });

  it('copies the code and the link, and says so; where that is forbidden, it says that', async () => {
    await open();
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Code copied.', 'Link copied.']));
    expect(copied).toEqual(['K7MQX3ND', details.link]);
    clipboard(() => Promise.reject(new Error('forbidden')));
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    await waitFor(() =>
      expect(heard.toasts.at(-1)).toBe(
        "Your browser doesn't allow copying. Please select the text and copy it.",
      ),
    );
  });

  it('hands the text to the device where it can share', async () => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => void shared.push(what),
      configurable: true,
    });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]).toMatchObject({ text: expect.stringContaining(details.link) as unknown });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('says that there is no app when nothing opens, and offers the browser', async () => {
    const tried: string[] = [];
    const nothing = async (address: string): Promise<boolean> => {
      tried.push(address);
      return false;
    };
    show(<ShareCode details={details} base="" openApp={nothing} />);
    fireEvent.click(screen.getByRole('button', { name: 'WhatsApp' }));
    expect(await screen.findByText(/No WhatsApp or Instagram app installed/)).toBeTruthy();
    expect(tried[0]).toMatch(/^whatsapp:\/\/send\?text=/);
    const way = screen.getByRole('link', { name: 'Open WhatsApp in the browser' });
    expect(way.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);

    // Instagram takes no text from outside: it is copied first.
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    fireEvent.click(screen.getByRole('button', { name: 'Instagram' }));
    await waitFor(() => expect(tried).toHaveLength(2));
    expect(copied[0]).toContain(details.link);
  });

  it('has a letter that is written already', async () => {
    await open();
    const address = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
    expect(address).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(address)).toContain(details.link);
  });

  it('sends an invitation, and says the same of whoever has the address', async () => {
    const { calls } = await open(
      {},
      { [INVITE]: () => ({ email: 'meera@example.in', invites_left_today: 9 }) },
    );
    fireEvent.change(screen.getByLabelText('Your friend’s email address'), {
      target: { value: ' Meera@Example.in ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(
      await screen.findByText('Done. If meera@example.in is new to Suvarna, our invitation is on its way.'),
    ).toBeTruthy();
    expect(calls(INVITE)).toEqual([{ email: 'meera@example.in' }]);
    expect(screen.getByText(/You can send 9 more today/)).toBeTruthy();
  });

  it('keeps the address that is typed while an invitation is on its way', async () => {
    const inviting = Promise.withResolvers<object>();
    const { calls } = await open({}, { [INVITE]: () => inviting.promise });
    const field = screen.getByLabelText<HTMLInputElement>('Your friend’s email address');
    fireEvent.change(field, { target: { value: 'meera@example.in' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(calls(INVITE)).toHaveLength(1));
    fireEvent.change(field, { target: { value: 'ravi@example.in' } });
    inviting.resolve({ email: 'meera@example.in', invites_left_today: 9 });
    expect(await screen.findByText(/^Done\. If meera@example\.in/)).toBeTruthy();
    expect(field.value).toBe('ravi@example.in');
  });

  it('asks for an e-mail address, and says when the day’s invitations are used', async () => {
    await open(
      {},
      {
        [INVITE]: () => {
          throw refusal(429, 'REQUEST.TOO_MANY');
        },
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Please Enter Valid Email Id')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Your friend’s email address'), {
      target: { value: 'meera@example.in' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/You've sent all of today's invitations/)).toBeTruthy();
  });

  it('offers to try again when it cannot be read', async () => {
    signedIn();
    answers({});
    show(page());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('speaks Hindi', async () => {
    signedIn();
    answers({ [DETAILS]: () => details });
    show(page(), 'hi');
    expect(await screen.findByRole('heading', { name: 'आपका कोड' })).toBeTruthy();
  });
});

describe('an app that is asked to open', () => {
  const nowhere = { location: { assign: () => undefined } } as unknown as Pick<Window, 'location'>;

  it('is not there when nothing happens', async () => {
    jest.useFakeTimers();
    const opened = openApp('whatsapp://send', nowhere);
    jest.advanceTimersByTime(1_500);
    expect(await opened).toBe(false);
  });

  it('is there when the page is left for it', async () => {
    const opened = openApp('whatsapp://send', nowhere);
    window.dispatchEvent(new Event('blur'));
    expect(await opened).toBe(true);
  });
});
