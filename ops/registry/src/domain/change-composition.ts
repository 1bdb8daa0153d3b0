/** Swap, rollback, kill, revive: each is one new revision, or nothing at all. */
import { type ComposedCanary, type Descriptor, readDescriptor } from '@suvarna/contracts/release-delivery';
import type { AuditAction } from './audit-chain.ts';
import type { CompositionStore, LiveComposition, Release, ReleaseStore, Remotes } from './ports.ts';
import type { GateFinding, PromotionGate } from './promotion-gate.ts';
import { RegistryError } from './registry-error.ts';

export interface ChangeParts {
  readonly compositions: CompositionStore;
  readonly releases: ReleaseStore;
  readonly gate: PromotionGate;
}

/** Who changes what he saw as `expectedRevision`, and why. */
export interface ChangeOrder {
  readonly channel: string;
  readonly actor: string;
  readonly reason: string;
  readonly expectedRevision: number;
}

export interface Changed {
  readonly live: LiveComposition;
  readonly findings: readonly GateFinding[];
}

export async function swapRemote(
  parts: ChangeParts,
  order: ChangeOrder & { readonly remote: string; readonly version: string },
): Promise<Changed> {
  const seen = await seenComposition(parts, order);
  refuseWhileCanaryRuns(seen);
  const release = await knownRelease(parts.releases, order.remote, order.version);
  const before = composed(seen.remotes, order.remote);
  if (before?.release === release.release)
    throw new RegistryError('COMPOSITION.UNCHANGED', `${order.remote} ${order.version} is live already`);

  const remotes: Remotes = {
    ...seen.remotes,
    [order.remote]: { version: release.version, release: release.release, killed: before?.killed ?? false },
  };
  const findings = await parts.gate.examine({
    candidate: descriptorOf(release),
    composed: await descriptorsOf(parts.releases, remotes),
  });
  refuseFaults(findings, `${order.remote} ${order.version}`);
  return { live: await advance(parts, order, 'swap', seen, remotes, release), findings };
}

/**
 * Back to the composition before the last change that was not itself rolled back. A canary that runs is the
 * last change. With a remote: that one to the release it had before, and others stay as they are.
 */
export async function rollBack(
  parts: ChangeParts,
  order: ChangeOrder & { readonly remote?: string | undefined },
): Promise<Changed> {
  const seen = await seenComposition(parts, order);
  if (order.remote !== undefined) return rollBackOne(parts, order, seen, order.remote);
  if (seen.canary)
    return {
      live: await parts.compositions.advance({
        channel: order.channel,
        expectedRevision: order.expectedRevision,
        remotes: seen.remotes,
        undoesTo: seen.undoesTo,
        audit: auditOf(order, 'rollback', { remote: null, version: null, release: null }),
      }),
      findings: [],
    };
  const target =
    seen.undoesTo === null ? null : await parts.compositions.revision(order.channel, seen.undoesTo);
  if (!target)
    throw new RegistryError(
      'COMPOSITION.NOTHING_TO_UNDO',
      `revision ${seen.revision} has no earlier composition to return to`,
    );

  const findings: GateFinding[] = [];
  for (const [remote, { release }] of Object.entries(target.remotes)) {
    if (composed(seen.remotes, remote)?.release === release) continue;
    findings.push(
      ...(await parts.gate.examineFiles(descriptorOf(await releaseByHash(parts.releases, release)))),
    );
  }
  refuseFaults(findings, `the composition of revision ${seen.undoesTo}`);
  const live = await parts.compositions.advance({
    channel: order.channel,
    expectedRevision: order.expectedRevision,
    remotes: target.remotes,
    undoesTo: target.undoesTo,
    audit: auditOf(order, 'rollback', { remote: null, version: null, release: null }),
  });
  return { live, findings };
}

function refuseWhileCanaryRuns({ canary }: LiveComposition): void {
  if (canary)
    throw new RegistryError(
      'CANARY.RUNNING',
      `canary ${canary.id} is running: promote or abort it before another release is swapped in`,
    );
}

async function rollBackOne(
  parts: ChangeParts,
  order: ChangeOrder,
  seen: LiveComposition,
  remote: string,
): Promise<Changed> {
  refuseWhileCanaryRuns(seen);
  const now = composed(seen.remotes, remote);
  if (!now)
    throw new RegistryError('COMPOSITION.REMOTE_NOT_FOUND', `${remote} is not part of ${order.channel}`);
  const before = await releaseBefore(parts, order.channel, seen, remote);
  const findings = await parts.gate.examineFiles(
    descriptorOf(await releaseByHash(parts.releases, before.release)),
  );
  refuseFaults(findings, `${remote} ${before.version}`);
  const remotes: Remotes = { ...seen.remotes, [remote]: { ...before, killed: now.killed } };
  return { live: await advance(parts, order, 'rollback', seen, remotes, { remote, ...before }), findings };
}

/** The release that this remote had before the one that is live, along the changes that stand. */
async function releaseBefore(
  { compositions }: ChangeParts,
  channel: string,
  seen: LiveComposition,
  remote: string,
) {
  const now = composed(seen.remotes, remote)?.release;
  let undoesTo = seen.undoesTo;
  while (undoesTo !== null) {
    const earlier = await compositions.revision(channel, undoesTo);
    const before = earlier && composed(earlier.remotes, remote);
    if (before && before.release !== now) return before;
    undoesTo = earlier?.undoesTo ?? null;
  }
  throw new RegistryError('COMPOSITION.NOTHING_TO_UNDO', `${remote} had no other release before`);
}

