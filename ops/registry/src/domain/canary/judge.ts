/** What is to become of a canary: a function of its counts and its policy alone, so that it can be computed again. */
import type { ComposedCanary } from '@suvarna/contracts/release-delivery';
import { NO_COUNTS, together, type CanarySlot } from './counts.ts';
import { EMPTY, looksAt, REPORTED_AFTER_SLOTS, tallySlot, type Look, type Tally } from './measures.ts';

/** Found at once, whatever was counted. */
type RuleName =
  | 'most sessions faulty'
  | 'file refused'
  | 'not hydrated as drawn'
  | 'ledger difference'
  | 'refused by a composer';

/** What others said of the canary's time, beside the counts of browsers. */
interface Alarms {
  /** A composer could not start it. */
  readonly refused: string | null;
  /** Debits and credits are not equal any more. */
  readonly ledgerDifference: boolean;
}

export interface Case {
  readonly canary: Pick<ComposedCanary, 'id' | 'percent' | 'policy' | 'since' | 'remotes' | 'state'>;
  /** Remotes as everybody else has them. */
  readonly control: ComposedCanary['remotes'];
  /** Oldest first. */
  readonly slots: readonly CanarySlot[];
  readonly alarms: Alarms;
  /** ISO. */
  readonly at: string;
}

export interface Verdict {
  /** `harm`: by a measure or a rule. `go on`: the step is over. `wait`: it is not. `ask`: only a person goes on. */
  readonly kind: 'harm' | 'go-on' | 'wait' | 'ask';
  readonly looks: readonly Look[];
  readonly harmBy: Look['measure'] | RuleName | null;
  /** The remote that did it, where that can be said. */
  readonly laidTo: string | null;
  /** Sessions of the canary in this step, and how long it lasts, minutes. */
  readonly step: { readonly sessions: number; readonly minutes: number };
  readonly totals: Tally['total'];
}

/** Too few to speak of a half of them. */
const LEAST_SESSIONS = 8;
const LEAST_HYDRATIONS = 2;
/** Money and accounts: where nothing is conclusive a person decides. */
const ASKED_FIRST = ['checkout', 'account'];
/** Doubled faults are this much less likely than equal ones before nobody is asked. */
const SURE = Math.log(20);
/** Of the faults in changed remotes, the part that one must have to be named. */
const MOST_FAULTS = 0.8;

export function judge(the: Case): Verdict {
  const { canary, slots, at } = the;
  const tally = tallyOf(slots);
  const looks = looksAt(tally);
  const { total } = tally;
  const minutes = Math.floor((Date.parse(at) - Date.parse(canary.since)) / 60_000);
  const ofStep = slots.filter(
    (slot) => slot.percent === canary.percent && Date.parse(slot.at) + 60_000 > Date.parse(canary.since),
  );
  const sessions = ofStep.reduce((sum, slot) => sum + slot.canary.sessions, 0);
  const harmBy = ruleBroken(the, total) ?? looks.find(({ log, bound }) => log >= bound)?.measure ?? null;
  return {
    kind: harmBy ? 'harm' : whatNext(the, { sessions, minutes, tally }),
    looks,
    harmBy,
    laidTo: harmBy ? culprit(the, total) : null,
    step: { sessions, minutes },
    totals: total,
  };
}

const tallyOf = (slots: readonly CanarySlot[]): Tally =>
  slots.reduce((tally, slot, at) => tallySlot(tally, slot, at < slots.length - REPORTED_AFTER_SLOTS), EMPTY);

function ruleBroken({ canary, control, alarms }: Case, total: Tally['total']): RuleName | null {
  if (alarms.refused !== null) return 'refused by a composer';
  if (alarms.ledgerDifference) return 'ledger difference';
  const rate = ({ faulty, sessions }: Tally['total']['canary']): number => faulty / Math.max(1, sessions);
  if (
    total.canary.sessions >= LEAST_SESSIONS &&
    rate(total.canary) > 0.5 &&
    rate(total.control) < rate(total.canary) / 2
  )
    return 'most sessions faulty';
  for (const name of changedRemotes(canary.remotes, control)) {
    const version = canary.remotes[name]?.version ?? '';
    const before = control[name]?.version;
    const here = (kind: string): number => total.canary.faults[`${kind} ${name}@${version}`] ?? 0;
    const there = (kind: string): number => total.control.faults[`${kind} ${name}@${before}`] ?? 0;
    if (here('policy') > 0 && there('policy') === 0) return 'file refused';
    if (
      here('hydration') >= LEAST_HYDRATIONS &&
      there('hydration') === 0 &&
      total.control.sessions >= total.canary.sessions
    )
      return 'not hydrated as drawn';
  }
  return null;
}

export const changedRemotes = (
  canary: ComposedCanary['remotes'],
  control: ComposedCanary['remotes'],
): readonly string[] =>
  [...new Set([...Object.keys(canary), ...Object.keys(control)])]
    .filter((name) => canary[name]?.release !== control[name]?.release)
    .toSorted();

/** Where one remote is another than everybody's it is that one; of several the one with nearly all faults. */
function culprit({ canary, control }: Case, { canary: seen }: Tally['total']): string | null {
  const changed = changedRemotes(canary.remotes, control);
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return only;
  const faults = changed.map((name) => ({
    name,
    count: Object.entries(seen.faults).reduce(
      (sum, [fault, count]) =>
        fault.endsWith(` ${name}@${canary.remotes[name]?.version}`) ? sum + count : sum,
      0,
    ),
  }));
  const all = faults.reduce((sum, { count }) => sum + count, 0);
  return faults.find(({ count }) => all > 0 && count >= MOST_FAULTS * all)?.name ?? null;
}

function whatNext(
  { canary, control }: Case,
  {
    sessions,
    minutes,
    tally,
  }: { readonly sessions: number; readonly minutes: number; readonly tally: Tally },
): 'go-on' | 'wait' | 'ask' {
  const { policy, state, percent } = canary;
  if (minutes < policy.minutes || sessions < policy.sessions) return 'wait';
  if (!policy.automatic || state !== 'running') return 'ask';
  const isLast = percent >= (policy.steps.at(-1) ?? 100);
  const isSensitive = changedRemotes(canary.remotes, control).some((name) => ASKED_FIRST.includes(name));
  return isLast && isSensitive && !isSurelyHarmless(tally) ? 'ask' : 'go-on';
}

/** Whether twice as many faulty sessions are so much less likely than equally many that nobody has to look. */
function isSurelyHarmless({ total, step, evidence }: Tally): boolean {
  if (step.canary + step.control === 0) return false;
  const doubled = evidence.faulty[2] ?? 0;
  return total.canary.faulty + total.control.faulty > 0 && doubled <= -SURE;
}

/** All composers' reports of the same minutes together, oldest first. */
export function slotsOf(
  rows: readonly {
    readonly slot: string;
    readonly percent: number;
    readonly control: CanarySlot['control'];
    readonly canary: CanarySlot['canary'];
  }[],
): readonly CanarySlot[] {
  const slots = new Map<string, CanarySlot>();
  for (const { slot, percent, control, canary } of rows) {
    const key = `${slot} ${percent}`;
    const known = slots.get(key) ?? { at: slot, percent, control: NO_COUNTS, canary: NO_COUNTS };
    slots.set(key, {
      ...known,
      control: together(known.control, control),
      canary: together(known.canary, canary),
    });
  }
  return [...slots.values()].toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.percent - other.percent,
  );
}
