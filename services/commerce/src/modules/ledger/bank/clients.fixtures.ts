/**
 * A process of many clients that move money and coins at once until it is killed. Started by
 * `bank.fixtures.ts`; says on its output, line by line, what the ledger has acknowledged.
 */
import { createPool } from '@suvarna/database/pool';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseOver, type Tx } from '../../../platform/database/database.ts';
import { isDatabaseOutage } from '@suvarna/database/outage';
import { ROLE, SCHEMA } from '../../../platform/database/migrations.ts';
import { CREDIT_BOOKS } from '../../credits/credit-book.ts';
import { COINS } from '../../loyalty/coin-book.ts';
import { COINS_ISSUED, creditIssued } from '../accounts.ts';
import { expireLots } from '../end-lots.ts';
import { grantLot, holdLots, recreditLots, releaseHeld, spendHeld } from '../lots.ts';
import { holdRefund, recordCapture, settleRefund } from '../money.ts';
import { recogniseSale } from '../sale.ts';

export interface ClientsTask {
  readonly url: string;
  readonly clients: number;
  readonly customers: readonly string[];
  /** No two processes grant the same coins. */
  readonly name: string;
}

export type ClientsLine =
  | { readonly kind: 'ready' }
  /** The transaction with this key is committed. */
  | { readonly kind: 'acknowledged'; readonly key: string }
  /** The rules refused: too few coins, an order that is decided. */
  | { readonly kind: 'refused' }
  /** The database was away. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'unexpected'; readonly error: string };

interface Act {
  /** Of the transaction it books, if it books one. */
  readonly key: string;
  run(tx: Tx): Promise<unknown>;
}

const ORDERS_AT_ONCE = 12;
/** Orders take turns with them. */
const BOOKS = [COINS, ...Object.values(CREDIT_BOOKS)];
const RECORDED = new Set<unknown>(['recorded', 'repeated', 'held']);

const pick = (many: number): number => Math.floor(Math.random() * many);

function acts({ customers, name }: ClientsTask, count: number): readonly (() => Act)[] {
  const at = new Date();
  const expiresAt = new Date(at.getTime() + 2_000 + pick(600_000));
  // The clients meet on few orders, which change as time goes on.
  const order = Math.floor(count / 200) * ORDERS_AT_ONCE + pick(ORDERS_AT_ONCE);
  const orderNo = `B-${order}`;
  const customerId = customers[order % customers.length] ?? '';
  const currency = 'INR' as const;
  const book = BOOKS[order % BOOKS.length] ?? COINS;
  const from = book === COINS ? COINS_ISSUED : creditIssued(book.wallet, 'order');
  const grant = (): Act => {
    const origin = `${name}-${count}-${pick(1e9)}`;
    return {
      key: `grant:${book.lot(customerId, origin, expiresAt).code}`,
      run: (tx) =>
        grantLot(tx, book, {
          customerId,
          origin,
          units: 50 + pick(50),
          expiresAt,
          at,
          from,
          source: 'order',
        }),
    };
  };
  return [
    grant,
    grant,
    () => ({
      key: book.holdOf(orderNo),
      run: (tx) => holdLots(tx, book, { customerId, orderNo, units: 80, expiresAt, at }),
    }),
    () => ({ key: `decided:${book.holdOf(orderNo)}`, run: (tx) => spendHeld(tx, book, { orderNo, at }) }),
    () => ({ key: `decided:${book.holdOf(orderNo)}`, run: (tx) => releaseHeld(tx, book, { orderNo, at }) }),
    () => ({
      key: book.recreditOf(orderNo, 'RF'),
      run: (tx) => recreditLots(tx, book, { orderNo, refundId: 'RF', units: 80, at }),
    }),
    () => ({
      key: `payment:sandbox:pay-${orderNo}`,
      run: (tx) =>
        recordCapture(tx, {
          subject: { kind: 'order', id: orderNo },
          provider: 'sandbox',
          paymentId: `pay-${orderNo}`,
          currency,
          amount: 50_000,
          at,
        }),
    }),
    () => ({
      key: `refund:${orderNo}`,
      run: (tx) =>
        holdRefund(tx, {
          refundId: orderNo,
          subject: { kind: 'order', id: orderNo },
          currency,
          amount: 20_000,
          at,
        }),
    }),
    () => ({
      key: `decided:refund:${orderNo}`,
      run: (tx) => settleRefund(tx, { refundId: orderNo, provider: 'sandbox', at }),
    }),
    () => ({
      key: `sale:${orderNo}`,
      run: (tx) =>
        recogniseSale(tx, {
          orderNo,
          currency,
          net: 28_000,
          gst: 2_000,
          shipping: 0,
          tenders: [book.wallet],
          at,
        }),
    }),
  ];
}

function say(line: ClientsLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** What a failed act says: refusals and a database that is away are part of the work, anything else is not. */
function lineOf(key: string, error: unknown): ClientsLine {
  if (isDatabaseOutage(error)) return { kind: 'cut' };
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  const isRule =
    name === 'LedgerConflict' ||
    name === 'LedgerOverdrawn' ||
    /cannot be (posted|voided)|were given back/.test(message);
  return isRule ? { kind: 'refused' } : { kind: 'unexpected', error: `${key}: ${name}: ${message}` };
}

async function work(task: ClientsTask): Promise<void> {
  const pool = createPool({ url: task.url, schema: SCHEMA, role: ROLE, max: task.clients });
  const db = databaseOver(pool);
  let count = 0;
  const client = async (): Promise<never> => {
    for (;;) {
      count += 1;
      const all = acts(task, count);
      const act = (all[pick(all.length)] as () => Act)();
      try {
        if (pick(100) === 0) for (const book of BOOKS) await expireLots(db, book, new Date());
        const answer = await db.transaction().execute((tx) => act.run(tx));
        say(RECORDED.has(answer) ? { kind: 'acknowledged', key: act.key } : { kind: 'refused' });
      } catch (error) {
        const line = lineOf(act.key, error);
        say(line);
        if (line.kind === 'cut') await delay(20);
      }
    }
  };
  say({ kind: 'ready' });
  await Promise.all(Array.from({ length: task.clients }, client));
}

const [given] = process.argv.slice(2);
if (given?.startsWith('{') === true) await work(JSON.parse(given) as ClientsTask);
