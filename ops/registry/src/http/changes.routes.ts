import { readEntry } from '../domain/audit-chain.ts';
import {
  killRemote,
  reviveRemote,
  rollBack,
  swapRemote,
  type ChangeOrder,
  type ChangeParts,
  type Changed,
} from '../domain/change-composition.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { dryRun } from '../domain/dry-run.ts';
import { admitOrHold } from '../domain/orders/carry-out.ts';
import { refuseForeign } from '../domain/orders/rules.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { ChangeAnswer, failures, RemoteOrder, RollbackOrder, SwapOrder } from './schemas.ts';

const response = { 200: ChangeAnswer, ...failures };

export function changeRoutes(app: RegistryApp, parts: RouteParts): void {
  const config = { caller: 'operator' } as const;

  app.post('/v1/swaps', { config, schema: { body: SwapOrder, response } }, async ({ body, actor }) => {
    const { remote, version, at, dryRun: isDry } = body;
    const order = { ...body, actor, kind: 'swap', body: { remote, version }, remotes: [remote], at } as const;
    // A dry run shows what the checks say; whose turn it is shows when it is meant.
    if (!isDry) await admitOrHold(parts, order);
    return obey(parts, { ...body, actor }, swapRemote);
  });
  app.post(
    '/v1/rollbacks',
    { config, schema: { body: RollbackOrder, response } },
    async ({ body, actor }) => {
      const seen = await parts.compositions.current(body.channel);
      if (body.remote !== undefined) await refuseForeign(parts.orderRules, { actor, remotes: [body.remote] });
      // The last change may have been of any remote.
      else if ((await parts.orderRules.directory.remotesOf(actor)) !== null)
        throw new RegistryError('ORDER.NOT_YOURS', 'say which of your remotes is rolled back');
      const answer = await obey(parts, { ...body, actor }, rollBack);
      // A remote that was rolled back by itself undoes no one change of the composition.
      const undone =
        body.remote === undefined && seen ? await changeOf(parts, body.channel, seen.revision) : null;
      return { ...answer, ...(undone && { undone }) };
    },
  );
  for (const [path, change] of [
    ['/v1/kills', killRemote],
    ['/v1/revivals', reviveRemote],
  ] as const)
    app.post(path, { config, schema: { body: RemoteOrder, response } }, async ({ body, actor }) => {
      await refuseForeign(parts.orderRules, { actor, remotes: [body.remote] });
      return obey(parts, { ...body, actor }, change);
    });
}

/** Does what an order says; of a dry run everything but the change. */
export async function obey<Order extends ChangeOrder, Parts extends ChangeParts>(
  parts: Parts,
  order: Order & { readonly dryRun?: boolean | undefined },
  change: (parts: Parts, order: Order) => Promise<Changed>,
) {
  const compositions = order.dryRun ? dryRun(parts.compositions) : parts.compositions;
  const { live, findings } = await change({ ...parts, compositions }, order);
  const { revision, sequence, envelope, remotes, canary } = live;
  return {
    revision,
    sequence,
    envelope,
    checks: findings.map(({ check }) => check),
    ...(order.dryRun && { planned: { revision, remotes: { ...remotes }, ...(canary && { canary }) } }),
  };
}

/** The newest row of the log that made this revision live. */
async function changeOf({ audit }: RouteParts, channel: string, revision: number) {
  const row = await audit.ofRevision(channel, revision);
  if (!row) return null;
  const { action, actor, remote, version, reason } = readEntry(row);
  return { revision, action, actor, remote, version, reason };
}
