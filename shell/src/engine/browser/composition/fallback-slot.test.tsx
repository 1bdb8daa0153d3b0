import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createFallbackSlot } from './fallback-slot.tsx';
import type { FallbackProps } from '../site.ts';

const Fallback = ({ remote, onRetry }: FallbackProps) => (
  <div role="alert" data-remote-down={remote}>
    {remote} is down
    <button data-retry onClick={onRetry}>
      Try again
    </button>
  </div>
);

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main"><div data-remote-down="catalog">what the server drew</div></main>';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const tick = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const alert = () => document.querySelector('#shell-fallback [role="alert"]');

describe('the slot of a remote that is down', () => {
  it('stands in for the server’s notice and says what happened', async () => {
    await act(async () => createFallbackSlot(Fallback).show('catalog', 'en', () => Promise.resolve(false)));
    expect(document.querySelectorAll('[data-remote-down]')).toHaveLength(1);
    expect(alert()?.textContent).toMatch(/\S/);
  });

  it('heals by itself within ten seconds of revival', async () => {
    let alive = false;
    await act(async () => createFallbackSlot(Fallback).show('catalog', 'en', () => Promise.resolve(alive)));
    await tick(30_000);
    expect(alert()).not.toBeNull();
    alive = true;
    await tick(10_000);
    expect(alert()).toBeNull();
  });

  it('tries at once when the shopper asks', async () => {
    const heal = jest.fn(() => Promise.resolve(true));
    await act(async () => createFallbackSlot(Fallback).show('catalog', 'en', heal));
    await act(async () => document.querySelector<HTMLButtonElement>('[data-retry]')?.click());
    expect(heal).toHaveBeenCalledTimes(1);
    expect(alert()).toBeNull();
  });

  it('stops trying once another page is shown', async () => {
    const heal = jest.fn(() => Promise.resolve(false));
    const slot = createFallbackSlot(Fallback);
    await act(async () => slot.show('catalog', 'en', heal));
    await act(async () => slot.hide());
    await tick(30_000);
    expect(heal).not.toHaveBeenCalled();
  });
});
