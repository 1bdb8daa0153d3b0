import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { en } from '../texts.fixtures.ts';
import { PriceHoldClock } from './price-hold-clock.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const lock = { issued_at: '2026-11-21T06:00:00.000Z', expires_at: '2026-11-21T06:00:20.000Z' };
const clock = (onOver: () => void): ReactNode => (
  <RemoteContext
    value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
  >
    <PriceHoldClock lock={lock} onOver={onOver} />
  </RemoteContext>
);
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

describe('the time a price is held', () => {
  it('goes on while the shopper decides, and the last decision is what is priced anew', async () => {
    const [before, now] = [jest.fn(), jest.fn()];
    const { rerender } = render(clock(before));
    await pass(10_000);
    rerender(clock(now));
    expect(screen.getByRole('timer').textContent).toContain('0:10');
    await pass(10_000);
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
  });
});
