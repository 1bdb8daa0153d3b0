import { beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import fc from 'fast-check';
import { startTabs, type Tabs } from './wishlist.fixtures.ts';

let tabs: Tabs;
beforeEach(() => {
  tabs = startTabs();
});
const state = (tab = 0) => tabs.store(tab).getState();
const byNumber = (a: number, b: number): number => a - b;

describe('a wishlist without a token', () => {
  it('is kept by the browser, newest first, and no server is asked', async () => {
    await state().wish(1, true);
    await state().wish(2, true);
    await state().wish(2, true);
    expect(state()).toMatchObject({ ids: [2, 1], count: 2 });
    expect(tabs.server.calls).toEqual([]);
    expect(JSON.parse(tabs.stored() ?? '')).toMatchObject({
      state: {
        items: [
          { product_id: 2, unsent: true },
          { product_id: 1, unsent: true },
        ],
      },
    });
  });

  it('gives a design back', async () => {
    await state().wish(1, true);
    await state().wish(1, false);
    expect(state()).toMatchObject({ ids: [], count: 0 });
  });

  it('shows in another tab', async () => {
    await state(0).wish(1, true);
    await state(1).wish(2, true);
    expect([state(0).ids, state(1).ids]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it("has today's prices when it is looked at", async () => {
    await state().wish(1, true);
    await state().refresh();
    expect(state()).toMatchObject({ status: 'ready', wishlist: { results: [{ product_id: 1 }] } });
    expect(tabs.server.calls).toEqual(['favourites 1']);
  });
});

describe('a wishlist with a token', () => {
  beforeEach(() => tabs.signIn());

  it('shows a tap at once, and says so over the bus', async () => {
    const made = state().wish(1, true);
    expect(state()).toMatchObject({ ids: [1], count: 1, items: [] });
    await made;
    expect(state().items).toEqual([{ product_id: 1 }]);
    expect(tabs.emitted).toEqual([
      ['wishlist.contents.changed', { count: 1 }],
      ['wishlist.item.added', { productId: 1, count: 1 }],
    ]);
  });

  it('is as it was when the server refuses', async () => {
    await state().wish(1, true);
    tabs.server.fail('add', new ApiFailure('down', { status: 503, code: 'SERVICE.UNAVAILABLE' }));
    const refused = state().wish(2, true);
    expect(state().ids).toEqual([2, 1]);
    await expect(refused).rejects.toThrow('down');
    expect(state()).toMatchObject({ ids: [1], count: 1, changes: [] });
    expect(tabs.emitted.at(-1)).toEqual(['wishlist.contents.changed', { count: 1 }]);
  });

  it('follows two quick taps in their order', async () => {
    const both = [state().wish(1, true), state().wish(1, false)];
    expect(state().ids).toEqual([]);
    await Promise.all(both);
    expect(tabs.server.calls).toEqual(['add 1', 'remove 1']);
    expect(state().ids).toEqual([]);
  });

  it('is content when a design is gone already', async () => {
    await state().wish(1, true);
    tabs.server.lists.set('customer', []);
    await state().wish(1, false);
    expect(state().ids).toEqual([]);
  });

  it('says that it could not be read, and keeps what it knew', async () => {
    await state().wish(1, true);
    tabs.server.fail('read', new Error('down'));
    await state().refresh();
    expect(state()).toMatchObject({ status: 'failed', ids: [1] });
  });

  it('of a shopper who left takes no late answer', async () => {
    const late = state().wish(1, true);
    state().forget();
    await late;
    expect(state()).toMatchObject({ ids: [], items: [], wishlist: null });
  });
});

describe('a tap whose page goes before the answer', () => {
  it('needs no answer without a token', async () => {
    void state().wish(1, true);
    tabs.reload();
    await state().resume();
    expect(state()).toMatchObject({ ids: [1], changes: [], items: [{ product_id: 1, unsent: true }] });
  });

  it.each(['on the way there', 'on the way back'] as const)(
    'is shown by the next page, and made once under its key (cut off %s)',
    async (where) => {
      tabs.signIn();
      await state().wish(9, true);
      tabs.server.cutOff(where);
      void state().wish(1, true);
      await new Promise((resolve) => setImmediate(resolve));
      tabs.reload();
      const resumed = state().resume();
      expect(state()).toMatchObject({ ids: [1, 9], count: 2 });
      await resumed;
      expect(tabs.server.keys).toEqual(['key-1', 'key-2', 'key-2']);
      expect(tabs.server.calls.filter((call) => call === 'add 1')).toHaveLength(1);
      expect(tabs.server.lists.get('customer')).toEqual([1, 9]);
      expect(state()).toMatchObject({ ids: [1, 9], changes: [] });
      expect(tabs.storedInTab(0)).toEqual([]);
    },
  );

  it('is not forgotten by a page whose calls end with it', async () => {
    tabs.signIn();
    const tapped = state().wish(1, true);
    tabs.leave();
    tabs.server.fail('add', new ApiFailure('cut off', { status: 0, code: 'CALL.UNREACHABLE' }));
    await expect(tapped).rejects.toThrow('cut off');
    tabs.reload();
    await state().resume();
    expect(tabs.server.keys).toEqual(['key-1', 'key-1']);
    expect(state()).toMatchObject({ ids: [1], changes: [] });
  });

  it('hides nothing that another tab did in the meantime', async () => {
    tabs.signIn();
    tabs.server.cutOff('on the way back');
    void state(0).wish(1, true);
    await new Promise((resolve) => setImmediate(resolve));
    tabs.reload();
    await state(1).wish(2, true);
    await state(0).resume();
    expect(state(0).ids).toEqual([2, 1]);
  });

  it('is no other shopper’s: it goes with who leaves', async () => {
    tabs.signIn();
    tabs.server.cutOff('on the way there');
    void state().wish(1, true);
    state().forget();
    expect(tabs.storedInTab(0)).toEqual([]);
    tabs.reload();
    await state().resume();
    expect(state()).toMatchObject({ ids: [], changes: [] });
  });

  it('that is refused then is over', async () => {
    tabs.signIn();
    tabs.server.cutOff('on the way there');
    void state().wish(1, true);
    await new Promise((resolve) => setImmediate(resolve));
    tabs.reload();
    tabs.server.fail('add', new ApiFailure('full', { status: 400, code: 'REQUEST.TOO_LARGE' }));
    await state().resume();
    expect(state()).toMatchObject({ ids: [], changes: [] });
    expect(tabs.storedInTab(0)).toEqual([]);
  });
});

describe('favourites at sign-in', () => {
  it('go into the account once, with what it had, and a repeat is harmless', async () => {
    tabs.server.lists.set('customer', [2, 9]);
    await state().wish(1, true);
    await state().wish(2, true);
    tabs.signIn();
    await Promise.all([state(0).refresh(), state(1).refresh()]);
    await state(0).refresh();
    expect(tabs.server.calls.filter((call) => call.startsWith('merge'))).toEqual(['merge 2,1']);
    expect(state(0).ids.toSorted(byNumber)).toEqual([1, 2, 9]);
    expect(state(1).ids).toEqual(state(0).ids);
  });

  it('that were taken off again do not come back from the other tab', async () => {
    await state().wish(1, true);
    tabs.signIn();
    await state(0).refresh();
    await state(0).wish(1, false);
    await state(1).refresh();
    expect(tabs.server.lists.get('customer')).toEqual([]);
    expect(state(1).ids).toEqual([]);
  });

  it('stay in the browser when the account has no room, and hold up nothing', async () => {
    await state().wish(1, true);
    tabs.signIn();
    tabs.server.fail('merge', new ApiFailure('full', { status: 400, code: 'REQUEST.TOO_LARGE' }));
    await state().refresh();
    expect(state()).toMatchObject({ status: 'ready', ids: [1] });
  });

  it('are not lost with a guest whose token was replaced', async () => {
    tabs.signIn('guest');
    await state().wish(1, true);
    state().orphan();
    tabs.signIn('another guest');
    await state().wish(2, true);
    expect(state().ids.toSorted(byNumber)).toEqual([1, 2]);
    expect(tabs.server.lists.get('another guest')?.toSorted(byNumber)).toEqual([1, 2]);
  });

  it('are lost by no order of taps, tabs, reloads and failures', async () => {
    const tap = fc.record({
      id: fc.integer({ min: 1, max: 5 }),
      on: fc.boolean(),
      tab: fc.integer({ min: 0, max: 1 }),
      fault: fc.constantFrom('none', 'none', 'before', 'after'),
    });
    // Taps of one burst are on their way together; each design is tapped once in it, so that the end is certain.
    const burst = fc.uniqueArray(tap, { selector: ({ id }) => id, maxLength: 4 });
    const step = fc.oneof(
      burst.map((taps) => ({ kind: 'taps' as const, taps })),
      fc.constantFrom(
        { kind: 'sign-in' as const },
        { kind: 'reload' as const },
        { kind: 'refresh' as const },
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 10 }),
        fc.uniqueArray(fc.integer({ min: 4, max: 7 })),
        async (steps, account) => {
          const run = startTabs();
          run.server.lists.set('customer', [...account]);
          /** What must be, must not be, and what an answer that got lost leaves open. */
          const expected = new Map<number, boolean | 'open'>();
          let signedIn = false;
          for (const each of steps) {
            if (each.kind === 'sign-in') {
              run.signIn();
              signedIn = true;
            } else if (each.kind === 'reload') run.reload();
            else if (each.kind === 'refresh')
              await Promise.all([run.store(0).getState().refresh(), run.store(1).getState().refresh()]);
            else {
              const outcomes = await Promise.allSettled(
                each.taps.map(({ id, on, tab, fault }) => {
                  run.server.faultFor(id, fault);
                  return run.store(tab).getState().wish(id, on);
                }),
              );
              each.taps.forEach(({ id, on }, at) => {
                // Before signing in no shopper can take off what only the account has.
                if (outcomes[at]?.status === 'fulfilled')
                  expected.set(id, on || (!signedIn && account.includes(id)));
                else if (run.server.lostAnswers.has(id)) expected.set(id, 'open');
              });
              run.server.faultsAreOver();
            }
          }
          run.signIn();
          await Promise.all([run.store(0).getState().refresh(), run.store(1).getState().refresh()]);
          const list = run.server.lists.get('customer') ?? [];
          for (const [id, on] of expected)
            if (on !== 'open') expect([id, list.includes(id)]).toEqual([id, on]);
          for (const id of account) if (!expected.has(id)) expect(list).toContain(id);
          expect(run.server.merged.length).toBe(new Set(run.server.merged).size);
          for (const tab of [0, 1])
            expect([...run.store(tab).getState().ids].toSorted(byNumber)).toEqual(
              [...list].toSorted(byNumber),
            );
        },
      ),
      { numRuns: 300 },
    );
  });
});
