import { later, SESSION_RULES } from './session-rules.ts';
import { hashToken, newToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';

/**
 * Makes a browser known to an account, under a new cookie. Whatever other accounts its old cookie
 * was known to move along, so that a copy of it is worth nothing from now on.
 *
 * @param before the cookie it had, whichever account gave it
 * @param byCode whether its owner proved themselves by a code just now, and not by a password alone
 * @returns the cookie it has now
 */
export async function knowDevice(
  tx: Tx,
  customerId: string,
  before: string | undefined,
  byCode: boolean,
  at: Date,
): Promise<string> {
  const device = newToken();
  const hash = hashToken(device);
  if (before !== undefined)
    await tx
      .updateTable('known_devices')
      .set({ device_hash: hash })
      .where('device_hash', '=', hashToken(before))
      .where('expires_at', '>', at)
      .execute();
  const fresh = {
    signed_in_at: at,
    expires_at: later(at, SESSION_RULES.deviceMs),
    // A code that was given here before stays so.
    ...(byCode && { code_given_at: at }),
  };
  await tx
    .insertInto('known_devices')
    .values({ device_hash: hash, customer_id: customerId, ...fresh })
    .onConflict((conflict) => conflict.columns(['device_hash', 'customer_id']).doUpdateSet(fresh))
    .execute();
  return device;
}

/** A new password is a new beginning: a browser that signed in by the old one is a stranger again. */
export async function forgetDevices(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('customer_id', '=', customerId).execute();
}

/** An account, by its number or by the address that was typed. */
export type WhoseDevice = { readonly customerId: string } | { readonly email: string };

/** Whether a customer signed in to this account from this browser before. */
export async function isKnownDevice(
  db: Database,
  device: string,
  whose: WhoseDevice,
  at: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('customers', 'customers.id', 'known_devices.customer_id')
    .select('customers.id')
    .where('device_hash', '=', hashToken(device))
    .where('expires_at', '>', at)
    .where((row) =>
      'email' in whose
        ? row('customers.email', '=', whose.email)
        : row('customers.id', '=', whose.customerId),
    )
    .executeTakeFirst();
  return known !== undefined;
}

/** Whether a phone (`"91-9876543210"`) or an e-mail address was proven by an account that this session or this browser is known to. */
export async function isOwnContact(
  db: Database | Tx,
  by: { readonly customerId: string | undefined; readonly device: string | undefined },
  target: string,
  at: Date,
): Promise<boolean> {
  if (by.customerId === undefined && by.device === undefined) return false;
  const { customerId, device } = by;
  const [code = '', number = ''] = target.split('-');
  const own = await db
    .selectFrom('customers')
    .select('id')
    .where((row) =>
      target.includes('@')
        ? row.and([row('email', '=', target), row('email_verified_at', 'is not', null)])
        : row.and([
            row('phone_code', '=', code),
            row('phone_no', '=', number),
            row('phone_verified_at', 'is not', null),
          ]),
    )
    .where((row) =>
      row.or([
        ...(customerId === undefined ? [] : [row('id', '=', customerId)]),
        ...(device === undefined
          ? []
          : [
              row(
                'id',
                'in',
                row
                  .selectFrom('known_devices')
                  .select('customer_id')
                  .where('device_hash', '=', hashToken(device))
                  .where('expires_at', '>', at),
              ),
            ]),
      ]),
    )
    .executeTakeFirst();
  return own !== undefined;
}
