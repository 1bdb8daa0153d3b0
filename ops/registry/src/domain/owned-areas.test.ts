import { expect, it } from '@jest/globals';
import type { Descriptor } from '@suvarna/contracts/release-delivery/descriptor';
import { ownerOfArea } from '@suvarna/contracts/release-delivery/owned-areas';
import { createMatcher } from '@suvarna/remote-kit/routing';
import fc from 'fast-check';
import { aRelease } from '../fixtures/release.fixtures.ts';
import { createPromotionGate } from './promotion-gate.ts';

const gate = createPromotionGate({
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
