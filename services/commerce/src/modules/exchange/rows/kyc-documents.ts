import { type BankAccount, BankAccount as AccountSchema } from '@suvarna/contracts/exchange';
import { sql, type Selectable } from 'kysely';
import { Compile } from 'typebox/compile';
import { openText, sealText } from '../../../platform/crypto/sealing.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type KycDocuments = Selectable<Tables['exchange_papers']>;
type Given = { readonly pan?: string | undefined; readonly account?: BankAccount | undefined };

const account = Compile(AccountSchema);
const [PAN, ACCOUNT] = ['exchange-pan', 'exchange-account'] as const;

function sealed(secret: string, requestId: string, { pan, account: bank }: Given) {
  return {
    ...(pan !== undefined && {
      pan_sealed: sealText({ secret, purpose: PAN, of: requestId }, pan),
      pan_last4: pan.slice(-4),
    }),
    ...(bank !== undefined && {
      account_sealed: sealText({ secret, purpose: ACCOUNT, of: requestId }, JSON.stringify(bank)),
      account_last4: bank.number.slice(-4),
      registered_name: '',
      name_accepted_by: '',
    }),
  };
}

/** Keeps what is needed, sealed for its request. */
export async function keepKycDocuments(
  tx: Tx,
  secret: string,
  requestId: string,
  given: Given,
): Promise<void> {
  await tx
    .insertInto('exchange_papers')
    .values({
      request_id: requestId,
      pan_sealed: null,
      account_sealed: null,
      ...sealed(secret, requestId, given),
    })
    .execute();
}

/** Puts others in their place; what is left out stays. */
export async function replaceKycDocuments(
  tx: Tx,
  secret: string,
  requestId: string,
  given: Given,
): Promise<void> {
  const change = sealed(secret, requestId, given);
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('exchange_papers').set(change).where('request_id', '=', requestId).execute();
}

export function kycDocumentsOf(db: Database | Tx, requestIds: readonly string[]): Promise<KycDocuments[]> {
  return db
    .selectFrom('exchange_papers')
    .selectAll()
    .where('request_id', 'in', requestIds.length === 0 ? [''] : [...requestIds])
    .execute();
}

/** @throws when there is none, or the key is another */
export function openAccount(
  secret: string,
  { request_id: of, account_sealed: bytes }: KycDocuments,
): BankAccount {
  if (bytes === null) throw new Error(`Request ${of} has no bank account.`);
  return account.Parse(JSON.parse(openText({ secret, purpose: ACCOUNT, of }, bytes)));
}

/** Both as they were given, for a person of the store; who looked and why is written in the same transaction. */
export async function openKycDocuments(
  tx: Tx,
  secret: string,
  {
    requestId: of,
    openedBy,
    reason,
    at,
  }: { readonly requestId: string; readonly openedBy: string; readonly reason: string; readonly at: Date },
): Promise<
  { readonly pan: string; readonly account: BankAccount | null; readonly registered_name: string } | undefined
> {
  const [documents] = await kycDocumentsOf(tx, [of]);
  if (documents === undefined) return undefined;
  await tx
    .insertInto('exchange_papers_opened')
    .values({ request_id: of, opened_by: openedBy, reason, opened_at: at })
    .execute();
  return {
    pan: documents.pan_sealed === null ? '' : openText({ secret, purpose: PAN, of }, documents.pan_sealed),
    account: documents.account_sealed === null ? null : openAccount(secret, documents),
    registered_name: documents.registered_name,
  };
}

/** Whose an account is by its bank. */
export async function noteRegisteredName(db: Database, requestId: string, name: string): Promise<void> {
  await db
    .updateTable('exchange_papers')
    .set({ registered_name: name.slice(0, 200) })
    .where('request_id', '=', requestId)
    .execute();
}

/** The account may be paid to whatever its name is; another account is looked at again. */
export async function acceptName(tx: Tx, requestId: string, by: string): Promise<void> {
  await tx
    .updateTable('exchange_papers')
    .set({ name_accepted_by: by })
    .where('request_id', '=', requestId)
    .execute();
}

/** Of requests that came to nothing: no law asks for either. That there were papers stays, as who looked at them does. */
export async function forgetKycDocuments(tx: Tx, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return;
  await tx
    .updateTable('exchange_papers')
    .set({
      pan_sealed: null,
      pan_last4: '',
      account_sealed: null,
      account_last4: '',
      registered_name: '',
    })
    .where('request_id', 'in', [...requestIds])
    .execute();
}

/** Where pieces of such requests were to be fetched. What was asked with is no customer's to change: the database does this alone. */
export async function forgetPlaces(tx: Tx, customerId: string): Promise<void> {
  await sql`select forget_places_of(${customerId})`.execute(tx);
}
