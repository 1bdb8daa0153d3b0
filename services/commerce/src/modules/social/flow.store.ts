import type { Selectable, Updateable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Flow = Selectable<Tables['social_flows']>;
type Begun = Pick<
  Flow,
  | 'id'
  | 'provider'
  | 'purpose'
  | 'state_hash'
  | 'browser_hash'
  | 'subject'
  | 'locale'
  | 'next_path'
  | 'expires_at'
>;

export async function addFlow(db: Database, flow: Begun): Promise<void> {
  await db
    .insertInto('social_flows')
    .values({ ...flow, step: 'asked' })
    .execute();
}

/** What the provider's return brought; the second return of a flow changes nothing. */
export async function saveReturn(
  db: Database,
  { id }: Pick<Flow, 'id'>,
  returned: Updateable<Tables['social_flows']>,
): Promise<void> {
  await db
    .updateTable('social_flows')
    .set(returned)
    .where('id', '=', id)
    .where('step', '=', 'asked')
    .execute();
}

export function findFlowByState(
  db: Database,
  provider: Flow['provider'],
  stateHash: Buffer,
  at: Date,
): Promise<Flow | undefined> {
  return db
    .selectFrom('social_flows')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', at)
    .executeTakeFirst();
}

/** Whose a flow has to be: of this browser, and of the session that began it. */
export interface FlowOwner {
  readonly id: string;
  readonly browserHash: Buffer;
  readonly subject: string;
}

/** A living flow, locked, if it is the caller's. */
export function lockFlow(
  tx: Tx,
  { id, browserHash, subject }: FlowOwner,
  at: Date,
): Promise<Flow | undefined> {
  return tx
    .selectFrom('social_flows')
    .selectAll()
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('subject', '=', subject)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a flow that waits for the code to an address: which. */
export function addressToProve(
  db: Database | Tx,
  { id, browserHash, subject }: FlowOwner,
  at: Date,
): Promise<string | null | undefined> {
  return db
    .selectFrom('social_flows')
    .select('email')
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('subject', '=', subject)
    .where('step', '=', 'proving')
    .where('expires_at', '>', at)
    .executeTakeFirst()
    .then((found) => found?.email);
}

export async function moveFlow(
  db: Database | Tx,
  id: string,
  change: Updateable<Tables['social_flows']>,
): Promise<void> {
  await db.updateTable('social_flows').set(change).where('id', '=', id).execute();
}

export async function dropOldFlows(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('social_flows').where('expires_at', '<', at).execute();
}
