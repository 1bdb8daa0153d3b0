/** Start, raise, hold, resume, promote, abort: each is one new revision with a signed decision, or nothing at all. */
import type { CanaryPolicy, CanaryState, ComposedCanary } from '@suvarna/contracts/release-delivery';
import type { CanaryAction } from '../audit-chain.ts';
import {
  auditOf,
  composed,
  descriptorOf,
  descriptorsOf,
  knownRelease,
  refuseFaults,
  seenComposition,
  type ChangeOrder,
  type ChangeParts,
  type Changed,
} from '../change-composition.ts';
import type { LiveComposition, Release, Remotes } from '../ports.ts';
import type { GateFinding } from '../promotion-gate.ts';
import { RegistryError } from '../registry-error.ts';
import { changedRemotes, type Case, type Verdict } from './judge.ts';

/** For a store with many visitors; one with few begins with a quarter of them (`--steps 25,50,100`). */
export const DEFAULT_POLICY: CanaryPolicy = {
  steps: [1, 5, 25, 50, 100],
  minutes: 60,
  sessions: 200,
  automatic: true,
  onHarm: 'turn-back',
};

/** What a canary was judged by when it was changed. */
export interface Judged {
  readonly the: Case;
  readonly verdict: Verdict;
}

type CanaryOrder = ChangeOrder & { readonly judged?: Judged };

export async function startCanary(
  parts: ChangeParts,
  order: ChangeOrder & {
    /** Remote → version, for those that are other than live. */
    readonly versions: Readonly<Record<string, string>>;
    readonly policy: CanaryPolicy;
  },
): Promise<Changed> {
  const seen = await seenComposition(parts, order);
  if (seen.canary)
    throw new RegistryError(
      'CANARY.RUNNING',
      `canary ${seen.canary.id} is running: promote or abort it before another is started`,
    );
  const { policy } = order;
  refuseSteps(policy.steps);
  const releases = await Promise.all(
    Object.entries(order.versions).map(([remote, version]) => knownRelease(parts.releases, remote, version)),
  );
  const remotes = withReleases(seen.remotes, releases);
  const findings: GateFinding[] = [];
  const whole = await descriptorsOf(parts.releases, remotes);
  for (const release of releases)
    findings.push(...(await parts.gate.examine({ candidate: descriptorOf(release), composed: whole })));
  refuseFaults(findings, releases.map(({ remote, version }) => `${remote} ${version}`).join(' with '));
  const percent = policy.steps[0] ?? 1;
  const live = await parts.compositions.advance({
    channel: order.channel,
    expectedRevision: order.expectedRevision,
    remotes: seen.remotes,
    canary: ({ revision, at }) => ({
      id: revision,
      percent,
      state: 'running',
      begun: at.toISOString(),
      since: at.toISOString(),
      policy,
      remotes: { ...remotes },
    }),
    // Nothing is live for all yet: a rollback still leads to where it led before.
    undoesTo: seen.undoesTo,
    audit: {
      ...auditOf(order, 'canary-start', only(releases)),
      canary: { id: 0, percent, remotes: order.versions },
    },
  });
  return { live, findings };
}

/** To the next step, or to a share between this one and all. */
export async function raiseCanary(
  parts: ChangeParts,
  order: CanaryOrder & { readonly percent?: number | undefined },
): Promise<Changed> {
  const { seen, canary } = await seenCanary(parts, order);
  const next = canary.policy.steps.find((step) => step > canary.percent);
  const percent = order.percent ?? next;
  if (percent === undefined || percent <= canary.percent || percent > 100)
    throw new RegistryError(
      'CANARY.STEP_INVALID',
      percent === undefined
        ? `canary ${canary.id} is at its last step, ${canary.percent} %: promote it`
        : `a share of ${percent} % is not above ${canary.percent} %: a raise moves nobody out`,
    );
  const since = (at: Date): ComposedCanary => ({
    ...canary,
    percent,
    since: at.toISOString(),
  });
  return changed(parts, order, seen, 'canary-raise', since);
}

export const holdCanary = (parts: ChangeParts, order: CanaryOrder): Promise<Changed> =>
  setState(parts, order, 'canary-hold', 'held');

export const haltCanary = (parts: ChangeParts, order: CanaryOrder): Promise<Changed> =>
  setState(parts, order, 'canary-halt', 'halted');

