import { COPY_HOURS } from '@suvarna/contracts/customers';
import { indianDay } from '@suvarna/contracts/indian-day';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { openText, sealText, type Seal } from '../../platform/crypto/sealing.ts';
import type { Database } from '../../platform/database/database.ts';
import { endOfIndianDay } from '../../platform/end-of-day.ts';
import { eachDue } from '../../platform/jobs/each-due.ts';
import { tell } from '../../platform/notifications/tell.ts';
import type { Account } from './account.ts';
import { keepCopy, nextCopy, sealedCopyOf } from './copy.store.ts';

type Secrets = Pick<Config, 'documentSecret'>;

const sealOf = ({ documentSecret: secret }: Secrets, id: string): Seal => ({
  secret,
  purpose: 'personal-data-copy',
  of: id,
});

/** Bytes that a person cannot read are left out; what they are for is told beside them. */
const readable = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'type' in value && value.type === 'Buffer'
    ? undefined
    : value;

/**
 * Makes the copies that were asked for, each as of one moment. It may be stopped and begun again at any place.
 *
 * @returns how many
 * @throws AggregateError of those that could not be made, after all others were
 */
export function makeCopies(
  { db, config, account }: { readonly db: Database; readonly config: Secrets; readonly account: Account },
  at: Date,
): Promise<number> {
  return eachDue(db, {
    async lockOne(tx, except) {
      await sql`set transaction isolation level repeatable read`.execute(tx);
      return nextCopy(tx, except);
    },
    idOf: ({ id }) => id,
    async work(tx, { id, customer_id: customerId }) {
      const said = { made_at: at.toISOString(), ...(await account.collect(tx, customerId)) };
      const text = JSON.stringify(said, readable, 2);
      const expiresAt = endOfIndianDay(new Date(at.getTime() + COPY_HOURS * 3_600_000));
      const sealed = sealText(sealOf(config, id), text);
      await keepCopy(tx, id, { sealed, bytes: Buffer.byteLength(text), at, expiresAt });
      await tell(tx, {
        to: { customerId },
        purpose: 'necessary',
        template: 'data-copy-ready',
        values: { day: indianDay(expiresAt) },
        key: `data-copy-ready:${id}`,
      });
    },
  });
}

/** The copy that can be downloaded now. */
export async function openCopy(
  db: Database,
  config: Secrets,
  customerId: string,
  at: Date,
): Promise<string | undefined> {
  const copy = await sealedCopyOf(db, customerId, at);
  return copy === undefined || copy.sealed === null
    ? undefined
    : openText(sealOf(config, copy.id), copy.sealed);
}
