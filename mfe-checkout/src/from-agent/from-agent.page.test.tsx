import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import { bus } from '@suvarna/event-bus';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { line, totals } from '../summary/bag.fixtures.ts';
import { en, hi } from '../texts.fixtures.ts';
import { Page } from './from-agent.page.tsx';

const PATH = '/checkout/from-agent/aaaaaaaaaaaaaaaaaaaaaa/';
const handover = {
  state: 'open',
  platform: 'assistant.example',
  currency: 'INR',
  items: [line],
  totals,
  held_until: '2026-12-01T06:00:00.000Z',
  changed_from_paise: 0,
  pincode: '560001',
  city: 'Bengaluru',
};

const post = jest.fn<(path: string) => Promise<unknown>>();
const visits: string[] = [];
let stop: () => void;
beforeEach(() => {
  post.mockReset();
  jest.spyOn(api, 'ensureGuest').mockResolvedValue();
  jest
    .spyOn(api, 'get')
    .mockImplementation((async () => ({ data: { items: [line], totals, count: 1 } })) as never);
  jest.spyOn(api, 'post').mockImplementation((async (path: string) => ({ data: await post(path) })) as never);
  visits.length = 0;
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
  history.replaceState(null, '', PATH);
});
afterEach(() => {
  stop();
  session.signOut();
  bagStore.getState().forget();
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

async function show(locale: Locale = 'en'): Promise<void> {
  await act(async () => {
    render(
      <RemoteContext
        value={{
          locale,
          currency: 'INR',
          t: translateFrom(locale, 'checkout', locale === 'hi' ? hi : en),
          embed: null,
        }}
      >
        <Page
          data={null}
          route={{
            path: PATH,
            params: { token: 'aaaaaaaaaaaaaaaaaaaaaa' },
            query: new URLSearchParams(),
            locale,
            base: locale === 'hi' ? '/hi' : '',
            variant: 'INR',
            currency: 'INR',
            origin: '',
          }}
        />
      </RemoteContext>,
    );
  });
}

const failure = (status: number, code: string): ApiFailure => new ApiFailure('', { status, code });

describe('what an assistant chose', () => {
  it('is shown with who chose it, until when its price stands and what is told to whom, in both languages', async () => {
    post.mockResolvedValue(handover);
    await show();
    expect(screen.getByText(/assistant\.example chose this/)).toBeTruthy();
    expect(screen.getByText(/Star Pin/)).toBeTruthy();
    expect(screen.getByText(/held until/)).toBeTruthy();
    expect(screen.getByText(/Bengaluru 560001/)).toBeTruthy();
    expect(screen.getByText(/never sees your payment details/)).toBeTruthy();
    cleanup();
    await show('hi');
    expect(screen.getByRole('button', { name: 'बैग पर जाएँ' })).toBeTruthy();
  });

  it('goes into the bag when its person says so, and not before', async () => {
    post.mockResolvedValue(handover);
    await show();
    expect(post.mock.calls.map(([path]) => path)).toEqual([expect.stringMatching(/open/)]);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Continue to bag' }));
    });
    expect(post.mock.calls.map(([path]) => path).at(-1)).toMatch(/take/);
    expect(visits).toEqual(['/checkout/cart/']);
  });

  it('says when its price is another by now', async () => {
    post.mockResolvedValue({ ...handover, held_until: '', changed_from_paise: 5_000_00 });
    await show();
    expect(
      screen.getByText('The price changed from ₹5,000 to ₹6,104 since your assistant asked.'),
    ).toBeTruthy();
  });

  it('that is in the bag already leads there', async () => {
    post.mockResolvedValue({ ...handover, state: 'taken', held_until: '', pincode: '' });
    await show();
    expect(screen.queryByRole('button', { name: 'Continue to bag' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to bag' }).getAttribute('href')).toBe('/checkout/cart/');
  });

  it('that could not be put into the bag says so, and can be tried again', async () => {
    post.mockResolvedValueOnce(handover).mockRejectedValueOnce(failure(503, 'SERVICE.UNAVAILABLE'));
    await show();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Continue to bag' }));
    });
    expect(screen.getByText(/could not put these pieces/)).toBeTruthy();
    expect(visits).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    [404, 'AGENTS.LINK_UNKNOWN', /does not exist/],
    [410, 'AGENTS.LINK_ENDED', /has ended/],
    [409, 'AGENTS.LINK_TAKEN', /another browser/],
  ])('that leads nowhere (%i) says why, and where to go', async (status, code, words) => {
    post.mockRejectedValue(failure(status, code));
    await show();
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to bag' })).toBeTruthy();
  });

  it('that could not be read can be tried again', async () => {
    post.mockRejectedValueOnce(failure(503, 'SERVICE.UNAVAILABLE')).mockResolvedValueOnce(handover);
    await show();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(screen.getByText(/Star Pin/)).toBeTruthy();
  });
});
