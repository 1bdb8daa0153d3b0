/** For tests that operate a store: each file gets one of its own. */
import { operatorOf, type Operator } from './operator.ts';
import { test as shopTest } from './shop-test.ts';
import { startStore, type Store } from './store.ts';

export { expect } from './shop-test.ts';

interface StoreFixtures {
  readonly store: Store;
  readonly operator: Operator;
}

export const test = shopTest.extend<object, StoreFixtures>({
  store: [async ({}, use) => {
    const store = await startStore();
    await use(store);
    await store.stop();
  }, { scope: 'worker', timeout: 180_000 }],
  operator: [async ({ store }, use) => use(operatorOf(store)), { scope: 'worker' }],
  baseURL: async ({ store }, use) => use(store.shop),
});
