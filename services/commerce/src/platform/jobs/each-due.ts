import type { Database, Tx } from '../database/database.ts';

/** So many that fail in one go are no bad rows: something that all of them need is away. */
const MOST_FAILURES = 50;

/** A row that could not be worked on. */
class RowFailed extends Error {
  override readonly name = 'RowFailed';
  readonly id: string;

  constructor(id: string, options: ErrorOptions) {
    super(`The work on ${id} failed.`, options);
    this.id = id;
  }
}

interface Due<Row> {
  /** One whose time has come, locked, and none of these; `undefined` when there is none, or others are at them. */
  readonly lockOne: (tx: Tx, except: readonly string[]) => Promise<Row | undefined>;
  readonly idOf: (row: Row) => string;
  /** What becomes of it, in its own transaction. */
  readonly work: (tx: Tx, row: Row) => Promise<void>;
}

/**
 * Works through what is due, one transaction each; several processes may do it at once, and it may be
 * stopped anywhere. One that fails holds up no other.
 *
 * @returns how many were done
 * @throws AggregateError of those that failed, after all others were done
 */
export async function eachDue<Row>(db: Database, { lockOne, idOf, work }: Due<Row>): Promise<number> {
  const failed: RowFailed[] = [];
  const next = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const row = await lockOne(
        tx,
        failed.map(({ id }) => id),
      );
      if (row === undefined) return false;
      try {
        await work(tx, row);
      } catch (cause) {
        throw new RowFailed(idOf(row), { cause });
      }
      return true;
    });
  let done = 0;
  while (failed.length < MOST_FAILURES) {
    try {
      if (!(await next())) break;
      done += 1;
    } catch (error) {
      if (!(error instanceof RowFailed)) throw error;
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${String(failed.length)} could not be worked on.`);
  return done;
}
