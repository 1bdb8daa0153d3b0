import { sql } from 'kysely';
import type { Module } from '../../module.ts';
import { provide } from '../../provide.ts';
import { MODULES } from '../../modules.ts';
import type { Shopper } from '../identity/records/shopper.ts';
import { outside, tenderValue } from '../ledger/accounts.ts';
import { post } from '../ledger/post.ts';
import { coinTender } from '../loyalty/coin-tender.ts';
import type { Tender } from './tender.ts';

/** Another tender: a store credit, in paise, that anybody may have and that may pay for everything. */
interface CreditTables {
  credits: { shopper: string; balance: number };
  credit_holds: {
    order_no: string;
    shopper: string;
    units: number;
    state: 'held' | 'spent' | 'released';
    refunded: number;
  };
}
declare module '../../platform/database/tables.ts' {
  interface Tables extends CreditTables {}
}

export const CREDIT_TABLES = `
  create table commerce.credits (shopper text primary key, balance bigint not null check (balance >= 0));
  create table commerce.credit_holds (order_no text primary key, shopper text not null, units bigint not null,
    state text not null default 'held', refunded bigint not null default 0);
  grant select, insert, update on commerce.credits, commerce.credit_holds to commerce_app`;

const nameOf = ({ kind, id }: Shopper): string => `${kind}:${id}`;

export const creditTender: Tender = {
  rule: {
    ...coinTender.rule,
    kind: 'credit',
    precedence: 20,
    unit: 1,
    atTheDoor: true,
    counts: () => true,
    minimum: 0,
    capPct: 100,
    refusals: {
      mode: { code: 'COINS.MODE_NOT_ALLOWED', message: 'no credit in this currency' },
      minimum: { code: 'COINS.BELOW_MINIMUM', message: 'too little for credit' },
      insufficient: { code: 'COINS.INSUFFICIENT', message: 'not enough credit' },
    },
  },
  async balance(db, { owner, waiting }) {
    const { rows } = await sql<{ units: number }>`
      select coalesce((select balance from commerce.credits where shopper = ${nameOf(owner)}), 0)
        + coalesce((select sum(units) from commerce.credit_holds where state = 'held' and order_no = any(${waiting})), 0)::bigint as units`.execute(
      db,
    );
    return rows[0]?.units ?? 0;
  },
  async hold(tx, { orderNo, owner, units }) {
    const { numUpdatedRows } = await tx
      .updateTable('credits')
      .set({ balance: sql<number>`balance - ${units}::bigint` })
      .where('shopper', '=', nameOf(owner))
      .where('balance', '>=', units)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'insufficient';
    await tx
      .insertInto('credit_holds')
      .values({ order_no: orderNo, shopper: nameOf(owner), units, state: 'held', refunded: 0 })
      .execute();
    return 'held';
  },
  async spend(tx, { orderNo, at }) {
    const { units } = await tx
      .updateTable('credit_holds')
      .set({ state: 'spent' })
      .where('order_no', '=', orderNo)
      .returning('units')
      .executeTakeFirstOrThrow();
    await post(tx, { key: `credit:${orderNo}`, kind: 'credit', reference: orderNo, at }, [
      { account: outside('credit', 'INR'), amount: -units },
      { account: tenderValue(orderNo, 'credit', 'INR'), amount: units },
    ]);
  },
  async release(tx, { orderNo }) {
    const { shopper, units } = await tx
      .updateTable('credit_holds')
      .set({ state: 'released' })
      .where('order_no', '=', orderNo)
      .returning(['shopper', 'units'])
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('credits')
      .set({ balance: sql<number>`balance + ${units}::bigint` })
      .where('shopper', '=', shopper)
      .execute();
  },
  async refund(tx, { orderNo, units, at }) {
    const { shopper } = await tx
      .updateTable('credit_holds')
      .set({ refunded: sql<number>`refunded + ${units}::bigint` })
      .where('order_no', '=', orderNo)
      .returning('shopper')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('credits')
      .set({ balance: sql<number>`balance + ${units}::bigint` })
      .where('shopper', '=', shopper)
      .execute();
    await post(tx, { key: `credit-back:${orderNo}`, kind: 'credit-back', reference: orderNo, at }, [
      { account: tenderValue(orderNo, 'credit', 'INR'), amount: -units },
      { account: outside('credit', 'INR'), amount: units },
    ]);
  },
  name: () => 'Credit',
  describe: (units) => `${units} paise of credit`,
};

/** All of the service, and credit: one folder and one line in the list. */
export const WITH_CREDIT: readonly Module[] = [
  ...MODULES,
  { name: 'credit', tenders: [provide([], () => creditTender)] },
];
