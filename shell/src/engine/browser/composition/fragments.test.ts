/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, expect, it, jest } from '@jest/globals';
import type { PublicRemote } from '@suvarna/contracts/public-composition';
import type { PageContext } from '@suvarna/remote-kit/page';
import { waitFor } from '@testing-library/dom';
import { setImmediate } from 'node:timers/promises';
import type { LiveComposition } from './live-composition.ts';

let mounting = Promise.withResolvers<null>();
let status = 'MOUNTING';
const unmount = jest.fn(async () => null);
const mountRootParcel = jest.fn(() => ({
  mountPromise: mounting.promise,
  getStatus: () => status,
  unmount,
}));
jest.mock('single-spa', () => ({ mountRootParcel }));
jest.mock('./containers.ts', () => ({ loadContainer: async () => ({ fragment: async () => ({}) }) }));

const mounted = (): void => {
  status = 'MOUNTED';
  mounting.resolve(null);
};
const report = jest.fn();

async function embed(): Promise<() => void> {
  const { createEmbed } = await import('./fragments.ts');
  const remote = { name: 'catalog', killed: false, fragments: ['rail'] } as Partial<PublicRemote>;
  const embedIn = createEmbed({
    live: { remote: () => remote } as unknown as LiveComposition,
    page: { locale: 'en' } as PageContext,
    report,
  });
  return embedIn('catalog', 'rail', document.createElement('div'), {});
}

beforeEach(() => {
  mounting = Promise.withResolvers();
  status = 'MOUNTING';
  for (const mock of [unmount, mountRootParcel, report]) mock.mockClear();
});

it('a fragment that is there goes with its page', async () => {
  const remove = await embed();
  mounted();
  await waitFor(() => expect(mountRootParcel).toHaveBeenCalled());
  remove();
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
});

it('a fragment whose texts were on their way when its page was left goes as soon as it is there', async () => {
  const remove = await embed();
  await waitFor(() => expect(mountRootParcel).toHaveBeenCalled());
  remove();
  expect(unmount).not.toHaveBeenCalled();
  mounted();
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
});

it('a fragment that cannot be mounted is told once', async () => {
  const remove = await embed();
  await waitFor(() => expect(mountRootParcel).toHaveBeenCalled());
  remove();
  mounting.reject(new Error('no texts'));
  await waitFor(() => expect(report).toHaveBeenCalled());
  await setImmediate();
  expect([report.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0]);
});
