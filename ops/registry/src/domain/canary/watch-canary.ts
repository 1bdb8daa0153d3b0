/** Looks at the canary that runs, and does what its policy says. Any number of registries may: one of them is first. */
import type { CanaryAlarm, CanaryStore, LiveComposition, RefusalStore } from '../ports.ts';
import { RegistryError } from '../registry-error.ts';
import type { OrderParts } from '../orders/carry-out.ts';
import { admit } from '../orders/rules.ts';
import {
  abortCanary,
  haltCanary,
  holdCanary,
  promoteCanary,
  raiseCanary,
  type Judged,
} from './change-canary.ts';
import { changedRemotes, judge, slotsOf, type Case, type Verdict } from './judge.ts';

export interface CanaryWatchParts extends OrderParts {
  readonly canaries: CanaryStore;
  readonly refusals: RefusalStore;
}

/** Who is named in the audit log where no person decided. */
const WATCH = 'canary-watch';

/** @returns `null` where no canary runs */
export async function judgeCanary(
  { canaries, refusals, now }: Pick<CanaryWatchParts, 'canaries' | 'refusals' | 'now'>,
  { channel, canary, remotes }: LiveComposition,
): Promise<Judged | null> {
  if (!canary) return null;
  const [counts, alarms, refused] = await Promise.all([
    canaries.counts(channel, canary.id),
    canaries.alarms(channel, canary.id),
    refusals.list(),
  ]);
  const changed = new Set(
    changedRemotes(canary.remotes, remotes).map((name) => canary.remotes[name]?.release),
  );
  const refusal = refused.find(
    ({ release, lastAt }) => changed.has(release) && lastAt.getTime() >= Date.parse(canary.begun),
  );
  const the: Case = {
    canary,
    control: remotes,
    slots: slotsOf(counts),
    alarms: { refused: refusal?.why ?? null, ledgerDifference: alarms.some(isLedgerDifference) },
    at: now().toISOString(),
  };
  return { the, verdict: judge(the) };
}

const isLedgerDifference = ({ kind }: CanaryAlarm): boolean => kind === 'ledger-difference';

/** One look. @returns what was done, for the log; `null` where nothing was */
export async function lookAtCanary(parts: CanaryWatchParts, channel: string): Promise<string | null> {
  const live = await parts.compositions.current(channel);
  const judged = live && (await judgeCanary(parts, live));
  if (!live?.canary || !judged) return null;
  const { verdict } = judged;
  const isAsked = live.canary.state === 'halted' || (live.canary.state === 'held' && verdict.kind !== 'harm');
  if (verdict.kind === 'wait' || verdict.kind === 'ask' || isAsked) return null;
  const order = {
    channel,
    actor: WATCH,
    reason: inWords(verdict, live.canary.percent),
    expectedRevision: live.revision,
    judged,
  };
  try {
    const remotes = changedRemotes(live.canary.remotes, live.remotes);
    await admit(parts, { channel, actor: WATCH, remotes, isUrgent: verdict.kind === 'harm' });
    await act(parts, order, live.canary, verdict);
    return order.reason;
  } catch (error) {
    // Another registry, or a person, was quicker: the next look sees what they made of it. Or nothing goes further now.
    if (error instanceof RegistryError && WAITS.includes(error.code)) return null;
    throw error;
  }
}

const WAITS: readonly string[] = ['COMPOSITION.STALE_REVISION', 'ORDER.FROZEN', 'ORDER.LOCKED'];

function act(
  parts: CanaryWatchParts,
  order: Parameters<typeof raiseCanary>[1],
  { policy, percent, state }: NonNullable<LiveComposition['canary']>,
  verdict: Verdict,
): Promise<unknown> {
  if (verdict.kind === 'harm') {
    if (policy.onHarm === 'turn-back') return abortCanary(parts, order);
    return policy.onHarm === 'hold' && state === 'running'
      ? holdCanary(parts, order)
      : haltCanary(parts, order);
  }
  const next = policy.steps.find((step) => step > percent);
  // All have it at the last step: what is left is to make it everybody's composition.
  return next === undefined || next === 100 ? promoteCanary(parts, order) : raiseCanary(parts, order);
}

/** The decision as a sentence of the audit log, one line. */
export function inWords(verdict: Verdict, percent: number): string {
  const { harmBy, laidTo, looks, step, totals } = verdict;
  if (harmBy === null)
    return `${percent} % for ${step.minutes} min and ${step.sessions} sessions, no harm found`;
  const look = looks.find(({ measure }) => measure === harmBy);
  const counted = look
    ? `${look.canary} in the canary, ${look.control} in the control, likelihood ratio ${Math.exp(Math.min(look.log, 50)).toPrecision(3)}`
    : `${totals.canary.faulty} of ${totals.canary.sessions} sessions faulty`;
  return `harm by "${harmBy}"${laidTo === null ? '' : `, laid to ${laidTo}`}: ${counted}`;
}
