import type { PhoneDouble } from '@suvarna/contracts/identity';
import { oneSpelling } from '@suvarna/forms/kept-phone';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const BATCH = 1_000;

interface Spelled {
  readonly id: string;
  /** As it is kept: `44-07911153060`. */
  readonly kept: string;
  /** In its one spelling: `44-7911153060`; as kept where it is no phone. */
  readonly phone: string;
}

/** Every proven phone, a batch at a time. */
async function* provenPhones(db: Database): AsyncGenerator<Spelled> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('customers')
      .select(['id', 'phone_code', 'phone_no'])
      .where('phone_verified_at', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, phone_code: code, phone_no: number } of rows)
      yield { id, kept: `${code}-${number}`, phone: oneSpelling(`${code}-${number}`) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Accounts by the one spelling of their phone. */
async function accountsByPhone(db: Database): Promise<ReadonlyMap<string, readonly Spelled[]>> {
  const accounts = new Map<string, Spelled[]>();
  for await (const one of provenPhones(db)) {
    const known = accounts.get(one.phone);
    if (known === undefined) accounts.set(one.phone, [one]);
    else known.push(one);
  }
  return accounts;
}

/** Accounts of one phone that was once kept in two spellings. They stay as they are: which of them is whose, people decide. */
export async function phoneDoubles(db: Database): Promise<readonly PhoneDouble[]> {
  const phones = await accountsByPhone(db);
  return Array.from(phones, ([phone, accounts]) => ({
    phone,
    accounts: accounts.map(({ id, kept }) => ({ customer_id: id, kept })),
  })).filter(({ accounts }) => accounts.length > 1);
}

/** `false` where another account has that phone by now. */
async function respell(db: Database, { id, phone }: Spelled): Promise<boolean> {
  const [code = '', number = ''] = phone.split('-');
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ phone_code: code, phone_no: number })
    .where('id', '=', id)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('customers as other')
            .select(sql`1`.as('one'))
            .where('other.phone_code', '=', code)
            .where('other.phone_no', '=', number)
            .where('other.phone_verified_at', 'is not', null)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Gives phones that were kept in another spelling their one, so that who signs in with it finds the
 * account. A phone that another account has, too, is left: {@link phoneDoubles} lists it.
 *
 * @returns how many were respelled
 */
export async function respellPhones(db: Database): Promise<number> {
  let respelled = 0;
  for (const [one, ...others] of (await accountsByPhone(db)).values())
    if (one !== undefined && others.length === 0 && one.kept !== one.phone && (await respell(db, one)))
      respelled += 1;
  return respelled;
}
