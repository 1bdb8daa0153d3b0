import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBackground } from './background.ts';

const QUIET_MS = 500;

describe('work that no caller waits for', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const note = (done: string[], name: string) => (): Promise<void> => {
    done.push(name);
    return Promise.resolve();
  };

  it('begins when nothing was made for a while, and what a second one asked for at once', async () => {
    const done: string[] = [];
    const background = createBackground(QUIET_MS);
    background.busy();
    background.offer(note(done, 'idle'), 'when-idle');
    background.offer(note(done, 'soon'), 'soon');
    await jest.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(done).toEqual(['soon']);
    background.busy();
    await jest.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(done).toEqual(['soon']);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['soon', 'idle']);
  });

  it('is refused where too much waits', () => {
    const background = createBackground(QUIET_MS);
    background.busy();
    const taken = Array.from({ length: 201 }, () => background.offer(() => Promise.resolve(), 'when-idle'));
    expect([taken.filter(Boolean).length, taken.at(-1)]).toEqual([200, false]);
  });
});
