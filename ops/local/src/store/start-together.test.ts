import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { startTogether } from './start-together.ts';

const never = new AbortController().signal;

test('what still starts when another fails is called off and waited for, and the first failure is reported', async () => {
  const said: string[] = [];
  const starting = startTogether(['imaging', 'commerce', 'sandbox'], never, async (name, signal) => {
    if (name === 'commerce') throw new Error('the key is missing');
    if (name === 'imaging') {
      await once(signal, 'abort');
      await delay(30);
      said.push('imaging has ended');
      throw new Error('imaging was called off');
    }
    said.push('sandbox is ready');
  });
  await expect(starting).rejects.toThrow('the key is missing');
  expect(said).toEqual(['sandbox is ready', 'imaging has ended']);
});

test('all of them are ready when it ends well', async () => {
  const ready: string[] = [];
  await startTogether(['a', 'b'], never, async (name) => {
    ready.push(name);
  });
  expect(ready).toEqual(['a', 'b']);
});

test('a store that has to stop aborts every start', async () => {
  const stopping = new AbortController();
  const starting = startTogether(['a', 'b'], stopping.signal, async (_, signal) => {
    await once(signal, 'abort');
    signal.throwIfAborted();
  });
  stopping.abort();
  await expect(starting).rejects.toThrow('aborted');
});
