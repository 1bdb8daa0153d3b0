import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answers, listen, login, refusal } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { CallerIdButton } from './caller-id-button.tsx';
import { ASK_EVERY_MS, WAIT_MS } from './caller-id.model.ts';

const LOGIN = 'customer/truecaller/login/';
const STATUS = 'customer/truecaller/status/';
const pending = { status: 'pending', ask_url: 'https://app.example/ask' };
let stop: () => void;
beforeEach(() => {
  stop = listen();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  stop();
});

const onSignedIn = jest.fn();
const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const begin = async (status: () => unknown) => {
  let known = false;
  const api = answers({
    [LOGIN]: () => {
      if (status() !== 'confirmed' || !known) {
        known = true;
        throw refusal(400, 'CALLER_ID.PENDING', { msg: 'Request pending' });
      }
      return login;
    },
    [STATUS]: () => (status() === 'confirmed' ? { status: 'done' } : status()),
  });
  show(<CallerIdButton onSignedIn={onSignedIn} />);
  fireEvent.click(screen.getByRole('button', { name: 'Use a caller ID app' }));
  await pass(0);
  return api;
};

describe('the caller-identification button', () => {
  it('leads to the app, waits, and signs in once it is confirmed', async () => {
    let said: unknown = pending;
    const { calls } = await begin(() => said);
    expect(screen.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(
      'https://app.example/ask',
    );
    expect(document.activeElement).toBe(screen.getByRole('group'));
    await pass(3 * ASK_EVERY_MS);
    expect(onSignedIn).not.toHaveBeenCalled();
    said = 'confirmed';
    await pass(ASK_EVERY_MS);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect([localStorage.getItem('__token__'), localStorage.getItem('login_type')]).toEqual([
      'token-of-asha',
      'truecaller',
    ]);
    expect(new Set(calls(LOGIN).map(({ request_id: id }) => id)).size).toBe(1);
  });

  it('says "Try another login method" to who rejects', async () => {
    let said: unknown = pending;
    await begin(() => said);
    said = { status: 'user_rejected' };
    await pass(ASK_EVERY_MS);
    expect(screen.getByRole('alert').textContent).toBe('Try another login method');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use a caller ID app' }));
  });

  it('says "Try another method" when two minutes passed', async () => {
    await begin(() => pending);
    await pass(WAIT_MS + ASK_EVERY_MS);
    expect(screen.getByRole('alert').textContent).toBe('Try another method');
  });

  it('that is cancelled asks no more and says nothing', async () => {
    const { calls } = await begin(() => pending);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(0);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use a caller ID app' }));
    const asked = calls(STATUS).length;
    await pass(10 * ASK_EVERY_MS);
    expect(calls(STATUS)).toHaveLength(asked);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('asks no more once the page is left', async () => {
    const { calls } = await begin(() => pending);
    cleanup();
    const asked = calls(STATUS).length;
    await pass(10 * ASK_EVERY_MS);
    expect(calls(STATUS)).toHaveLength(asked);
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});
