import { sql } from 'kysely';
import type { Module } from '../../module.ts';
import { provide } from '../../provide.ts';
import { MODULES } from '../../modules.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Subject } from '../ledger/subject.ts';
import type { Payable, PayableRow, Purpose } from './purpose.ts';

/** Something else that is sold: a ticket for an evening in the workshop, held for a shopper who asked, paid or not. */
interface TicketTables {
  tickets: {
    id: string;
    guest_id: string;
    state: 'open' | 'failed' | 'sold' | 'over' | 'returned';
    price: number;
    seats_left: number;
  };
}
declare module '../../platform/database/tables.ts' {
  interface Tables extends TicketTables {}
}

type Ticket = TicketTables['tickets'];

export const TICKETS_TABLE = `create table commerce.tickets (
  id text primary key, guest_id uuid not null, state text not null default 'open', price bigint not null default 90000,
  seats_left int not null default 1);
  grant select, insert, update on commerce.tickets to commerce_app`;

export const ticket = (id: string): Subject => ({ kind: 'ticket', id });

const STANDINGS = {
  open: 'pending',
  failed: 'failed',
  over: 'ended',
  sold: 'paid',
  returned: 'paid',
} as const;

const payableOf = ({ id, guest_id, state, price }: Ticket): Payable => ({
  subject: ticket(id),
  owner: { kind: 'guest', id: guest_id },
  state,
  standing: STANDINGS[state],
  mode: 'sandbox',
  currency: 'INR',
  payable: Number(price),
  payer: { name: 'Asha Rao', email: '', phone: '+919800000000' },
});

const find = (db: Database | Tx, id: string): Promise<Ticket | undefined> =>
  db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
const lock = (tx: Tx, id: string): Promise<Ticket | undefined> =>
  tx.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
const move = async (tx: Tx, id: string, from: readonly Ticket['state'][], to: Ticket['state']) =>
  (
    await tx
      .updateTable('tickets')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
  ).numUpdatedRows === 1n;

const hasSeat = async (tx: Tx, id: string): Promise<boolean> => ((await find(tx, id))?.seats_left ?? 0) > 0;

const ticketPurpose: Purpose = {
  kind: 'ticket',
  refusals: {
    unknown: { code: 'ORDER.NOT_FOUND', message: 'There is no such ticket.' },
    'not-waiting': { code: 'ORDER.STATE_CONFLICT', message: 'This ticket does not wait for a payment.' },
    gone: { code: 'CHECKOUT.OUT_OF_STOCK', message: 'The last seat is taken.' },
  },
  async find(db, id) {
    const row = await find(db, id);
    return row && payableOf(row);
  },
  async lock(tx, id) {
    const row = await lock(tx, id);
    return row && payableOf(row);
  },
  amountDue: async (tx, id) => Number((await find(tx, id))?.price ?? 0),
  isFree: hasSeat,
  claim: hasSeat,
  async begin(tx, id) {
    await move(tx, id, ['failed'], 'open');
  },
  settle: async (tx, id) => ((await move(tx, id, ['open', 'failed'], 'sold')) ? 'settled' : 'refused'),
  async fail(tx, id) {
    await move(tx, id, ['open'], 'failed');
  },
  async expire(tx, id) {
    await move(tx, id, ['open', 'failed'], 'over');
  },
  async refunded(tx, refundId) {
    await move(tx, refundId.replace(/^return-/, ''), ['sold'], 'returned');
  },
  describe: (id, mode, locale) => ({
    reference: `ticket-${id}`,
    returnTo: `/${locale}/tickets/${id}/${mode}/`,
  }),
  book: sql<PayableRow>`
    select id, price as payable, 'INR' as currency, state in ('sold', 'returned') as is_paid, true as is_online
    from commerce.tickets`,
};

/** All of the service, and tickets: one folder and one line in the list. */
export const WITH_TICKETS: readonly Module[] = [
  ...MODULES,
  { name: 'tickets', purposes: [provide([], () => ticketPurpose)] },
];