/** Steps follow each other again. Where harm was found a person can raise, promote or abort it, each by an order of its own. */
export function resumeCanary(parts: ChangeParts, order: CanaryOrder): Promise<Changed> {
  if (order.judged?.verdict.kind === 'harm')
    throw new RegistryError(
      'CANARY.STATE',
      `harm was found by "${order.judged.verdict.harmBy}", and would be again: abort it, or raise or promote it by hand`,
    );
  return setState(parts, order, 'canary-resume', 'running');
}

/** Everybody gets it. The gate looks once more: the shell may be another by now. */
export async function promoteCanary(parts: ChangeParts, order: CanaryOrder): Promise<Changed> {
  const { seen, canary } = await seenCanary(parts, order);
  const whole = await descriptorsOf(parts.releases, canary.remotes);
  const findings: GateFinding[] = [];
  for (const name of changedRemotes(canary.remotes, seen.remotes)) {
    const candidate = whole.find((one) => one.name === name);
    if (candidate) findings.push(...(await parts.gate.examine({ candidate, composed: whole })));
  }
  refuseFaults(findings, `canary ${canary.id}`);
  const live = await parts.compositions.advance({
    ...ended(order, seen, 'canary-promote'),
    remotes: canary.remotes,
    undoesTo: seen.revision,
  });
  return { live, findings };
}

/** Nobody gets it any more. It waits for no check. */
export async function abortCanary(parts: ChangeParts, order: CanaryOrder): Promise<Changed> {
  const { seen } = await seenCanary(parts, order);
  const live = await parts.compositions.advance({
    ...ended(order, seen, 'canary-abort'),
    remotes: seen.remotes,
    undoesTo: seen.undoesTo,
  });
  return { live, findings: [] };
}

async function setState(
  parts: ChangeParts,
  order: CanaryOrder,
  action: CanaryAction,
  state: CanaryState,
): Promise<Changed> {
  const { seen, canary } = await seenCanary(parts, order);
  if (canary.state === state)
    throw new RegistryError('CANARY.STATE', `canary ${canary.id} is ${state} already`);
  return changed(parts, order, seen, action, () => ({ ...canary, state }));
}

async function seenCanary(
  parts: ChangeParts,
  order: ChangeOrder,
): Promise<{ readonly seen: LiveComposition; readonly canary: ComposedCanary }> {
  const seen = await seenComposition(parts, order);
  if (!seen.canary) throw new RegistryError('CANARY.NONE', `no canary is running on ${order.channel}`);
  return { seen, canary: seen.canary };
}

async function changed(
  { compositions }: ChangeParts,
  order: CanaryOrder,
  seen: LiveComposition,
  action: CanaryAction,
  next: (at: Date) => ComposedCanary,
): Promise<Changed> {
  const live = await compositions.advance({
    ...ended(order, seen, action),
    remotes: seen.remotes,
    canary: ({ at }) => next(at),
    undoesTo: seen.undoesTo,
  });
  return { live, findings: [] };
}

const ended = (order: CanaryOrder, seen: LiveComposition, action: CanaryAction) => ({
  channel: order.channel,
  expectedRevision: order.expectedRevision,
  audit: {
    ...auditOf(order, action, { remote: null, version: null, release: null }),
    ...(seen.canary && {
      canary: {
        id: seen.canary.id,
        percent: seen.canary.percent,
        remotes: versionsOf(seen.canary.remotes, seen.remotes),
      },
    }),
  },
  decision: { action, by: order.actor, reason: order.reason, ...order.judged },
});

export const versionsOf = (canary: Remotes, control: Remotes): Readonly<Record<string, string>> =>
  Object.fromEntries(changedRemotes(canary, control).map((name) => [name, canary[name]?.version ?? '']));

function withReleases(live: Remotes, releases: readonly Release[]): Remotes {
  const remotes = { ...live };
  for (const { remote, version, release } of releases) {
    const before = composed(live, remote);
    if (before?.release === release)
      throw new RegistryError('COMPOSITION.UNCHANGED', `${remote} ${version} is live already`);
    remotes[remote] = { version, release, killed: before?.killed ?? false };
  }
  return remotes;
}

function refuseSteps(steps: readonly number[]): void {
  if (steps.some((step, at) => step <= (steps[at - 1] ?? 0)))
    throw new RegistryError('CANARY.STEP_INVALID', `steps grow: ${steps.join(', ')} do not`);
}

/** Rows of the audit log name one release; of several they are named in `canary`. */
const only = (releases: readonly Release[]) =>
  releases.length === 1 && releases[0] ? releases[0] : { remote: null, version: null, release: null };
