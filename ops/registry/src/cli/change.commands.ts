import type { Composition } from '@suvarna/contracts/release-delivery';
import type { ChangeAnswer, ChangeOrder } from '../client/registry-client.ts';
import { positionals, requiredReason, type Arguments, type Command } from './command.ts';
import { CHANNEL, type Session } from './session.ts';

export const swap: Command = async (args, session) => {
  const [remote = '', version = ''] = positionals(args, 'remote', 'version');
  const { before, after, checks } = await change(args, session, (order) =>
    session.client.swap({ ...order, remote, version }),
  );
  return [
    `${remote}: ${before.remotes[remote]?.version ?? 'not live'} → ${version}, revision ${after.revision} (passed: ${checks.join(', ')})`,
  ];
};

export const rollback: Command = async (args, session) => {
  positionals(args);
  const { before, after } = await change(args, session, (order) => session.client.rollBack(order));
  return [`rolled back, revision ${after.revision}`, ...differences(before, after)];
};

export const kill: Command = async (args, session) => {
  const [remote = ''] = positionals(args, 'remote');
  const { after } = await change(args, session, (order) => session.client.kill({ ...order, remote }));
  return [`${remote} is switched off, revision ${after.revision}; the rest of the store goes on`];
};

export const revive: Command = async (args, session) => {
  const [remote = ''] = positionals(args, 'remote');
  const { after } = await change(args, session, (order) => session.client.revive({ ...order, remote }));
  return [`${remote} ${after.remotes[remote]?.version ?? ''} is back, revision ${after.revision}`];
};

/** Looks, orders what it saw to be changed, and believes only a signed answer. */
async function change(
  args: Arguments,
  { client, believed }: Session,
  send: (order: ChangeOrder) => Promise<ChangeAnswer>,
) {
  const reason = requiredReason(args);
  const before = believed(await client.composition(CHANNEL));
  const { envelope, checks } = await send({ channel: CHANNEL, reason, expectedRevision: before.revision });
  return { before, after: believed(envelope, before.sequence + 1), checks };
}

function differences(before: Composition, after: Composition): string[] {
  const names = [...new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)])].sort();
  const state = ({ remotes }: Composition, name: string): string => {
    const remote = remotes[name];
    return remote ? `${remote.version}${remote.killed ? ' (killed)' : ''}` : 'not live';
  };
  return names
    .filter((name) => state(before, name) !== state(after, name))
    .map((name) => `${name}: ${state(before, name)} → ${state(after, name)}`);
}