export const killRemote = (
  parts: ChangeParts,
  order: ChangeOrder & { readonly remote: string },
): Promise<Changed> => switchRemote(parts, order, true);

export const reviveRemote = (
  parts: ChangeParts,
  order: ChangeOrder & { readonly remote: string },
): Promise<Changed> => switchRemote(parts, order, false);

async function switchRemote(
  parts: ChangeParts,
  order: ChangeOrder & { readonly remote: string },
  killed: boolean,
): Promise<Changed> {
  const seen = await seenComposition(parts, order);
  const before = composed(seen.remotes, order.remote);
  if (!before)
    throw new RegistryError(
      'COMPOSITION.REMOTE_NOT_FOUND',
      `${order.remote} is not part of ${order.channel}`,
    );
  if (before.killed === killed)
    throw new RegistryError(
      'COMPOSITION.UNCHANGED',
      `${order.remote} is ${killed ? 'killed' : 'alive'} already`,
    );
  const remotes: Remotes = { ...seen.remotes, [order.remote]: { ...before, killed } };
  const subject = { remote: order.remote, ...before };
  const live = await advance(parts, order, killed ? 'kill' : 'revive', seen, remotes, subject);
  return { live, findings: [] };
}

export async function seenComposition(
  { compositions }: ChangeParts,
  { channel, expectedRevision }: ChangeOrder,
): Promise<LiveComposition> {
  const live = await compositions.current(channel);
  if (!live) throw new RegistryError('COMPOSITION.NOT_FOUND', `there is no channel ${channel}`);
  if (live.revision !== expectedRevision) throw staleRevision(expectedRevision, live.revision);
  return live;
}

export const staleRevision = (expected: number, current: number): RegistryError =>
  new RegistryError(
    'COMPOSITION.STALE_REVISION',
    `revision ${current} is live, not ${expected}: another operator changed the composition; look again`,
    { currentRevision: current },
  );

export async function knownRelease(
  releases: ReleaseStore,
  remote: string,
  version: string,
): Promise<Release> {
  const release = await releases.byVersion(remote, version);
  if (release) return release;
  const { releases: others } = await releases.list(remote, { limit: 5 });
  throw new RegistryError(
    'RELEASE.NOT_FOUND',
    others.length === 0
      ? `no release of a remote "${remote}" was ever published`
      : `${remote} ${version} was never published; there is ${others.map((each) => each.version).join(', ')}`,
  );
}

async function releaseByHash(releases: ReleaseStore, hash: string): Promise<Release> {
  const release = await releases.byHash(hash);
  if (!release) throw new RegistryError('RELEASE.NOT_FOUND', `release ${hash} is not in the registry`);
  return release;
}

export async function descriptorsOf(releases: ReleaseStore, remotes: Remotes): Promise<Descriptor[]> {
  return Promise.all(
    Object.values(remotes).map(async ({ release }) => descriptorOf(await releaseByHash(releases, release))),
  );
}

export function descriptorOf({ descriptor, remote, version }: Release): Descriptor {
  const read = readDescriptor(descriptor);
  if (!read.ok) throw new RegistryError('RELEASE.DESCRIPTOR_INVALID', `${remote} ${version}: ${read.reason}`);
  return read.descriptor;
}

export const composed = (remotes: Remotes, remote: string) =>
  Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;

export function refuseFaults(findings: readonly GateFinding[], what: string): void {
  const faults = findings.flatMap(({ check, fault }) => (fault === null ? [] : [{ check, fault }]));
  if (faults.length === 0) return;
  throw new RegistryError(
    'COMPOSITION.GATE_REFUSED',
    `${what} may not go live: ${faults.map(({ fault }) => fault).join('; ')}`,
    { faults },
  );
}

const advance = (
  { compositions }: ChangeParts,
  order: ChangeOrder,
  action: AuditAction,
  seen: LiveComposition,
  remotes: Remotes,
  subject: { readonly remote: string; readonly version: string; readonly release: string },
): Promise<LiveComposition> =>
  compositions.advance({
    channel: order.channel,
    expectedRevision: order.expectedRevision,
    remotes,
    // Who is killed is killed for everybody.
    ...(seen.canary && { canary: withKilled(seen.canary, subject.remote, remotes) }),
    undoesTo: seen.revision,
    audit: auditOf(order, action, subject),
  });

export const auditOf = (
  { actor, channel, reason }: ChangeOrder,
  action: AuditAction,
  {
    remote,
    version,
    release,
  }: { readonly remote: string | null; readonly version: string | null; readonly release: string | null },
) => ({ actor, action, channel, remote, version, release, reason });

function withKilled(canary: ComposedCanary, remote: string, remotes: Remotes): () => ComposedCanary {
  const its = composed(canary.remotes, remote);
  return () =>
    its
      ? {
          ...canary,
          remotes: {
            ...canary.remotes,
            [remote]: { ...its, killed: composed(remotes, remote)?.killed ?? false },
          },
        }
      : canary;
}
