import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashInAddress } from '@suvarna/contracts/release-delivery';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease, type ReleaseFixture } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

/** A second page beside the release's own. */
const withPage = (name: string, path: string, version: string): ReleaseFixture =>
  aRelease({
    name,
    version,
    change: ({ routes }) => {
      const [own] = routes;
      if (!own) return;
      const { smoke: _smoke, ...page } = own;
      routes.push({ ...page, id: 'second', path });
    },
  });

async function upload({ descriptor, files }: ReleaseFixture): Promise<void> {
  for (const { path, integrity } of descriptor.files)
    await registry.call('PUT', `/v1/blobs/${hashInAddress(integrity)}`, {
      token: registry.tokens.asha,
      body: files.get(path) ?? Buffer.alloc(0),
    });
}
const post = ({ bytes }: ReleaseFixture) =>
  registry.call('POST', '/v1/releases', {
    token: registry.tokens.asha,
    body: { descriptor: bytes.toString('base64') },
  });

describe('a part of the store that is another team’s', () => {
  // `account` is not in the composition at all, and has no pattern that meets most of these.
  it.each([
    '/account/orders/SV-:n/x/',
    '/account/verify-your-card/',
    '/account',
    '/sign-in/again/:token/',
    '/jewellery/:category/offer/',
    '/',
    '/{:page/}',
    '/acc{ount}/x/',
    '/:area/orders/',
    '/Account/orders/',
    '/\u0430ccount/orders/',
    '/checkout{/*rest}',
  ])('takes no page of a release: %s', async (path) => {
    const release = withPage('golden-bounty', path, '1.0.0');
    await upload(release);
    const before = await registry.everything();
    expect(await post(release)).toMatchObject({
      status: 422,
      json: {
        error: { code: 'RELEASE.DESCRIPTOR_INVALID', message: expect.stringContaining('route second') },
      },
    });
    expect(await registry.everything()).toEqual(before);
  });
});

describe('a part of the store that no operator was given', () => {
  it('is of the remote that has it in the composition, alone', async () => {
    await registry.putLive(withPage('golden-bounty', '/silver-plan/:id/', '1.0.0'));
    const second = withPage('checkout', '/silver-plan/pay/now/', '1.0.0');
    await registry.publish(second);
    const { revision } = await registry.live();
    const answer = await registry.call('POST', '/v1/swaps', {
      token: registry.tokens.asha,
      body: {
        channel: 'production',
        reason: 'for a test',
        expectedRevision: revision,
        remote: 'checkout',
        version: '1.0.0',
      },
    });
    expect(answer).toMatchObject({
      json: {
        error: {
          code: 'COMPOSITION.GATE_REFUSED',
          faults: [
            {
              check: 'paths',
              fault:
                'checkout claims /silver-plan/pay/now/, but /silver-plan is an area of golden-bounty, which has /silver-plan/:id/',
            },
          ],
        },
      },
    });
    expect((await registry.live()).revision).toBe(revision);
  });
});
