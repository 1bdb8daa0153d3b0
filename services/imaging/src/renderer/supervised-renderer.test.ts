import { expect, it } from '@jest/globals';
import { testRenderer } from '../testing.fixtures.ts';
import { superviseRenderer, type Renderer } from './supervised-renderer.ts';

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
