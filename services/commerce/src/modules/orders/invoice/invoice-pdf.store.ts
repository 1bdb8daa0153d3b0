import type { Locale } from '@suvarna/contracts/locale';
import type { Database } from '../../../platform/database/database.ts';

interface Place {
  readonly orderNo: string;
  /** `''` for the invoice itself. */
  readonly creditNoteNo: string;
  readonly locale: Locale;
  /** Of what is on the invoice; another one is not answered. */
  readonly version: Buffer;
}

export async function findInvoicePdf(
  db: Database,
  { orderNo, creditNoteNo, locale, version }: Place,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('invoice_pdfs')
    .select('pdf')
    .where('order_no', '=', orderNo)
    .where('credit_note_no', '=', creditNoteNo)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.pdf;
}

export async function storeInvoicePdf(
  db: Database,
  { orderNo, creditNoteNo, locale, version }: Place,
  pdf: Buffer,
): Promise<void> {
  await db
    .insertInto('invoice_pdfs')
    .values({ order_no: orderNo, credit_note_no: creditNoteNo, locale, version, pdf })
    .onConflict((conflict) =>
      conflict.columns(['order_no', 'credit_note_no', 'locale']).doUpdateSet({ version, pdf }),
    )
    .execute();
}
