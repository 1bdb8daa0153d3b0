/** Signatures of what was written down; added in the transaction that writes it. */
import type { Pool, PoolClient } from '@suvarna/database/pool';
import type { Remotes } from '../domain/ports.ts';
import {
  auditSubject,
  auditText,
  revisionSubject,
  revisionText,
  type HistorySigner,
  type Signature,
} from '../domain/signed-history.ts';
import { inTransaction } from './transaction.ts';

export async function insertSignature(
  client: PoolClient,
  subject: string,
  { keyId, signature }: Signature,
): Promise<void> {
  await client.query('insert into signature (subject, key_id, signature) values ($1, $2, $3)', [
    subject,
    keyId,
    signature,
  ]);
}

/**
 * Signs a history that was written before histories were signed. Does nothing where one signature
 * is there: what lacks its own among them was not written by this registry.
 *
 * @returns rows of the audit log that were signed
 */
export function signOldHistory(pool: Pool, historySigner: HistorySigner): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('select 1 from audit_head for update');
    const { rows: signed } = await client.query('select 1 from signature limit 1');
    if (signed.length > 0) return 0;
    const { rows: links } = await client.query<{ seq: number; hash: Buffer }>(
      'select seq, hash from audit order by seq',
    );
    for (const { seq, hash } of links)
      await insertSignature(client, auditSubject(seq), historySigner.sign(auditText(seq, hash)));
    const { rows: revisions } = await client.query<{
      channel: string;
      revision: number;
      undoesTo: number | null;
      remotes: Remotes;
      canary: Remotes | null;
    }>('select channel, revision, undoes_to as "undoesTo", remotes, canary from revision');
    for (const { channel, revision, ...composed } of revisions) {
      await insertSignature(
        client,
        revisionSubject(channel, revision),
        historySigner.sign(revisionText(channel, revision, composed)),
      );
    }
    return links.length;
  });
}
