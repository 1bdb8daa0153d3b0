import { expect, it, jest } from '@jest/globals';
import { createRegistryClient } from './registry-client.ts';

const answering = (...answers: readonly Response[]) => {
  const waiting = [...answers];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const next = waiting.shift();
    return next === undefined ? Promise.reject(new Error('asked too often')) : Promise.resolve(next);
  });
};
const busy = (wait?: string): Response =>
  Response.json(
    { error: { code: 'SERVICE.UNAVAILABLE', message: 'try again' } },
    { status: 503, ...(wait !== undefined && { headers: { 'retry-after': wait } }) },
  );
const client = createRegistryClient({ url: 'http://registry.example' });

it('comes again when the registry says that it cannot serve right now, and when to come', async () => {
  const asked = answering(busy('0'), busy('0'), Response.json({ missing: ['a'] }));
  expect(await client.missingBlobs(['a'])).toEqual(['a']);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(
    Array.from({ length: 3 }, () => 'http://registry.example/v1/blobs/missing'),
  );
});

it('gives up after five tries, with what the registry said', async () => {
  const asked = answering(...Array.from({ length: 6 }, () => busy('0')));
  await expect(client.missingBlobs(['a'])).rejects.toMatchObject({
    status: 503,
    code: 'SERVICE.UNAVAILABLE',
  });
  expect(asked).toHaveBeenCalledTimes(5);
});

it('takes any other no for an answer', async () => {
  const asked = answering(
    Response.json({ error: { code: 'RELEASE.VERSION_TAKEN', message: 'taken' } }, { status: 409 }),
  );
  await expect(client.publish(new Uint8Array([1]))).rejects.toMatchObject({ code: 'RELEASE.VERSION_TAKEN' });
  expect(asked).toHaveBeenCalledTimes(1);
});
