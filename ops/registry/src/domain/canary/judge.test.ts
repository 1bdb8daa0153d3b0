import { describe, expect, it } from '@jest/globals';
import type { CanaryCounts, ComposedCanary } from '@suvarna/contracts/release-delivery';
import { NO_COUNTS, type CanarySlot } from './counts.ts';
import { judge, slotsOf, type Case } from './judge.ts';
import { inWords } from './watch-canary.ts';

const release = (of: string): string => `sha384-${of.repeat(64).slice(0, 64)}`;
const remote = (version: string, of: string) => ({ version, release: release(of), killed: false });
const CONTROL = { catalog: remote('1.0.0', 'a'), checkout: remote('1.0.0', 'b') };
const BEGUN = '2026-11-30T10:00:00.000Z';

const canaryOf = (changes: Partial<ComposedCanary> = {}): ComposedCanary => ({
  id: 7,
  percent: 25,
  state: 'running',
  begun: BEGUN,
  since: BEGUN,
  policy: { steps: [25, 50, 100], minutes: 60, sessions: 100, automatic: true, onHarm: 'turn-back' },
  remotes: { ...CONTROL, catalog: remote('1.1.0', 'c') },
  ...changes,
});
const slot = (minute: number, canary: Partial<CanaryCounts>, control: Partial<CanaryCounts>): CanarySlot => ({
  at: new Date(Date.parse(BEGUN) + minute * 60_000).toISOString(),
  percent: 25,
  canary: { ...NO_COUNTS, ...canary },
  control: { ...NO_COUNTS, ...control },
});
const caseOf = (slots: readonly CanarySlot[], changes: Partial<Case> = {}): Case => ({
  canary: canaryOf(),
  control: CONTROL,
  slots,
  alarms: { refused: null, ledgerDifference: false },
  at: '2026-11-30T11:30:00.000Z',
  ...changes,
});
const healthy = Array.from({ length: 20 }, (_, minute) =>
  slot(minute, { sessions: 25, faulty: 1 }, { sessions: 75, faulty: 3 }),
);

describe('a canary that does no harm', () => {
  it('goes on when its step has had its time and its sessions', () => {
    expect(judge(caseOf(healthy))).toMatchObject({ kind: 'go-on', harmBy: null, laidTo: null });
  });

  it.each<[string, Partial<Case>]>([
    ['before its time', { at: '2026-11-30T10:59:00.000Z' }],
    ['before its sessions', { canary: canaryOf({ policy: { ...canaryOf().policy, sessions: 501 } }) }],
  ])('waits %s', (_when, changes) => {
    expect(judge(caseOf(healthy, changes)).kind).toBe('wait');
  });

  it.each<[string, Partial<ComposedCanary>]>([
    ['is held', { state: 'held' }],
    ['goes by hand', { policy: { ...canaryOf().policy, automatic: false } }],
    [
      'is of checkout, at its last step, and little was seen of it',
      {
        policy: { ...canaryOf().policy, steps: [25] },
        remotes: { ...CONTROL, checkout: remote('2.0.0', 'd') },
      },
    ],
  ])('asks a person where it %s', (_when, changes) => {
    expect(
      judge(
        caseOf(healthy.slice(0, 5), {
          canary: canaryOf({ ...changes, policy: { ...canaryOf().policy, ...changes.policy, sessions: 1 } }),
        }),
      ).kind,
    ).toBe('ask');
  });

  it('goes on by itself also with checkout, once double harm is out of the question', () => {
    const many = Array.from({ length: 60 }, (_, minute) =>
      slot(minute, { sessions: 250, faulty: 5 }, { sessions: 750, faulty: 15 }),
    );
    const canary = canaryOf({
      policy: { ...canaryOf().policy, steps: [25] },
      remotes: { ...CONTROL, checkout: remote('2.0.0', 'd') },
    });
    expect(judge(caseOf(many, { canary })).kind).toBe('go-on');
  });
});

