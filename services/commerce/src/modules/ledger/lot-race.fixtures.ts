import type { Tx } from '../../platform/database/database.ts';
import { COINS_ISSUED, creditIssued } from './accounts.ts';
import { anOrderNo, type LedgerHarness } from './ledger.fixtures.ts';
import type { LotBook } from './lot-book.ts';
import { balanceOfLots, grantLot, type LotHold } from './lots.ts';
import { LedgerOverdrawn, post, type Move } from './post.ts';

type Hold = (tx: Tx, book: LotBook, hold: LotHold) => Promise<'held' | 'insufficient'>;

/** What the customer has, and each order wants. */
export const ALL = 5_000;
const at = new Date('2026-03-01T10:00:00Z');
const end = new Date('2027-03-01T10:00:00Z');

/** Lets everybody go at once, when so many are waiting. */
function gate(many: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting >= many) open();
    return opened;
  };
}

/**
 * The order of steps that shops get wrong: it looks, then it takes, and between the two others
 * look. Kept to show that the race below finds it.
 *
 * @param readers how many have looked before the first one takes: what time would make rare is made certain
 */
export function naiveHold(readers: number): Hold {
  const everybodyHasLooked = gate(readers);
  return async (tx, book, { customerId, orderNo, units }) => {
    const balance = await balanceOfLots(tx, book, customerId, at);
    await everybodyHasLooked();
    if (balance < units) return 'insufficient';
    const account: Move['account'] = book.lot(customerId, 'race', end);
    await post(tx, { key: book.holdOf(orderNo), kind: `${book.wallet}-hold`, reference: orderNo, at }, [
      { account, amount: -units },
      { account: book.held(orderNo), amount: units },
    ]);
    return 'held';
  };
}

export interface RaceResult {
  /** Orders whose holding was committed. */
  readonly held: number;
  readonly insufficient: number;
  /** What the customer has left, by the entries. */
  readonly left: number;
}

/** So many different orders of one customer, each for all of a wallet, a connection's worth of them at any moment. The database is asked who won, not the callers. */
export async function raceForLots(
  ledger: LedgerHarness,
  book: LotBook,
  hold: Hold,
  many: number,
  connections: number,
): Promise<RaceResult> {
  const customerId = await ledger.customer();
  const { unit } = book.lot(customerId, 'race', end);
  const from = unit === 'COIN' ? COINS_ISSUED : creditIssued(book.wallet, 'staff');
  await ledger.act((tx) =>
    grantLot(tx, book, { customerId, origin: 'race', units: ALL, expiresAt: end, at, from, source: 'staff' }),
  );
  // Connected first: who is still connecting when the others have finished races no other.
  const clients = await Promise.all(Array.from({ length: connections }, () => ledger.pool.connect()));
  // A queue of all of them on one lot is the point here, and a busy machine makes it slow.
  await Promise.all(clients.map((client) => client.query("set lock_timeout = '20s'")));
  for (const client of clients) client.release();
  let orders = 0;
  let insufficient = 0;
  // As many at once as there are connections: who waits for one races no other, and may wait too long.
  const race = async (): Promise<void> => {
    while (orders < many) {
      orders += 1;
      try {
        const outcome = await ledger.act((tx) =>
          hold(tx, book, { customerId, orderNo: anOrderNo(), units: ALL, expiresAt: end, at }),
        );
        if (outcome === 'insufficient') insufficient += 1;
      } catch (error) {
        if (!(error instanceof LedgerOverdrawn)) throw error;
        insufficient += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, race));
  const { rows } = await ledger.pool.query<{ held: number; left: number }>(
    `
    select count(*) filter (where e.amount = $2) as held, sum(e.amount)::bigint as left
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.customer_id = $1`,
    [customerId, -ALL],
  );
  return { held: rows[0]?.held ?? 0, left: rows[0]?.left ?? 0, insufficient };
}
