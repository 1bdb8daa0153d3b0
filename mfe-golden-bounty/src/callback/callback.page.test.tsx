import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { PLAN_ID } from '../plans.fixtures.ts';
import { answers, listen, refusal, routeOf } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './callback.page.tsx';

const CREATE = 'golden_bounty/callback_request/create/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Call me' }));
const fill = () => {
  type('Your name', 'Asha Mehta');
  type('Your phone', '+44 7911 123456');
  type('When should we call?', 'evening');
};

describe('asking for a call', () => {
  it('is for guests, too; about a plan where it came from one', async () => {
    const { calls } = answers({ [CREATE]: () => ({ request_id: 'r', requested_at: '2026-11-25' }) });
    show(<Page data={null} route={routeOf(`plan_id=${PLAN_ID}`)} />);
    fill();
    send();
    const said = await screen.findByText("Thank you. We'll call you.");
    expect(document.activeElement?.contains(said)).toBe(true);
    expect(calls(CREATE)).toEqual([
      { name: 'Asha Mehta', phone: '44-7911123456', time: 'evening', plan_id: PLAN_ID, locale: 'en' },
    ]);
  });

  it('says what is missing, and keeps what is written when it fails', async () => {
    const { calls } = answers({
      [CREATE]: () => {
        throw refusal(429, 'REQUEST.TOO_MANY');
      },
    });
    show(<Page data={null} route={routeOf()} />);
    send();
    for (const text of ['Please enter your name', 'Please enter a contact number.', 'Please choose a time'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(calls(CREATE)).toEqual([]);
    fill();
    send();
    expect(await screen.findByText('Too many attempts. Please try again later.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Asha Mehta');
  });
});
