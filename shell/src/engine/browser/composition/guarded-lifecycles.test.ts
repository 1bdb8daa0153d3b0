/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteModule } from '@suvarna/remote-kit/host';
import { guarded } from './guarded-lifecycles.ts';

const fine = () => Promise.resolve();
const remote = (lifecycles: Partial<RemoteModule>): RemoteModule =>
  ({ bootstrap: fine, mount: fine, unmount: fine, ...lifecycles }) as RemoteModule;
const props = { name: 'catalog' } as never;
const call = (lifecycle: unknown): Promise<unknown> => (lifecycle as (p: never) => Promise<unknown>)(props);

beforeEach(() => {
  document.body.innerHTML = '<div id="slot"><p>left behind</p></div>';
});
afterEach(() => {
  jest.useRealTimers();
});

describe('lifecycles the shell hands to single-spa', () => {
  it.each(['bootstrap', 'mount', 'unmount'] as const)('resolve when %s throws, and tell', async (stage) => {
    const broken = jest.fn();
    const lifecycles = guarded(remote({ [stage]: () => Promise.reject(new Error('boom')) }), {
      slot: 'slot',
      onBroken: broken,
    });
    await expect(call(lifecycles[stage])).resolves.toBeUndefined();
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it('resolve when a synchronous lifecycle throws', async () => {
    const broken = jest.fn();
    const lifecycles = guarded(
      remote({
        mount: () => {
          throw new Error('boom');
        },
      }),
      { slot: 'slot', onBroken: broken },
    );
    await call(lifecycles.mount);
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it('resolve when mount never answers', async () => {
    jest.useFakeTimers();
    const broken = jest.fn();
    const lifecycles = guarded(remote({ mount: () => new Promise(() => undefined) }), {
      slot: 'slot',
      onBroken: broken,
    });
    const mounting = call(lifecycles.mount);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(mounting).resolves.toBeUndefined();
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it('clear the slot of a remote that cannot unmount', async () => {
    await call(
      guarded(remote({ unmount: () => Promise.reject(new Error('boom')) }), {
        slot: 'slot',
        onBroken: () => undefined,
      }).unmount,
    );
    expect(document.getElementById('slot')?.childElementCount).toBe(0);
  });
});
