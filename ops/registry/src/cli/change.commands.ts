import type { Composition } from '@suvarna/contracts/release-delivery';
import type { ChangeAnswer, ChangeOrder, Undone } from '../client/registry-client.ts';
import { requiredReason, UsageError, type Command, type Options, type Printed } from './command.ts';
import { CHANNEL, type Session } from './session.ts';
import { plain } from './table.ts';

interface Change {
  readonly before: Composition;
  /** As it is now, or as it would be. */
  readonly after: Pick<Composition, 'revision' | 'remotes' | 'canary'>;
  readonly answer: ChangeAnswer;
}

const swap: Command = {
  name: 'swap',
  summary: 'put a published version live for everybody',
  args: ['<remote>', '[version]'],
  options: [
    ['--version <version>', 'the version, as `publish` takes it'],
    ['--at <time>', 'later: 2026-12-01T03:30+05:30'],
  ],
  changes: true,
  examples: [
    'swap catalog 1.0.1 --reason "earrings first"',
    'swap catalog 1.0.1 --reason "earrings first" --dry-run',
  ],
  async run([remote = '', word], options, session) {
    const version = word ?? options.version;
    if (version === undefined) throw new UsageError(`say which version: swap ${remote} <version>`);
    const { before, after, answer } = await change(options, session, (order) =>
      session.client.swap({ ...order, remote, version, ...(options.at !== undefined && { at: options.at }) }),
    );
    const stays = after.remotes[remote]?.killed
      ? [`${remote} stays switched off: npm run ops -- revive ${remote} --reason "…"`]
      : [];
    return printed(answer, after, [
      `${remote}: ${before.remotes[remote]?.version ?? 'not live'} → ${version}, ${revisionOf(answer, after)} (passed: ${answer.checks.join(', ')})`,
      ...stays,
    ]);
  },
};

const rollback: Command = {
  name: 'rollback',
  summary: 'back to the composition before the last change, or one remote to its release before',
  args: ['[remote]'],
  changes: true,
  examples: ['rollback catalog --reason "wrong picture sizes"', 'rollback --reason "as it was this morning"'],
  async run([remote], options, session) {
    const { before, after, answer } = await change(options, session, (order) =>
      session.client.rollBack({ ...order, ...(remote !== undefined && { remote }) }),
    );
    const undone = answer.undone ? [`undone: ${undoneInWords(answer.undone)}`] : [];
    return printed(answer, after, [
      `rolled back, ${revisionOf(answer, after)}`,
      ...undone,
      ...differences(before, after),
    ]);
  },
};

const kill: Command = {
  name: 'kill',
  summary: 'switch a remote off; the rest of the store goes on',
  args: ['<remote>'],
  changes: true,
  examples: ['kill checkout --reason "payment provider down"'],
  async run([remote = ''], options, session) {
    const { after, answer } = await change(options, session, (order) =>
      session.client.kill({ ...order, remote }),
    );
    return printed(answer, after, [
      `${remote} is switched off, ${revisionOf(answer, after)}; the rest of the store goes on`,
    ]);
  },
};

const revive: Command = {
  name: 'revive',
  summary: 'switch a remote on again',
  args: ['<remote>'],
  changes: true,
  examples: ['revive checkout --reason "provider is back"'],
  async run([remote = ''], options, session) {
    const { after, answer } = await change(options, session, (order) =>
      session.client.revive({ ...order, remote }),
    );
    return printed(answer, after, [
      `${remote} ${after.remotes[remote]?.version ?? ''} is back, ${revisionOf(answer, after)}`,
    ]);
  },
};

export const changeCommands: readonly Command[] = [swap, rollback, kill, revive];

/** Looks, orders what it saw to be changed, and believes only a signed answer. A dry run signs nothing. */
export async function change(
  options: Options,
  { client, believed }: Session,
  send: (order: ChangeOrder) => Promise<ChangeAnswer>,
): Promise<Change> {
  const reason = requiredReason(options);
  const before = believed(await client.composition(CHANNEL));
  const answer = await send({
    channel: CHANNEL,
    reason,
    expectedRevision: before.revision,
    ...(options.dryRun && { dryRun: true }),
  });
  const after = answer.planned ?? believed(answer.envelope, before.sequence + 1);
  return { before, after, answer };
}

export const revisionOf = ({ planned }: ChangeAnswer, { revision }: Change['after']): string =>
  planned ? `would be revision ${revision}` : `revision ${revision}`;

export const printed = (
  { checks, planned, undone }: ChangeAnswer,
  { revision, remotes, canary }: Change['after'],
  lines: readonly string[],
): Printed => ({
  lines: planned ? [...lines, 'A dry run: nothing was changed.'] : lines,
  json: {
    dryRun: planned !== undefined,
    revision,
    checks,
    remotes,
    ...(canary && { canary }),
    ...(undone && { undone }),
  },
});

const undoneInWords = ({ revision, action, actor, remote, version, reason }: Undone): string =>
  plain(
    `revision ${revision}, ${[action, remote, version].filter(Boolean).join(' ')} by ${actor}${reason === null ? '' : ` ("${reason}")`}`,
  );

function differences(
  before: Pick<Composition, 'remotes'>,
  after: Pick<Composition, 'remotes'>,
): readonly string[] {
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])].sort();
  const state = ({ remotes }: Pick<Composition, 'remotes'>, name: string): string => {
    const remote = remotes[name];
    return remote ? `${remote.version}${remote.killed ? ' (killed)' : ''}` : 'not live';
  };
  return names
    .filter((name) => state(before, name) !== state(after, name))
    .map((name) => `${name}: ${state(before, name)} → ${state(after, name)}`);
}
