import { nowSeconds, randomId } from '../payments/payment-store.ts';
import { behaviourOf } from './behaviour.ts';

/** What the provider says no to, and will again. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
}

export interface FundAccount {
  readonly id: string;
  readonly contactId: string;
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
}

export type PayoutStatus = 'queued' | 'processing' | 'processed' | 'reversed' | 'failed';

export interface Payout {
  readonly id: string;
  readonly fundAccountId: string;
  readonly amount: number;
  readonly reference: string;
  /** The name under which it is one payout, however often it is asked for. */
  readonly key: string;
  readonly createdAt: number;
  status: PayoutStatus;
}

interface Contact {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
}

export interface StoredPayouts {
  readonly contacts: readonly Contact[];
  readonly accounts: readonly FundAccount[];
  readonly payouts: readonly Payout[];
}

/** What a payout may become; money that arrived may still be sent back, and nothing else changes an end. */
export const NEXT: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  queued: ['processing', 'processed', 'failed'],
  processing: ['processed', 'failed'],
  processed: ['reversed'],
  reversed: [],
  failed: [],
};

/** A provider of payouts to bank accounts. Nothing is moved anywhere. */
export class PayoutStore {
  readonly contacts = new Map<string, Contact>();
  readonly accounts = new Map<string, FundAccount>();
  readonly payouts = new Map<string, Payout>();
  readonly #onChange: (payout?: Payout) => void;

  /** @param onChange given the payout whose status is new, if it is one */
  constructor(onChange: (payout?: Payout) => void) {
    this.#onChange = onChange;
  }

  addContact(name: string, reference: string): Contact {
    const contact = { id: randomId('cont'), name, reference };
    this.contacts.set(contact.id, contact);
    this.#onChange();
    return contact;
  }

  /** The same account of the same contact is one. @throws PayoutRefused */
  addAccount(wanted: Omit<FundAccount, 'id'>): FundAccount {
    if (!this.contacts.has(wanted.contactId)) throw new PayoutRefused('The contact does not exist');
    const known = [...this.accounts.values()].find(
      ({ contactId, number, ifsc }) =>
        contactId === wanted.contactId && number === wanted.number && ifsc === wanted.ifsc,
    );
    if (known !== undefined) return known;
    const account = { id: randomId('fa'), ...wanted };
    this.accounts.set(account.id, account);
    this.#onChange();
    return account;
  }

  /** @throws PayoutRefused */
  account(id: string): FundAccount {
    const account = this.accounts.get(id);
    if (account === undefined) throw new PayoutRefused('The fund account does not exist');
    return account;
  }

  /** A key that was heard before is the payout of then. @throws PayoutRefused */
  ask(wanted: {
    readonly key: string;
    readonly fundAccountId: string;
    readonly amount: number;
    readonly reference: string;
  }): { readonly payout: Payout; readonly isNew: boolean } {
    const { key, fundAccountId, amount } = wanted;
    const account = this.account(fundAccountId);
    const known = [...this.payouts.values()].find((payout) => payout.key === key);
    if (known !== undefined) {
      if (known.fundAccountId !== fundAccountId || known.amount !== amount)
        throw new PayoutRefused('Different request with the same idempotency key');
      return { payout: known, isNew: false };
    }
    const behaviour = behaviourOf(account.number);
    if (behaviour === 'refused-at-once') throw new PayoutRefused('The bank does not take this payout');
    const status = behaviour === 'waits-for-a-person' ? 'queued' : 'processing';
    const payout: Payout = { ...wanted, id: randomId('pout'), createdAt: nowSeconds(), status };
    this.payouts.set(payout.id, payout);
    this.#onChange(payout);
    return { payout, isNew: true };
  }

  /** @returns whether it became that: what has ended stays as it is */
  move(payout: Payout, status: PayoutStatus): boolean {
    if (!NEXT[payout.status].includes(status)) return false;
    payout.status = status;
    this.#onChange(payout);
    return true;
  }

  contents(): StoredPayouts {
    return {
      contacts: [...this.contacts.values()],
      accounts: [...this.accounts.values()],
      payouts: [...this.payouts.values()],
    };
  }

  restore({ contacts, accounts, payouts }: StoredPayouts): void {
    for (const contact of contacts) this.contacts.set(contact.id, contact);
    for (const account of accounts) this.accounts.set(account.id, account);
    for (const payout of payouts) this.payouts.set(payout.id, payout);
  }
}
