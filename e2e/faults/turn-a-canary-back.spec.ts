/** What a canary is turned back for besides errors, in browsers; by many visits: e2e/proofs. */
import type { Cohort } from '@suvarna/contracts/release-delivery';
import { until } from '@suvarna/testing/until';
import { expectDecided, shownCanary, toldBy, visitorIn } from '../support/people/canary-visitors.ts';
import { otherCheckout } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const RELEASE = 'checkout@1.0.1';
const GIFT_CARDS = '/gift-cards/';
const WITHIN_MS = 60_000;

test.beforeAll(async ({ operator, store: _built }) => {
  await operator.run('publish', 'checkout', '--from', await otherCheckout());
});

test('a canary that draws otherwise than its server did is turned back at the second browser that says so', async ({
  browser,
  store,
  operator,
}) => {
  const { groups } = await shownCanary({ store, operator }, RELEASE, GIFT_CARDS, '--steps', '25,100');
  /** Looks at the page until it has told how it was shown. */
  const look = async (cohort: Cohort): Promise<readonly object[]> => {
    const context = await visitorIn(browser, store.shop, groups[cohort]);
    const page = await context.newPage();
    const says = page.waitForRequest((request) => toldBy(request)?.visit?.shown === true);
    await page.goto(GIFT_CARDS);
    const faults = toldBy(await says)?.visit?.faults ?? [];
    await context.close();
    return faults;
  };
  const mismatch = { remote: 'checkout', version: '1.0.1', kind: 'hydration' };
  const looks = async (): Promise<void> => {
    const [without, faults] = await Promise.all([look('control'), look('canary')]);
    expect(without).toEqual([]);
    expect(faults).toContainEqual(expect.objectContaining(mismatch));
  };
  await looks();
  expect((await operator.live()).canary?.state).toBe('running');
  await looks();
  await until(async () => (await operator.live()).canary === undefined, 'it is turned back', WITHIN_MS);
  await expectDecided(operator, 'canary-abort', /harm by "not hydrated as drawn", laid to checkout/);
});
