import type { Tx } from '../../platform/database/database.ts';
import type { Asked, Standing } from './keeper.ts';
import type { RequestKinds } from './request-kind.ts';

/** Puts a request into the queue. @returns `undefined` when an open one is about the same */
export async function ask<Row extends Standing>(
  tx: Tx,
  kinds: RequestKinds<Row>,
  asked: Asked,
): Promise<Row | undefined> {
  kinds.assertEvidence(asked.kind, asked.evidence);
  const kind = kinds.of(asked.kind);
  const { keeper } = kind;
  const kept = await keeper.insert(tx, kind.machine, asked);
  if (kept === undefined) return undefined;
  const said = kind.news(kept.request);
  if (said !== undefined) await keeper.tell(tx, kept.request, said, kept.step);
  return kept.request;
}
