import { afterEach, expect, it, jest } from '@jest/globals';
import { testRenderer } from '../testing.fixtures.ts';
import { superviseRenderer, type Renderer } from './supervised-renderer.ts';

afterEach(() => {
  jest.useRealTimers();
});

const JOB = {} as Parameters<Renderer['still']>[0];

it('leaves no browser behind when it is closed while a lost one is replaced', async () => {
  const renderer = testRenderer();
  const closing = Promise.withResolvers<void>();
  const lasting = superviseRenderer(
    async () => ({ ...(await renderer.open()), close: () => closing.promise }),
    {
      limitMs: 10_000,
    },
  );
  renderer.die();
  const outcome = lasting.still(JOB).catch(String);
  await new Promise(setImmediate);
  const closed = lasting.close();
  closing.resolve();
  await closed;
  expect(await outcome).toContain('closed');
  expect(renderer.opened()).toBe(1);
});

it('is closed when no picture is asked for for a while, and opened again for the next', async () => {
  jest.useFakeTimers();
  const renderer = testRenderer();
  let closings = 0;
  const lasting = superviseRenderer(
    async () => ({
      still: async () => ({}) as Awaited<ReturnType<Renderer['still']>>,
      close: async () => {
        closings += 1;
      },
      opened: await renderer.open(),
    }),
    { limitMs: 10_000, idleMs: 1_000 },
  );
  await lasting.still(JOB);
  await jest.advanceTimersByTimeAsync(900);
  await lasting.still(JOB);
  await jest.advanceTimersByTimeAsync(900);
  expect([renderer.opened(), closings]).toEqual([1, 0]);
  await jest.advanceTimersByTimeAsync(200);
  expect([renderer.opened(), closings]).toEqual([1, 1]);
  await lasting.still(JOB);
  expect(renderer.opened()).toBe(2);
  await lasting.close();
});
