/** For tests that operate a store: they share one, one after the other, and each finds it as it was begun. */
import { REVISION_HEADER } from '@suvarna/contracts/public-composition';
import { nextCatalog } from './other-releases.ts';
import { CustomerByApi } from '../people/customer-by-api.ts';
import { openAccount, type Account } from '../people/earlier-visit.ts';
import { keptPictures } from '../looks/kept-pictures.ts';
import { operatorOf, type Operator } from '../people/operator.ts';
import { startPushService, type PushService } from '../push-service/push-service.ts';
import { test as shopTest } from '../shop-test.ts';
import { PATIENT, STARTS_WITHIN_MS, startStore, type Store } from './store.ts';
import { FakeClockStore } from './fake-clock-store.ts';
import { until } from '@suvarna/testing/until';

export { expect } from '../shop-test.ts';

interface WorkerFixtures {
  /** Where the store posts its notices. */
  readonly pushService: PushService;
  /** A worker whose test failed is not used again, so no test meets a store that was left half changed. */
  readonly store: Store;
  readonly operator: Operator;
  /** The same store, to turn its clock. */
  readonly turned: FakeClockStore;
  /** Folder of catalog 1.0.1 (other-releases.ts). */
  readonly nextRelease: string;
}

interface Fixtures {
  /** What is live when a test is over is what was live when it began. */
  readonly restored: void;
  /** Of this test alone: what a plan of another test left is not to be spent in its bag. */
  readonly customer: Account;
  readonly byApi: CustomerByApi;
}

export const STAFF_TOKEN = 'admin-token-of-the-tests-0123456789';

const SWITCHED_WITHIN_MS = 60_000;

export const test = shopTest.extend<Fixtures, WorkerFixtures>({
  pushService: [
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  store: [
    async ({ pushService }, use) => {
      const store = await startStore({
        ...PATIENT,
        ...(await keptPictures('faults')),
        TEST_CLOCK: 'on',
        STAFF_ADMIN_TOKEN: STAFF_TOKEN,
        ...pushService.storeEnvironment,
      });
      // Codes to its customers go through its sandbox, and this worker has no other store.
      process.env['SANDBOX_URL'] = store.sandbox;
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS },
  ],
  operator: [async ({ store }, use) => use(operatorOf(store)), { scope: 'worker' }],
  turned: [async ({ store }, use) => use(new FakeClockStore(store, STAFF_TOKEN)), { scope: 'worker' }],
  // After the store: what it was built from names the release.
  nextRelease: [
    async ({ store: _store }, use) => use(await nextCatalog()),
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ store }, use) => use(store.shop),
  customer: async ({ page }, use) => use(await openAccount(page, '/favicon.svg')),
  byApi: async ({ page, customer }, use) => use(new CustomerByApi(page.context().request, customer)),
  restored: [
    async ({ store, operator }, use) => {
      const { remotes: before } = await operator.live();
      await use();
      const { remotes: after } = await operator.live();
      for (const [name, { version, killed }] of Object.entries(before)) {
        if (after[name]?.version !== version)
          await operator.run('swap', name, version, '--reason', 'the test is over');
        if (!killed && after[name]?.killed)
          await operator.run('revive', name, '--reason', 'the test is over');
      }
      const { revision } = await operator.live();
      await until(
        async () => (await fetch(store.shop)).headers.get(REVISION_HEADER) === String(revision),
        'the shop serves it',
        SWITCHED_WITHIN_MS,
      );
    },
    { auto: true },
  ],
});
