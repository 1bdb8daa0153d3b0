/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { noteStartCost } from '../timing/machine-speed.ts';
import { createSkeletonCover, type SkeletonCover } from './skeleton-cover.tsx';

const [QUICK, SLOW] = [20, 200];

let cover: SkeletonCover;
const shown = (): string | null => document.querySelector('.sv-skeleton-cover')?.textContent ?? null;
const after = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  noteStartCost(QUICK);
  document.body.replaceChildren();
  cover = createSkeletonCover(({ name = 'plain' }) => <p>{name}</p>);
});
afterEach(() => {
  cover.end();
  jest.useRealTimers();
});

it('is there within 100 ms when the page is not, and goes with it', () => {
  cover.begin('grid');
  after(59);
  expect(shown()).toBeNull();
  after(41);
  expect(shown()).toBe('grid');
  cover.end();
  expect(shown()).toBeNull();
});

it('does not come for a page that was quick', () => {
  cover.begin('grid');
  after(50);
  cover.end();
  after(1_000);
  expect(shown()).toBeNull();
});

it('is there at once where drawing a page takes longer than that', () => {
  noteStartCost(SLOW);
  act(() => cover.begin('grid'));
  expect(shown()).toBe('grid');
  cover.end();
  expect(shown()).toBeNull();
});

it('is of the last page that was asked for', () => {
  cover.begin('grid');
  after(100);
  cover.begin('product');
  after(100);
  expect(shown()).toBe('product');
  expect(document.querySelectorAll('.sv-skeleton-cover')).toHaveLength(1);
});

it('is drawn before a shopper waits for it, and once', () => {
  const draw = jest.fn(({ name = 'plain' }: { readonly name?: string | undefined }) => <p>{name}</p>);
  cover = createSkeletonCover(draw);
  act(() => cover.expect('grid'));
  expect([draw.mock.calls.length, shown()]).toEqual([1, null]);
  for (let visit = 0; visit < 2; visit += 1) {
    cover.begin('grid');
    jest.advanceTimersByTime(60);
    // Outside of `act` nothing is drawn: it was there.
    expect(shown()).toBe('grid');
    cover.end();
    expect(shown()).toBeNull();
  }
  expect(draw).toHaveBeenCalledTimes(1);
});
