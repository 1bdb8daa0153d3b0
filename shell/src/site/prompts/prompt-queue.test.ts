import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import {
  ASKED_PER_SESSION,
  BREATH_MS,
  GIFT_POPUP_MS,
  LOOK_AGAIN_MS,
  NOTIFY_PROMPT_MS,
  PINCODE_MODAL_MS,
  QUIET_MS,
  TAP_MS,
} from './constants.ts';
import { createPromptQueue, type PromptQueue } from './prompt-queue.ts';
import { isCounted, PROMPTS, type PromptName } from './prompt-queue.model.ts';

const names = PROMPTS.map(({ name }) => name);

/** A page whose prompts are wanted until they are closed, and what was seen of them. */
function aPage(wanted: readonly PromptName[] = names) {
  const began = Date.now();
  const page = {
    wanted: new Set(wanted),
    free: true,
    busy: false,
    actedAt: began,
    tappedAt: Number.NEGATIVE_INFINITY,
    held: new Set<PromptName>(),
    urgent: new Set<PromptName>(),
    asked: 0,
    shownHere: 0,
    brought: (_name: PromptName): Promise<boolean> => Promise.resolve(true),
    open: null as PromptName | null,
    opened: [] as { name: PromptName; at: number }[],
    close: (): void => undefined,
  };
  const wantedSince = new Map<PromptName, number>(wanted.map((name) => [name, began]));
  let lastClosed = Number.NEGATIVE_INFINITY;
  const queue: PromptQueue = createPromptQueue({
    began,
    sight: () => ({
      now: Date.now(),
      isWanted: (name) => page.wanted.has(name),
      isFree: () => page.free && !page.busy,
      actedAt: page.actedAt,
      tappedAt: page.tappedAt,
      isHeld: (name) => page.held.has(name),
      isUrgent: (name) => page.urgent.has(name),
      asked: page.asked,
    }),
    mayStay: () => !page.busy,
    bring: (name) => page.brought(name),
    show: (name) => {
      if (page.open !== null) throw new Error(`${name} opened over ${page.open}`);
      const since = wantedSince.get(name) ?? Number.NaN;
      const { after = Number.NaN } = PROMPTS.find((prompt) => prompt.name === name) ?? {};
      if (!(Date.now() >= since + after))
        throw new Error(`${name} opened ${Date.now() - since} ms after it was wanted`);
      if (Date.now() < lastClosed + BREATH_MS)
        throw new Error(`${name} opened ${Date.now() - lastClosed} ms after another`);
      if (!page.free || page.busy) throw new Error(`${name} opened where it is in the way`);
      if (page.held.has(name)) throw new Error(`${name} opened on a page it leaves alone`);
      if (Date.now() < page.tappedAt + TAP_MS)
        throw new Error(`${name} opened ${Date.now() - page.tappedAt} ms after a tap`);
      if (!page.urgent.has(name)) {
        if (Date.now() < page.actedAt + QUIET_MS)
          throw new Error(`${name} opened ${Date.now() - page.actedAt} ms after the shopper acted`);
        if (page.shownHere > 0) throw new Error(`${name} is the second of a page view`);
        if (isCounted(name) && page.asked >= ASKED_PER_SESSION)
          throw new Error(`${name} is one too many of a session`);
      }
      page.shownHere += 1;
      if (isCounted(name)) page.asked += 1;
      page.open = name;
      page.opened.push({ name, at: Date.now() - began });
      const { promise: gone, resolve } = Promise.withResolvers<void>();
      const leave = (): void => {
        page.open = null;
        lastClosed = Date.now();
        resolve();
      };
      page.close = () => {
        page.wanted.delete(name);
        leave();
      };
      return { gone, withdraw: leave };
    },
  });
  const want = (name: PromptName): void => {
    if (!page.wanted.has(name)) wantedSince.set(name, Date.now());
    page.wanted.add(name);
  };
  const act = (): void => {
    page.actedAt = Date.now();
  };
  const tap = (): void => {
    page.actedAt = page.tappedAt = Date.now();
  };
  const visit = (): void => {
    page.shownHere = 0;
    page.held.clear();
    queue.pageShown();
  };
  return { page, queue, want, act, tap, visit, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the queue of prompts', () => {
  it('has the times of the specification: pincode 5 s, gifting 8 s, notices 10 s', () => {
    expect({ PINCODE_MODAL_MS, GIFT_POPUP_MS, NOTIFY_PROMPT_MS }).toEqual({
      PINCODE_MODAL_MS: 5_000,
      GIFT_POPUP_MS: 8_000,
      NOTIFY_PROMPT_MS: 10_000,
    });
  });

  it('opens each at its time, not a millisecond before', async () => {
    for (const [name, at] of [
      ['pincode', PINCODE_MODAL_MS],
      ['gifting', GIFT_POPUP_MS],
      ['notification', NOTIFY_PROMPT_MS],
    ] as const) {
      const { page, queue, pass } = aPage([name]);
      queue.look();
      await pass(at - 1);
      expect(page.open).toBeNull();
      await pass(1);
      expect(page.open).toBe(name);
    }
  });

  it('opens one a page view: the next one comes on the next page, however late', async () => {
    const { page, queue, visit, pass } = aPage(['pincode', 'gifting']);
    queue.look();
    await pass(60_000);
    expect(page.opened.map(({ name }) => name)).toEqual(['pincode']);
    page.close();
    await pass(60_000);
    expect(page.open).toBeNull();
    visit();
    await pass(BREATH_MS - 1);
    expect(page.open).toBeNull();
    await pass(1);
    expect(page.open).toBe('gifting');
  });

  it('opens two a session, and no third on any page', async () => {
    const { page, queue, want, visit, pass } = aPage(['pincode', 'gifting', 'notification']);
    queue.look();
    for (const name of ['pincode', 'gifting', null]) {
      await pass(12_000);
      expect(page.open).toBe(name);
      if (name !== null) page.close();
      await pass(0);
      visit();
    }
    // A login without a phone is no question of the clock.
    want('phone');
    queue.look();
    await pass(BREATH_MS);
    expect(page.open).toBe('phone');
  });

  it.each([
    ['pincode', PINCODE_MODAL_MS],
    ['gifting', GIFT_POPUP_MS],
    ['notification', NOTIFY_PROMPT_MS],
  ] as const)(
    '%s waits until nothing was pointed at, scrolled, typed or touched for four seconds',
    async (name, at) => {
      const { page, queue, act, pass } = aPage([name]);
      queue.look();
      for (let gone = 0; gone < at; gone += QUIET_MS - 1) {
        await pass(QUIET_MS - 1);
        act();
      }
      await pass(QUIET_MS - 1);
      expect(page.open).toBeNull();
      await pass(1);
      expect(page.open).toBe(name);
    },
  );

  it('never follows a tap within a second and a half, not even what cannot wait', async () => {
    const { page, queue, tap, want, pass } = aPage([]);
    queue.look();
    await pass(20_000);
    tap();
    page.urgent.add('app-update');
    want('app-update');
    queue.look();
    await pass(TAP_MS - 1);
    expect(page.open).toBeNull();
    await pass(1);
    expect(page.open).toBe('app-update');
  });

  it('what cannot wait comes also where a prompt was before, and to a shopper who scrolls', async () => {
    const { page, queue, act, want, pass } = aPage(['pincode']);
    queue.look();
    await pass(PINCODE_MODAL_MS);
    page.close();
    page.urgent.add('app-update');
    want('app-update');
    act();
    queue.look();
    await pass(BREATH_MS);
    expect(page.open).toBe('app-update');
  });

  it('a prompt that leaves this page alone lets the next one come, and comes first on the next page', async () => {
    const { page, queue, visit, pass } = aPage(['pincode', 'gifting']);
    page.held.add('pincode');
    queue.look();
    await pass(GIFT_POPUP_MS);
    expect(page.open).toBe('gifting');
    page.close();
    await pass(0);
    visit();
    await pass(BREATH_MS);
    expect(page.open).toBe('pincode');
  });

  it('waits while something is in the way, and comes when it is gone; the pincode still first', async () => {
    const { page, queue, pass } = aPage(['pincode', 'gifting']);
    page.free = false;
    queue.look();
    await pass(GIFT_POPUP_MS + 4_000);
    expect(page.opened).toEqual([]);
    page.free = true;
    await pass(LOOK_AGAIN_MS);
    expect(page.open).toBe('pincode');
  });

  it.each([
    [
      'who acted while its code came',
      (page: { actedAt: number }) => {
        page.actedAt = Date.now();
      },
      () => undefined,
    ],
    [
      'who began to write while its code came',
      (page: { free: boolean }) => {
        page.free = false;
      },
      (page: { free: boolean }) => {
        page.free = true;
      },
    ],
    [
      'who went on to pay while its code came',
      (page: { busy: boolean }) => {
        page.busy = true;
      },
      (page: { busy: boolean }) => {
        page.busy = false;
      },
    ],
  ])('does not come over %s, but afterwards', async (_who, begin, end) => {
    const { page, queue, pass } = aPage(['pincode']);
    const code = Promise.withResolvers<boolean>();
    page.brought = () => code.promise;
    queue.look();
    await pass(PINCODE_MODAL_MS);
    begin(page);
    code.resolve(true);
    await pass(BREATH_MS * 3);
    expect(page.open).toBeNull();
    end(page);
    await pass(QUIET_MS);
    expect(page.open).toBe('pincode');
  });

  it('goes on with the next when the code of one cannot be had', async () => {
    const { page, queue, pass } = aPage(['pincode', 'gifting']);
    page.brought = (name) => {
      if (name === 'pincode') page.wanted.delete(name);
      return Promise.resolve(name !== 'pincode');
    };
    queue.look();
    await pass(GIFT_POPUP_MS);
    expect(page.opened).toEqual([{ name: 'gifting', at: GIFT_POPUP_MS }]);
  });

  it('takes a prompt away from a page it must not be on, and brings it back elsewhere', async () => {
    const { page, queue, visit, pass } = aPage(['gifting']);
    queue.look();
    await pass(GIFT_POPUP_MS);
    page.busy = true;
    visit();
    expect(page.open).toBeNull();
    await pass(30_000);
    expect(page.open).toBeNull();
    page.busy = false;
    visit();
    await pass(BREATH_MS);
    expect(page.open).toBe('gifting');
  });

  it('begins again with the time of a reason that went and came back', async () => {
    const { page, queue, want, pass } = aPage(['pincode']);
    queue.look();
    await pass(4_000);
    page.wanted.delete('pincode');
    queue.pageShown();
    await pass(4_000);
    want('pincode');
    queue.pageShown();
    await pass(PINCODE_MODAL_MS - 1);
    expect(page.open).toBeNull();
    await pass(1);
    expect(page.open).toBe('pincode');
  });

  it('never shows two at once or on one page, none before its time, none to a shopper who acts, none in the way, whatever happens', async () => {
    const command = fc.oneof(
      fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 12_000 }) }),
      fc.record({
        do: fc.constantFrom(
          'visit-shop',
          'visit-busy',
          'type',
          'leave-field',
          'dismiss',
          'dismiss',
          'look',
          'act',
          'tap',
          'new-session',
          'hold',
        ),
      }),
      fc.record({ do: fc.constantFrom('want', 'unwant'), name: fc.constantFrom(...names) }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(names),
        fc.array(command, { maxLength: 40 }),
        fc.constantFrom(0, 1, 900),
        async (wanted, commands, delay) => {
          jest.clearAllTimers();
          const { page, queue, want, act, tap, visit, pass } = aPage(wanted);
          page.brought = () =>
            new Promise((resolve) => {
              setTimeout(resolve, delay, true);
            });
          queue.look();
          for (const step of commands) {
            if ('ms' in step) await pass(step.ms);
            else if ('name' in step) {
              if (step.do === 'want') want(step.name);
              else if (page.open !== step.name) page.wanted.delete(step.name);
              queue.look();
            } else if (step.do === 'dismiss') {
              if (page.open !== null) page.close();
            } else if (step.do === 'look') queue.look();
            else if (step.do === 'act') act();
            else if (step.do === 'tap') tap();
            else if (step.do === 'hold') page.held.add('pincode');
            else if (step.do === 'new-session') page.asked = 0;
            else if (step.do === 'type' || step.do === 'leave-field') page.free = step.do === 'leave-field';
            else {
              page.busy = step.do === 'visit-busy';
              visit();
            }
            await pass(0);
            expect(page.busy && page.open !== null).toBe(false);
          }
          // And none is forgotten: on quiet pages of other sessions everything that is wanted comes in the end.
          Object.assign(page, { free: true, busy: false });
          const waiting = new Set(page.wanted);
          for (let round = 0; round <= names.length; round += 1) {
            page.asked = 0;
            await pass(0);
            visit();
            await pass(12_000);
            if (page.open !== null) {
              waiting.delete(page.open);
              page.close();
            }
          }
          expect([...waiting]).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
