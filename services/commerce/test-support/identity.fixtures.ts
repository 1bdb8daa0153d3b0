import type { Database } from '../src/platform/database/database.ts';
import { ensureDemoCustomer } from '../src/modules/identity/account/demo-customer.ts';
import { hashPassword } from '@suvarna/passwords/password';
import {
  addCustomer,
  findCustomerByEmail,
  type NewCustomer,
} from '../src/modules/identity/records/customer.store.ts';
import { CHEAP_PASSWORDS, type Answer, type Service } from './service.fixtures.ts';

/** A moment that a suite moves; the service's clock. */
export interface Moment {
  readonly clock: () => Date;
  pass(milliseconds: number): void;
}

export function aMoment(start = '2026-11-21T06:00:00Z'): Moment {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

interface Sent {
  readonly to: string;
  readonly template: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What waits to be sent, the newest first. */
export async function sentMessages({ db }: Pick<Service, 'db'>): Promise<readonly Sent[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('channel', 'in', ['sms', 'email'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ payload }) => payload as unknown as Sent);
}

/** The last code that was sent to a phone or an address. */
export async function codeSentTo(service: Pick<Service, 'db'>, to: string): Promise<string> {
  const message = (await sentMessages(service)).find(
    (sent) => sent.template === 'one-time-code' && sent.to === to,
  );
  if (message === undefined) throw new Error(`No code was sent to ${to}.`);
  return message.values['code'] ?? '';
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const accessTokenOf = (answer: Answer): string =>
  (answer.body.data as { access_token: string }).access_token;

/** The customer a fresh store can be tried with, whose sign-ins cost little. */
export const addDemoCustomer = (db: Database): Promise<boolean> =>
  ensureDemoCustomer(db, { passwordCost: CHEAP_PASSWORDS });

/** An account of Asha Rao, where nothing else is said; it is signed in to with `password`. @returns its id */
export async function addAccount(
  db: Database,
  { password, ...fields }: Partial<NewCustomer> & { readonly email: string; readonly password?: string },
): Promise<string> {
  await addCustomer(db, {
    password_hash: password === undefined ? null : await hashPassword(password, CHEAP_PASSWORDS),
    first_name: 'Asha',
    last_name: 'Rao',
    phone_no: '',
    ...fields,
  });
  return customerIdOf(db, fields.email);
}

export const customerIdOf = async (db: Database, email: string): Promise<string> =>
  (await findCustomerByEmail(db, email))?.id ?? '';
