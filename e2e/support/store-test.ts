/** For tests that operate a store: each file gets one of its own. */
import { operatorOf, type Operator } from './operator.ts';
import { test as shopTest } from './shop-test.ts';
import { startStore, type Store } from './store.ts';

export { expect } from './shop-test.ts';

interface StoreFixtures {
  /** Name of the file: a worker goes on to the next file with what it has, unless this differs. */
  readonly file: string;
  readonly store: Store;
  readonly operator: Operator;
}

export const test = shopTest.extend<object, StoreFixtures>({
  file: ['', { scope: 'worker', option: true }],
  store: [async ({ file }, use) => {
    if (file === '') throw new Error('a file that operates a store says so: test.use({ file: import.meta.filename })');
    const store = await startStore();
    await use(store);
    await store.stop();
  }, { scope: 'worker', timeout: 180_000 }],
  operator: [async ({ store }, use) => use(operatorOf(store)), { scope: 'worker' }],
  baseURL: async ({ store }, use) => use(store.shop),
});
