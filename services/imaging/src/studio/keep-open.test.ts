import { expect, it } from '@jest/globals';
import { testStudio } from '../testing.fixtures.ts';
import { keepOpen, type Studio } from './keep-open.ts';

const JOB = {} as Parameters<Studio['still']>[0];

it('leaves no browser behind when it is closed while a lost one is replaced', async () => {
  const studio = testStudio();
  const closing = Promise.withResolvers<void>();
  const lasting = keepOpen(async () => ({ ...(await studio.open()), close: () => closing.promise }), {
    limitMs: 10_000,
  });
  studio.die();
  const outcome = lasting.still(JOB).catch(String);
  await new Promise(setImmediate);
  const closed = lasting.close();
  closing.resolve();
  await closed;
  expect(await outcome).toContain('closed');
  expect(studio.opened()).toBe(1);
});
