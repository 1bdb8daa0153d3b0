import type { BrowserContext, Page, Response } from '@playwright/test';
import { listenOn } from '../support/bus.ts';
import { NOTICE, sendNotice, shownNotices } from '../support/push-service/a-notice.ts';
import { openChromiumAt } from '../support/push-service/chromium-here.ts';
import { readRecord } from '../support/push-service/what-chromium-records.ts';
import { staffAt } from '../support/people/staff.ts';
import { openWithStoppedClock } from '../support/stopped-clock.ts';
import { expect, STAFF_TOKEN, test as base } from '../support/store/store-test.ts';

/** A browser enrols at its push service before the store is told: longer than a page's own calls take. */
const slowMs = 60_000;

/** Chromium makes the subscriptions here, and nothing of the page is replaced: only its push service is another (decision 14). */
const test = base.extend({
  context: async ({ launchOptions, pushService }, use) => {
    const context = await openChromiumAt(pushService, launchOptions);
    await use(context);
    await context.close();
  },
});

/** The subscription that Chromium holds for the page, as it is told to the store. */
const subscriptionOf = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify(await (await navigator.serviceWorker.ready).pushManager.getSubscription()),
  );

const isTold = (response: Response): boolean => response.url().endsWith('/api/server/subscribeTopic');

/** The browser's own bubble can be pressed by no page and no test: its answer is set instead. */
async function answerTheBrowser(
  context: BrowserContext,
  page: Page,
  shop: string,
  setting: 'granted' | 'denied',
): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin: shop });
}

test('a notice that the store sends arrives, encrypted, and is shown by the service worker', async ({
  page,
  context,
  store,
  pushService: service,
}) => {
  const before = service.taken.length;
  await answerTheBrowser(context, page, store.shop, 'granted');
  const record = await readRecord(page);
  // Where notices are allowed nothing is asked: the page subscribes, and tells the store.
  const told = page.waitForResponse(isTold, { timeout: slowMs });
  await page.goto(store.shop);
  const answer = await told;
  const subscription = await subscriptionOf(page);
  expect(answer.request().postDataJSON()).toMatchObject({
    topic: 'androidNotification',
    token: subscription,
  });
  expect(await answer.json()).toMatchObject({ error: false, data: { subscribed: true } });

  expect(await sendNotice(staffAt(store.commerce, STAFF_TOKEN))).toBe(1);

  // Chromium's push line brought it, Chromium's keys opened it, our worker showed it.
  expect(await record('Push message received')).toMatchObject({ Success: 'Yes', 'Was Encrypted': 'Yes' });
  await record('Notification displayed');
  const [sealed, ...more] = service.taken.slice(before);
  expect(more).toEqual([]);
  expect(sealed?.length).toBeGreaterThan(0);
  expect(sealed?.includes(NOTICE.title)).toBe(false);
  expect(await page.evaluate(shownNotices)).toEqual([NOTICE]);
});

test.describe('the question about notices', () => {
  test.use({ firstVisit: true });

  for (const [answer, what] of [
    ['granted', 'the browser is subscribed to the topic'],
    ['denied', 'it is only logged'],
  ] as const) {
    test(`comes after ten seconds; where the browser is then told ${answer}, ${what}`, async ({
      page,
      context,
      store,
      pushService: service,
    }) => {
      await context.addCookies([
        { name: 'dm', value: encodeURIComponent('popupShown=true'), url: store.shop },
        { name: 'rest-pincode', value: '1', url: store.shop },
      ]);
      const before = service.subscriptions;
      const posted: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/server/subscribeTopic')) posted.push(request.postDataJSON());
      });
      const clock = await openWithStoppedClock(page, `${store.shop}/golden-bounty/`);
      expect(await page.evaluate(() => Notification.permission)).toBe('default');
      const question = page.locator('[data-prompt="notification"]');
      await clock.passTo(9_990);
      await expect(page.locator('[data-prompt]')).toHaveCount(0);
      await clock.passTo(10_100);
      await expect(question).toBeVisible();
      // Nothing was asked of the browser, and nothing subscribed, before the yes.
      expect(await page.evaluate(() => Notification.permission)).toBe('default');
      expect(service.subscriptions).toBe(before);
      const answered = await listenOn(page, 'notification.permission.answered');
      await page.clock.resume();
      await answerTheBrowser(context, page, store.shop, answer);
      const taken = answer === 'granted' ? page.waitForResponse(isTold, { timeout: slowMs }) : null;
      await question.getByRole('button', { name: 'Yes, notify me' }).click();
      await expect(question).toHaveCount(0);
      expect(await answered()).toEqual([{ outcome: answer }]);
      expect(await page.evaluate(() => Notification.permission)).toBe(answer);
      if (taken) {
        expect(await (await taken).json()).toMatchObject({ error: false, data: { subscribed: true } });
        expect(posted).toEqual([{ topic: 'androidNotification', token: await subscriptionOf(page) }]);
        expect(service.subscriptions).toBe(before + 1);
      } else {
        expect([posted, service.subscriptions]).toEqual([[], before]);
      }
      // Asked once: the question rests.
      expect((await context.cookies(store.shop)).some(({ name }) => name === 'rest-notification')).toBe(true);
    });
  }
});
