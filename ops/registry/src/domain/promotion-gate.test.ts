import { describe, expect, it } from '@jest/globals';
import { aShell } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';
import type { BlobStore } from './ports.ts';
import { createPromotionGate, type Promotion, type SmokeCheck } from './promotion-gate.ts';
import type { Shell } from './shell.ts';

const catalog = aRelease();
const blobs: BlobStore = {
  size: async () => null,
  write: async () => undefined,
  read: async (hash) => {
    const path = catalog.descriptor.files.find(({ integrity }) => integrity === hash)?.path ?? '';
    return catalog.files.get(path) ?? null;
  },
};

async function faults(
  promotion: Promotion,
  { smoke = async () => null, shell = aShell }: { smoke?: SmokeCheck; shell?: Shell | null } = {},
) {
  const findings = await createPromotionGate({
    blobs,
    smoke,
    signed: async () => null,
    readShell: async () => shell,
  }).examine(promotion);
  return findings.flatMap(({ check, fault }) => (fault ? [`${check}: ${fault}`] : []));
}
const withDescriptor = (change: Parameters<typeof aRelease>[0]) => aRelease({ ...change }).descriptor;

describe('the promotion gate', () => {
  it('lets a release pass that keeps every promise', async () => {
    const checkout = withDescriptor({ name: 'checkout' });
    expect(await faults({ candidate: catalog.descriptor, composed: [catalog.descriptor, checkout] })).toEqual(
      [],
    );
  });

  it('wants an emitter for every event, among the remotes or in the shell', async () => {
    const listening = withDescriptor({
      name: 'checkout',
      change: (descriptor) => {
        descriptor.listens.push('gift.note.written');
      },
    });
    const emitting = withDescriptor({
      name: 'account',
      change: (descriptor) => {
        descriptor.emits.push('gift.note.written');
      },
    });
    expect(
      await faults({ candidate: catalog.descriptor, composed: [catalog.descriptor, listening] }),
    ).toEqual(['events: checkout listens to gift.note.written, which no remote in this composition emits']);
    expect(
      await faults({ candidate: catalog.descriptor, composed: [catalog.descriptor, listening, emitting] }),
    ).toEqual([]);
  });

  it('refuses a page that weighs too much for a cheap phone', async () => {
    const heavy = withDescriptor({
      change: (descriptor) => {
        const script = descriptor.files.find(({ path }) => path === descriptor.routes[0]?.scripts[0]);
        if (script) script.bytes = 260_000;
      },
    });
    expect(await faults({ candidate: heavy, composed: [heavy] })).toContainEqual(
      expect.stringMatching(/^bytes: route home weighs 26\d kB, more than 250$/),
    );
  });

  it.each([
    ['another major', '^18.0.0', 'shared: the host offers react 19.3.1, the release needs ^18.0.0'],
    ['no range', 'newest', 'shared: react: "newest" is not a range'],
  ])('wants shared libraries the host has: %s', async (_what, range, fault) => {
    const candidate = { ...catalog.descriptor, shared: { react: range } };
    expect(await faults({ candidate, composed: [candidate] })).toEqual([fault]);
  });

  it('wants no library the host does not offer', async () => {
    const candidate = {
      ...catalog.descriptor,
      shared: { react: '^19.0.0', jquery: '^3.0.0', 'to-string': '^1.0.0' },
    };
    expect(await faults({ candidate, composed: [candidate] })).toEqual(['shared: the host offers no jquery']);
    expect(await faults({ candidate, composed: [candidate] }, { shell: null })).toEqual([]);
  });

  const withRoute = (name: string, path: string) =>
    withDescriptor({
      name,
      change: ({ routes: [route] }) => {
        if (route) {
          route.path = path;
          delete route.smoke;
        }
      },
    });

  it.each([
    ['/silver/:step/', '/silver/pay/', '/silver'],
    ['/silver/:one/', '/silver/:one/two/', '/silver'],
    ['/silver/', '/silver', '/silver'],
  ])('gives no area to two remotes: %s and %s', async (one, two, area) => {
    const first = withRoute('catalog', one);
    const second = withRoute('checkout', two);
    expect(await faults({ candidate: catalog.descriptor, composed: [first, second] })).toEqual([
      `paths: checkout claims ${two}, but ${area} is an area of catalog, which has ${one}`,
    ]);
    // A remote may have a page of its own among those of one of its patterns.
    const together = {
      ...first,
      routes: [...first.routes, ...first.routes.map((route) => ({ ...route, path: two }))],
    };
    expect(await faults({ candidate: catalog.descriptor, composed: [together] })).toEqual([]);
  });

  it.each([
    ['/checkout/payment/return/sandbox/', 'checkout'],
    ['/account/orders/SV-:n/', 'account'],
    ['/account/nothing-is-here/', 'account'],
    ['/jewellery/offers/', 'catalog'],
    ['/', 'catalog'],
  ])('lets an area be its owner’s, whatever is live: %s', async (path, owner) => {
    const candidate = withRoute('golden-bounty', path);
    expect(await faults({ candidate: catalog.descriptor, composed: [candidate] })).toEqual([
      `paths: golden-bounty: ${path} is in /${path.split('/')[1] ?? ''}, which is ${owner}'s`,
    ]);
    expect(await faults({ candidate: catalog.descriptor, composed: [withRoute(owner, path)] })).toEqual([]);
  });

  it.each([
    '/api/v4/customer/login/',
    '/media/:picture',
    '/remotes/by-hash/x.js',
    '/shell/x.js',
    '/_shell/composition.json',
    '/service-worker.js',
    '/.well-known/change-password',
    '/robots.txt',
    '/sitemap.xml',
    '/livez',
    '/metrics',
    '/hi/',
    '/choose-language/',
    '/:everything/',
    '/*rest',
    '/%61ccount/',
    '/ap{i}/',
  ])('keeps what is reserved: %s', async (path) => {
    const candidate = withRoute('checkout', path);
    expect(
      await faults({ candidate: catalog.descriptor, composed: [catalog.descriptor, candidate] }),
    ).toEqual([
      expect.stringMatching(
        /^paths: checkout: .* (is reserved|is not written plainly|does not begin with one plain word)$/,
      ),
    ]);
  });

  it('runs no bundle of a release that is refused already', async () => {
    let ran = 0;
    const smoke: SmokeCheck = async () => {
      ran += 1;
      return 'never';
    };
    await faults(
      { candidate: { ...catalog.descriptor, host: '^9.0.0' }, composed: [catalog.descriptor] },
      { smoke },
    );
    expect(ran).toBe(0);
    expect(
      await faults({ candidate: catalog.descriptor, composed: [catalog.descriptor] }, { smoke }),
    ).toEqual(['smoke: never']);
  });

  it.each([
    ['missing', { integrity: `sha384-${'A'.repeat(64)}` }, /is not in the store/],
    ['of another size', { bytes: 1 }, /has \d+ bytes, the descriptor says 1/],
  ])('wants every file: %s', async (_what, change, fault) => {
    const [first, ...rest] = catalog.descriptor.files;
    const candidate = {
      ...catalog.descriptor,
      files: [{ path: '', integrity: '', bytes: 0, ...first, ...change }, ...rest],
    };
    expect(await faults({ candidate, composed: [candidate] })).toEqual([expect.stringMatching(fault)]);
  });
});
