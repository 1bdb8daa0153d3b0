/** Pictures of the pages of releases, through the API. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashInAddress, sha384Of } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
const FILES = ['at first', 'later'].map((text) => Buffer.from(text));
const [first = '', later = ''] = FILES.map((bytes) => sha384Of(bytes));
const PLACE = { page: 'listing', language: 'hi', width: 390 };

const keep = async (pictures: readonly object[], of = 'catalog/1.0.0') =>
  registry.call('PUT', `/v1/releases/${of}/pictures`, { token: registry.tokens.ravi, body: { pictures } });
const kept = async (of = 'catalog/1.0.0') => registry.call('GET', `/v1/releases/${of}/pictures`);

beforeAll(async () => {
  registry = await startTestRegistry({
    raviMoves: ['catalog'],
  });
  await registry.publish(aRelease({ name: 'catalog' }));
  for (const bytes of FILES)
    await registry.call('PUT', `/v1/blobs/${hashInAddress(sha384Of(bytes))}`, {
      token: registry.tokens.ravi,
      body: bytes,
    });
});
afterAll(() => registry.stop());

describe('pictures of a release', () => {
  it('are none before they are drawn', async () => {
    expect((await kept()).json).toEqual({ pictures: [] });
  });

  it('are kept with their release, each new one in the place of the one before', async () => {
    const wide = { ...PLACE, width: 1280 };
    expect((await keep([PLACE, wide].map((place) => ({ ...place, hash: first })))).json).toEqual({ kept: 2 });
    await keep([{ ...PLACE, hash: later }]);
    const { pictures } = (await kept()).json as { pictures: { url: string }[] };
    expect(pictures).toEqual([
      { ...PLACE, url: `/v1/releases/catalog/1.0.0/pictures/${hashInAddress(later)}` },
      { ...wide, url: `/v1/releases/catalog/1.0.0/pictures/${hashInAddress(first)}` },
    ]);
    expect((await registry.call('GET', pictures[0]?.url ?? '')).bytes.toString()).toBe('later');
  });

  it.each([
    [
      'of a release that nobody published',
      [{ ...PLACE, hash: sha384Of(Buffer.from('at first')) }],
      'catalog/9.9.9',
      404,
      'RELEASE.NOT_FOUND',
    ],
    [
      'whose file was not sent',
      [{ ...PLACE, hash: sha384Of(Buffer.from('nowhere')) }],
      'catalog/1.0.0',
      404,
      'BLOB.NOT_FOUND',
    ],
    [
      'of which there are two of one place',
      [first, later].map((hash) => ({ ...PLACE, hash })),
      'catalog/1.0.0',
      400,
      'REQUEST.INVALID',
    ],
    ['that are none', [], 'catalog/1.0.0', 400, 'REQUEST.INVALID'],
    [
      'of no language',
      [{ ...PLACE, language: 'Hindi', hash: first }],
      'catalog/1.0.0',
      400,
      'REQUEST.INVALID',
    ],
  ])('%s are refused, and nothing is changed', async (_what, pictures, of, status, code) => {
    const before = await registry.everything();
    const answer = await keep(pictures, of);
    expect([answer.status, answer.json.error?.code]).toEqual([status, code]);
    expect(await registry.everything()).toEqual(before);
  });

  it('are sent as pictures of their release, and nothing else is', async () => {
    const { json } = await kept();
    const [{ url } = { url: '' }] = json['pictures'] as readonly { url: string }[];
    const { status, headers } = await registry.call('GET', url);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    const file = aRelease({ name: 'catalog' }).descriptor.files[0]?.integrity ?? '';
    const other = await registry.call('GET', `/v1/releases/catalog/1.0.0/pictures/${hashInAddress(file)}`);
    expect([other.status, other.json.error?.code]).toEqual([404, 'BLOB.NOT_FOUND']);
  });

  it('of a remote that is not the operator’s are refused', async () => {
    const checkout = aRelease({ name: 'checkout' });
    for (const bytes of checkout.files.values())
      await registry.call('PUT', `/v1/blobs/${hashInAddress(sha384Of(bytes))}`, {
        token: registry.tokens.asha,
        body: bytes,
      });
    await registry.call('POST', '/v1/releases', {
      token: registry.tokens.asha,
      body: { descriptor: checkout.bytes.toString('base64') },
    });
    const { status, json } = await keep([{ ...PLACE, hash: first }], 'checkout/1.0.0');
    expect([status, json.error?.code]).toEqual([403, 'ORDER.NOT_YOURS']);
  });
});
