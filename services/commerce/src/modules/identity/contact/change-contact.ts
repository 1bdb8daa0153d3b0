import { CONTACT_WAIT_DAYS, type ContactKind } from '@suvarna/contracts/customers';
import { languageOf, type Locale } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import { hashToken, newToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { contactsBut, maskedContact, oldContactOf } from './contact.ts';
import {
  addChange,
  changeByStopHash,
  dropResets,
  endChange,
  letWait,
  lockCustomer,
  nextDueChange,
  noteProven,
  openChangeOf,
  proveEmail,
  type ContactChange,
} from '../records/contact-change.store.ts';
import { findCustomer, provePhone, type Customer } from '../records/customer.store.ts';
import { endElsewhere } from '../session/end-session.ts';
import { sessionDead } from '../session/session.plugin.ts';
import { later } from '../records/session-rules.ts';
import { signOutEverywhere } from '../session/sign-out-everywhere.ts';

const DAY_MS = 86_400_000;
/** A code that was right counts this long: the other one may take its time to arrive. */
const PROOF_MS = 15 * 60_000;

const conflict = (): Refusal => new Refusal('ACCOUNT.CHANGE_CONFLICT');
const taken = (): Refusal => new Refusal('ACCOUNT.CONTACT_TAKEN');

async function customerOf(tx: Database | Tx, id: string): Promise<Customer> {
  const customer = await findCustomer(tx, id);
  if (customer === undefined) throw sessionDead();
  return customer;
}

const localeOfCustomer = ({ language }: Customer): Locale => languageOf(language);
const fresh = (proven: Date | null, at: Date): boolean => proven !== null && later(proven, PROOF_MS) > at;

/** What is proven of a change, and not too long ago. */
export const provenOf = (change: ContactChange, at: Date) => ({
  old: fresh(change.old_proven_at, at),
  new: change.state === 'waiting' || fresh(change.new_proven_at, at),
});

/**
 * Begins a change, or goes on with it when it is to the same contact. One that waits for its week is
 * stopped first.
 *
 * @returns the change, and who has still to prove something
 */
export async function beginChange(
  tx: Tx,
  asked: {
    readonly customerId: string;
    readonly kind: ContactKind;
    readonly target: string;
    readonly at: Date;
  },
): Promise<ContactChange> {
  const { customerId, kind, target, at } = asked;
  await lockCustomer(tx, customerId);
  const customer = await customerOf(tx, customerId);
  const open = await openChangeOf(tx, customerId);
  if (open?.state === 'waiting') throw conflict();
  const oldContact = oldContactOf(customer, kind);
  if (open !== undefined) {
    if (open.kind === kind && open.target === target && open.old_contact === oldContact) return open;
    await endChange(tx, open.id, 'replaced', at);
  }
  await addChange(tx, { customerId, kind, target, oldContact, at });
  const added = await openChangeOf(tx, customerId);
  if (added === undefined) throw new Error('A change that was added is not there.');
  return added;
}

/** Tells every contact but the new one what happened to the account. */
async function tellOthers(tx: Tx, customer: Customer, change: ContactChange, at: Date): Promise<void> {
  const told = new Set([change.old_contact, ...contactsBut(customer, change.target)]);
  for (const to of told) {
    await tell(tx, {
      to: { contact: to, locale: localeOfCustomer(customer) },
      purpose: 'necessary',
      template: 'contact-changed',
      values: { kind: change.kind, to: maskedContact(change.target), day: indianDay(at) },
      key: `contact-changed:${change.id}:${to}`,
    });
  }
}

/**
 * Makes the change: the new contact opens the account from now on, links that were sent to the old one
 * open nothing, and other browsers sign in again.
 *
 * @returns `false` when the contact is another account's
 */
async function makeChange(tx: Tx, change: ContactChange, current: string | null, at: Date): Promise<boolean> {
  const { customer_id: customerId, kind, target } = change;
  const before = await customerOf(tx, customerId);
  const [code = '', number = ''] = target.split('-');
  const isOurs =
    kind === 'email'
      ? await proveEmail(tx, customerId, target, at)
      : await provePhone(tx, customerId, { code, number }, at);
  if (!isOurs) return false;
  await dropResets(tx, customerId);
  if (current === null) await signOutEverywhere(tx, customerId, 'contact-changed', at);
  else await endElsewhere(tx, customerId, { allBut: current }, 'contact-changed', at);
  await endChange(tx, change.id, 'done', at);
  await tellOthers(tx, before, change, at);
  return true;
}

/** Takes a right code of one end; with both ends proven the change is made. @throws Refusal when there is none to prove, or the contact is taken */
export async function proveSide(
  tx: Tx,
  proven: {
    readonly customerId: string;
    readonly changeId: string;
    readonly side: 'old' | 'new';
    readonly signInId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { customerId, changeId, side, signInId, at } = proven;
  await lockCustomer(tx, customerId);
  const open = await openChangeOf(tx, customerId);
  if (open?.id !== changeId || open.state !== 'asked') throw conflict();
  await noteProven(tx, open.id, side, at);
  const now = provenOf({ ...open, [`${side}_proven_at`]: at }, at);
  if (now.old && now.new && !(await makeChange(tx, open, signInId, at))) throw taken();
}

/** Lets a change wait for a week, because its old contact is gone; every contact there is is told how to stop it. */
export async function waitWithoutOld(tx: Tx, customerId: string, changeId: string, at: Date): Promise<void> {
  await lockCustomer(tx, customerId);
  const open = await openChangeOf(tx, customerId);
  if (open?.id !== changeId || open.state !== 'asked' || !provenOf(open, at).new) throw conflict();
  const customer = await customerOf(tx, customerId);
  const token = newToken();
  const dueAt = later(at, CONTACT_WAIT_DAYS * DAY_MS);
  await letWait(tx, open.id, dueAt, hashToken(token));
  for (const to of contactsBut(customer, open.target))
    await tell(tx, {
      to: { contact: to, locale: localeOfCustomer(customer) },
      purpose: 'necessary',
      template: 'contact-change-waits',
      // Behind the #, so that no server and no log sees it.
      values: {
        kind: open.kind,
        to: maskedContact(open.target),
        day: indianDay(dueAt),
        path: `/sign-in/stop-change/#token=${token}`,
      },
      key: `contact-change-waits:${open.id}:${to}`,
      expiresAt: dueAt,
    });
}

/** Ends what is under way; nothing of the account has changed by it. */
export async function stopChange(tx: Tx, customerId: string, at: Date): Promise<void> {
  await lockCustomer(tx, customerId);
  const open = await openChangeOf(tx, customerId);
  if (open === undefined) throw conflict();
  await endChange(tx, open.id, 'stopped', at);
}

/** Stops a change by its link. The person who asked for it knew the password: every sign-in ends. @returns whether the link was one */
export async function stopByLink(tx: Tx, token: string, at: Date): Promise<boolean> {
  const found = await changeByStopHash(tx, hashToken(token));
  if (found === undefined) return false;
  await lockCustomer(tx, found.customer_id);
  const still = await changeByStopHash(tx, hashToken(token));
  if (still === undefined) return false;
  await endChange(tx, still.id, 'stopped', at);
  await signOutEverywhere(tx, still.customer_id, 'signed-out-elsewhere', at);
  return true;
}

/**
 * Makes the changes whose week is over. It may be stopped and begun again at any place.
 *
 * @returns how many were looked at
 * @throws AggregateError of those that could not be made, after all others were
 */
export function makeDueChanges(db: Database, at: Date): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => nextDueChange(tx, at, except),
    idOf: ({ id }) => id,
    async work(tx, due) {
      if (!(await makeChange(tx, due, null, at))) await endChange(tx, due.id, 'refused', at);
    },
  });
}
