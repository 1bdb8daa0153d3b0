import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Each kind of document has a series of its own (CGST rules 46 and 53). */
type Series = 'invoice_counters' | 'credit_note_counters';

/** The next number of a financial year, without gaps: a transaction that is rolled back gives its number back. */
export async function nextDocumentNumber(tx: Tx, series: Series, financialYear: string): Promise<number> {
  const { last } = await tx
    .insertInto(series)
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({ last: sql<number>`${sql.ref(`${series}.last`)} + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
