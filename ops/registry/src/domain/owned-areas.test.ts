import { describe, expect, it } from '@jest/globals';
import { type Descriptor, ownerOfArea } from '@suvarna/contracts/release-delivery';
import { createMatcher } from '@suvarna/remote-kit/routing';
import fc from 'fast-check';
import { aRelease } from '../fixtures/release.fixtures.ts';
import { createPromotionGate } from './promotion-gate.ts';
import { reservedFault, routesFault } from './release-rules.ts';

const gate = createPromotionGate({
  signed: async () => null,
  blobs: { size: async () => null, write: async () => undefined, read: async () => null },
  readShell: async () => null,
  smoke: async () => null,
});
async function pathsFault(composed: readonly Descriptor[]): Promise<string | null | undefined> {
  const [candidate = aRelease().descriptor] = composed;
  return (await gate.examine({ candidate, composed })).find(({ check }) => check === 'paths')?.fault;
}

const SEGMENTS = ['account', 'checkout', 'golden-bounty', 'free', 'orders'];
const literal = fc.constantFrom(...SEGMENTS);
/** Ways to write a segment, among them some that match another's without naming it. */
const written = fc.oneof(
  { weight: 12, arbitrary: literal },
  fc.constantFrom('{acc}ount', 'acc{ount}', ':x', ':xount', 'a:x', '*y', '{account}', ':x-bounty'),
);
const pattern = fc
  .array(written, { maxLength: 3 })
  .map((segments) => `/${segments.map((segment) => `${segment}/`).join('')}`)
  .map((path) => {
    let count = 0;
    return path.replaceAll(/([:*])[xy]/g, (_all, sign: string) => `${sign}"p${(count += 1)}"`);
  });
const remotes = fc.uniqueArray(
  fc.constantFrom('account', 'checkout', 'golden-bounty', 'free').chain((name) =>
    fc.record({
      name: fc.constant(name),
      // Mostly pages of its own, so that many compositions pass.
      paths: fc.array(fc.oneof({ weight: 8, arbitrary: pattern.map((path) => `/${name}${path}`) }, pattern), {
        minLength: 1,
        maxLength: 2,
      }),
    }),
  ),
  { selector: ({ name }) => name, minLength: 2, maxLength: 3 },
);
const address = fc
  .array(literal, { maxLength: 3 })
  .map((segments) => `/${segments.map((segment) => `${segment}/`).join('')}`);

it('lets no composition pass in which the router gives an address of one to another', async () => {
  const seen = { passed: 0, refused: 0, matched: 0 };
  await fc.assert(
    fc.asyncProperty(
      remotes,
      fc.array(address, { minLength: 4, maxLength: 12 }),
      async (chosen, addresses) => {
        const composed = chosen.map(
          ({ name, paths }) =>
            aRelease({
              name,
              change: (descriptor) => {
                descriptor.routes = descriptor.routes.flatMap(({ smoke: _smoke, ...route }) =>
                  paths.map((path, at) => ({ ...route, id: `page-${at}`, path })),
                );
              },
            }).descriptor,
        );
        if ((await pathsFault(composed)) !== null) return void (seen.refused += 1);
        seen.passed += 1;
        const route = createMatcher(composed);
        const areas = new Map<string, string>();
        for (const each of addresses) {
          const remote = route(each)?.remote.name;
          if (remote === undefined) continue;
          seen.matched += 1;
          const area = each.split('/')[1] ?? '';
          expect([each, remote]).toEqual([each, ownerOfArea(area) ?? areas.get(area) ?? remote]);
          areas.set(area, remote);
        }
      },
    ),
    { numRuns: 1_500 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});

describe('a pattern of a release', () => {
  const { descriptor } = aRelease({ name: 'golden-bounty' });
  const faultOf = (path: string): string | null =>
    routesFault({
      ...descriptor,
      routes: descriptor.routes.slice(0, 1).map(({ smoke: _smoke, ...route }) => ({ ...route, path })),
    });

  it.each([
    // The router takes none of these, though they can be parsed: one would keep all remotes from their addresses.
    '/golden-bounty/:a:b/',
    '/golden-bounty/:a{:b}/',
    '/golden-bounty/*a:b/',
    // These would keep the router busy.
    '/golden-bounty/*a/*b/',
    '/golden-bounty/{a/}{b/}{c/}{d/}{e/}',
    '/golden-bounty/{a/{b/{c/{d/{e/}}}}}',
    '/golden-bounty/:',
    '/golden-bounty/{x',
  ])('is refused: %s', (path) => {
    expect(faultOf(path)).toMatch(/golden-bounty/);
  });

  it.each([
    '/golden-bounty/:x/',
    '/golden-bounty/{plan/}:id/',
    '/golden-bounty/*rest',
    '/golden-bounty/a-:b/',
  ])('passes, and the router takes it: %s', (path) => {
    expect(faultOf(path)).toBeNull();
    expect(() => createMatcher([{ name: 'golden-bounty', routes: [{ id: 'page', path }] }])).not.toThrow();
  });

  it.each([
    ...['/hi/rings/', '/en/x/', '/:lang/rings/', '/api/x/', '/*x', '/sw.js', '/.well-known/x', '/remotes/x/'],
    ...[
      '/media/x',
      '/api',
      '/api{/x}',
      '/{api/}x/',
      '/livez',
      '/readyz',
      '/metrics',
      '/robots.txt',
      '/:x.xml',
    ],
    ...['/hi', '/%61pi/x', '/./api/', '/../api/', '/_/x', '/assets/:x', '/favicon.svg', '/sitemap.xml'],
  ])('is not one of what composer, site and browsers keep: %s', (path) => {
    expect(reservedFault(path)).not.toBeNull();
  });
});
