import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { NewAccount } from './ledger.store.ts';
import { takeFirst, bookedLot, type LotBook } from './lot-book.ts';
import { lockExpiredLots, lockLot, lockLots, lockWallets, ownersOfExpired } from './lot.store.ts';
import { post, requireAmount } from './post.ts';

const LOTS_AT_ONCE = 100;

/**
 * Takes the units out of lots whose time is over; each lot's is a line of its owner's statement.
 * Several processes may do it at once, and in the same moment: what is taken is what the locked lot
 * holds, so each taking is a fact of its own. A lot that units came back into is taken again.
 *
 * @returns units that expired
 */
export async function expireLots(db: Database, book: LotBook, at: Date): Promise<number> {
  let expired = 0;
  for (;;) {
    const batch = await db.transaction().execute(async (tx) => {
      const owners = await ownersOfExpired(tx, book.lotKind, at, LOTS_AT_ONCE);
      await lockWallets(tx, owners);
      const lots = await lockExpiredLots(tx, book.lotKind, at, owners);
      for (const lot of lots) {
        await post(
          tx,
          {
            key: `expiry:${lot.code}:${randomUUID()}`,
            kind: `${book.wallet}-expire`,
            reference: '',
            at,
            source: 'expiry',
          },
          [
            { account: bookedLot(book, lot), amount: -lot.balance },
            { account: book.expired, amount: lot.balance },
          ],
        );
      }
      return { owners, lots };
    });
    if (batch.owners.length === 0) return expired;
    expired += batch.lots.reduce((sum, { balance }) => sum + balance, 0);
  }
}

interface LotTaking {
  readonly customerId: string;
  readonly units: number;
  /** Names the fact; the same is taken once. */
  readonly key: string;
  readonly at: Date;
  readonly source: string;
  readonly note: string;
  readonly to: NewAccount;
}

/** Takes units out of a customer's lots, the first to expire first, all or none. The lots are locked before they are counted. */
export async function takeFromLots(
  tx: Tx,
  book: LotBook,
  { customerId, units, key, at, source, note, to }: LotTaking,
): Promise<'taken' | 'insufficient'> {
  requireAmount(units, `What is taken from ${book.wallet}`);
  await lockWallets(tx, [customerId]);
  const lots = await lockLots(tx, book.lotKind, customerId, at);
  const moves = takeFirst(book, lots, units);
  if (moves === undefined) return 'insufficient';
  await post(tx, { key, kind: `${book.wallet}-withdraw`, reference: '', at, source, note }, [
    ...moves,
    { account: to, amount: units },
  ]);
  return 'taken';
}

interface LotWithdrawal {
  readonly customerId: string;
  readonly origin: string;
  readonly at: Date;
  readonly reason: string;
  readonly source: string;
  /** Where it goes, which is where the grant came from. */
  readonly to: NewAccount;
}

/** Takes back what is left of one grant. Asked again, it takes what came back into it since. @returns units taken */
export async function withdrawLot(
  tx: Tx,
  book: LotBook,
  { customerId, origin, at, reason, source, to }: LotWithdrawal,
): Promise<number> {
  await lockWallets(tx, [customerId]);
  const lot = await lockLot(tx, book.lot(customerId, origin, null).code);
  if (lot === undefined || lot.balance === 0) return 0;
  await post(
    tx,
    {
      key: `withdrawal:${lot.code}:${randomUUID()}`,
      kind: `${book.wallet}-withdraw`,
      reference: '',
      at,
      source,
      note: reason,
    },
    [
      { account: bookedLot(book, lot), amount: -lot.balance },
      { account: to, amount: lot.balance },
    ],
  );
  return lot.balance;
}
