/** What takes many visits to see of a canary. Browsers say what is wrong; most of the visits go without one. */
import type { Vital } from '@suvarna/contracts/events';
import { REVISION_HEADER } from '@suvarna/contracts/public-composition';
import type { Cohort } from '@suvarna/contracts/release-delivery';
import { until } from '@suvarna/testing/until';
import { lookAway } from '../support/look-away.ts';
import { expectDecided, shownCanary, toldBy, visit, visitorIn } from '../support/people/canary-visitors.ts';
import { BUSY_MS, LAST_WORD, otherCheckout } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

const RELEASE = 'checkout@1.0.1';
const BAG = '/checkout/cart/';
const GUEST_ADDRESS = '/guest-address/';
const WITHIN_MS = 60_000;

test.beforeAll(async ({ operator, store: _built }) => {
  await operator.run('publish', 'checkout', '--from', await otherCheckout());
});

test('a canary that takes longer to answer a click is halted: browsers of both kinds say how long, and visits without one repeat it until it is sure', async ({
  browser,
  store,
  operator,
}) => {
  const { groups } = await shownCanary(
    { store, operator },
    RELEASE,
    BAG,
    '--steps',
    '50,100',
    '--on-harm',
    'halt',
  );
  /** Clicks once, looks away, and answers what the browser told of it. */
  const clicked = async (group: string) => {
    const context = await visitorIn(browser, store.shop, group);
    const page = await context.newPage();
    const begun = page.waitForRequest((request) => toldBy(request)?.visit?.shown === true);
    let inp: Vital | undefined;
    page.on('request', (request) => {
      inp ??= toldBy(request)?.vitals.find(({ name }) => name === 'INP');
    });
    await page.goto(BAG);
    await begun;
    await page.getByRole('heading', { level: 1 }).click();
    await expect(async () => {
      await lookAway(page);
      expect(inp).toBeDefined();
    }).toPass();
    await context.close();
    if (!inp) throw new Error('no browser says how long a click took');
    return inp;
  };
  const [slow, quick] = [await clicked(groups.canary), await clicked(groups.control)];
  expect(slow).toMatchObject({ remote: 'checkout', version: '1.0.1' });
  expect(slow.value).toBeGreaterThanOrEqual(BUSY_MS);
  expect(quick).toMatchObject({ remote: 'checkout', version: '1.0.0' });
  expect(quick.value).toBeLessThan(BUSY_MS);

  let visits = 0;
  /** No two devices are as quick as each other. */
  const repeat = async (cohort: Cohort): Promise<void> => {
    const factor = 0.6 + 0.8 * ((visits++ * 0.618) % 1);
    const vital = cohort === 'canary' ? slow : quick;
    const visited = await visit(store.shop, BAG, groups[cohort]);
    expect(visited?.cohort).toBe(cohort);
    await visited?.tell([{ ...vital, value: Math.round(vital.value * factor) }]);
  };
  const state = async () => (await operator.live()).canary?.state;
  await until(
    async () => {
      if ((await state()) !== 'running') return true;
      await Promise.all(Array.from({ length: 20 }, (_, at) => repeat(at % 3 === 0 ? 'canary' : 'control')));
      return false;
    },
    'it is halted',
    WITHIN_MS,
  );
  expect(await state()).toBe('halted');
  await expectDecided(operator, 'canary-halt', /harm by "INP p(75|95)", laid to checkout.*likelihood ratio/);
  // Who has it keeps it until a person decides.
  expect((await visit(store.shop, BAG, groups.canary))?.cohort).toBe('canary');
  await operator.run('canary', 'abort', '--reason', 'the bag is slow');
});

test('a canary whose pages never come to rest is turned back: no browser says that they are shown, nor do visits without one', async ({
  browser,
  store,
  operator,
}) => {
  const { groups } = await shownCanary({ store, operator }, RELEASE, GUEST_ADDRESS, '--steps', '25,100');
  const quiet = await visitorIn(browser, store.shop, groups.canary);
  const stuck = await quiet.newPage();
  const told: string[] = [];
  stuck.on('request', (request) => {
    if (toldBy(request)) told.push(request.url());
  });
  const last = stuck.waitForEvent('console', (message) => message.text() === LAST_WORD);
  await stuck.goto(GUEST_ADDRESS, { waitUntil: 'commit' });
  await last;
  // The others say it while that page is busy.
  const context = await visitorIn(browser, store.shop, groups.control);
  const page = await context.newPage();
  const says = page.waitForRequest((request) => toldBy(request)?.visit?.shown === true);
  await page.goto(GUEST_ADDRESS);
  await says;
  expect(told).toEqual([]);
  await context.close();
  await quiet.close();

  const cohorts = Array.from({ length: 60 }, (_, at): Cohort => (at % 4 === 0 ? 'canary' : 'control'));
  for (const cohort of cohorts) {
    const visited = await visit(store.shop, GUEST_ADDRESS, groups[cohort]);
    if (cohort === 'control') await visited?.tell([]);
  }
  // A silence counts once browsers had time to speak: behind two spans more, each of a minute or of a share.
  for (const percent of [26, 27]) {
    await operator.run('canary', 'raise', '--percent', String(percent), '--reason', 'nobody complains');
    const { revision } = await operator.live();
    await until(
      async () => (await fetch(store.shop)).headers.get(REVISION_HEADER) === String(revision),
      'the shop has this share',
      WITHIN_MS,
    );
    await (await visit(store.shop, GUEST_ADDRESS, groups.control))?.tell([]);
  }
  await until(async () => (await operator.live()).canary === undefined, 'it is turned back', WITHIN_MS);
  await expectDecided(operator, 'canary-abort', /harm by "silent", laid to checkout.*likelihood ratio/);
});