describe('harm is found', () => {
  it('where faults are three times as frequent, and laid to the remote that differs', () => {
    const verdict = judge(
      caseOf(
        Array.from({ length: 15 }, (_, minute) =>
          slot(minute, { sessions: 25, faulty: 3 }, { sessions: 75, faulty: 3 }),
        ),
      ),
    );
    expect(verdict).toMatchObject({ kind: 'harm', harmBy: 'faulty', laidTo: 'catalog' });
    expect(inWords(verdict, 25)).toMatch(
      /^harm by "faulty", laid to catalog: 45 in the canary, 45 in the control, likelihood ratio /,
    );
  });

  it('not where both are faulty at once: that is the shop', () => {
    const outage = Array.from({ length: 15 }, (_, minute) =>
      slot(minute, { sessions: 25, faulty: 20 }, { sessions: 75, faulty: 60 }),
    );
    expect(judge(caseOf([...healthy, ...outage]))).toMatchObject({ kind: 'go-on', harmBy: null });
  });

  it('in more than half of a few sessions', () => {
    expect(judge(caseOf([slot(0, { sessions: 9, faulty: 6 }, { sessions: 27, faulty: 1 })]))).toMatchObject({
      harmBy: 'most sessions faulty',
    });
  });

  it('where its documents say nothing, once their reports would be there', () => {
    const silent = (minutes: number): readonly CanarySlot[] =>
      Array.from({ length: minutes }, (_, minute) =>
        slot(minute, { documents: 20, shown: 0 }, { documents: 60, shown: 54, sessions: 40 }),
      );
    expect(judge(caseOf(silent(2))).harmBy).toBe(null);
    expect(judge(caseOf(silent(8))).harmBy).toBe('silent');
  });

  it.each<[string, Partial<CanaryCounts>, string]>([
    ['a file of it was refused once', { faults: { 'policy catalog@1.1.0': 1 } }, 'file refused'],
    ['it is not hydrated as drawn', { faults: { 'hydration catalog@1.1.0': 2 } }, 'not hydrated as drawn'],
  ])('where %s', (_what, canary, by) => {
    expect(judge(caseOf([slot(0, { sessions: 25, ...canary }, { sessions: 75 })])).harmBy).toBe(by);
  });

  it('not where the same is so for everybody', () => {
    const both = slot(
      0,
      { sessions: 25, faults: { 'hydration catalog@1.1.0': 3 } },
      { sessions: 75, faults: { 'hydration catalog@1.0.0': 9 } },
    );
    expect(judge(caseOf([both])).harmBy).toBe(null);
  });

  it.each<[string, Partial<Case['alarms']>]>([
    ['refused by a composer', { refused: 'renders nothing' }],
    ['ledger difference', { ledgerDifference: true }],
  ])('by an alarm: %s', (by, alarm) => {
    expect(judge(caseOf([], { alarms: { ...caseOf([]).alarms, ...alarm } })).harmBy).toBe(by);
  });

  it('where interactions take a third longer, and not where they take a twentieth longer', () => {
    const views = (bin: number): CanaryCounts['speed'] => ({
      INP: Object.fromEntries([...Array(20).keys()].map((step) => [String(bin - 10 + step), 10])),
    });
    const slower = (by: number): readonly CanarySlot[] =>
      Array.from({ length: 10 }, (_, minute) =>
        slot(minute, { sessions: 200, speed: views(98 + by) }, { sessions: 600, speed: views(98) }),
      );
    expect(judge(caseOf(slower(1))).harmBy).toBe(null);
    expect(judge(caseOf(slower(6))).harmBy).toMatch(/^INP p/);
  });
});

describe('of several remotes that differ', () => {
  const canary = canaryOf({ remotes: { catalog: remote('1.1.0', 'c'), checkout: remote('2.0.0', 'd') } });
  const faults = (counts: Record<string, number>): readonly CanarySlot[] => [
    slot(0, { sessions: 12, faulty: 10, faults: counts }, { sessions: 36, faulty: 1 }),
  ];
  it.each<[string, Record<string, number>, string | null]>([
    [
      'the one with nearly all faults is named',
      { 'error checkout@2.0.0': 9, 'error catalog@1.1.0': 1 },
      'checkout',
    ],
    ['none where both have them', { 'error checkout@2.0.0': 5, 'error catalog@1.1.0': 5 }, null],
    ['none where the faults are of others', { 'error shell@1.0.0': 10 }, null],
  ])('%s', (_what, counts, laidTo) => {
    expect(judge(caseOf(faults(counts), { canary }))).toMatchObject({ kind: 'harm', laidTo });
  });
});

it('reports of several composers about the same minute are one', () => {
  const row = (composer: string, sessions: number) => ({
    slot: BEGUN,
    percent: 25,
    composer,
    control: { ...NO_COUNTS, sessions, speed: { INP: { '90': 1 } } },
    canary: { ...NO_COUNTS, faults: { 'error catalog@1.1.0': 1 } },
  });
  expect(slotsOf([row('a', 3), row('b', 4)])).toEqual([
    {
      at: BEGUN,
      percent: 25,
      control: { ...NO_COUNTS, sessions: 7, speed: { INP: { '90': 2 } } },
      canary: { ...NO_COUNTS, faults: { 'error catalog@1.1.0': 2 } },
    },
  ]);
});
