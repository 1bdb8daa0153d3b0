import type { Locale } from '@suvarna/contracts/locale';
import { createHash } from 'node:crypto';
import { findInvoicePdf, storeInvoicePdf } from './invoice-pdf.store.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Invoice } from './invoice.ts';
import { PrinterBusy, type Printer } from './printer.ts';

export interface KeptInvoices {
  /**
   * The invoice as a PDF, kept with the version of its order. A caller who asks while it is being set waits
   * for the same one.
   *
   * @param shopper who asks, by any name that is theirs alone
   * @throws PrinterBusy when this shopper, or all together, have too many being set
   */
  pdfOf(shopper: string, invoice: Invoice, locale: Locale): Promise<Buffer>;
}

/** Different invoices one shopper may have set at once: both languages of one, or two orders. */
const MOST_OF_ONE = 2;

export function invoiceCache(db: Database, printer: Printer): KeptInvoices {
  const jobs = new Map<string, Promise<Buffer>>();
  const ofShopper = new Map<string, number>();

  async function make(invoice: Invoice, locale: Locale, version: Buffer): Promise<Buffer> {
    const place = {
      orderNo: invoice.orderNo,
      creditNoteNo: invoice.creditNote?.no ?? '',
      locale,
      version,
    };
    const kept = await findInvoicePdf(db, place);
    if (kept !== undefined) return kept;
    const pdf = await printer.print(invoice, locale);
    await storeInvoicePdf(db, place, pdf);
    return pdf;
  }

  return {
    pdfOf(shopper, invoice, locale) {
      const version = createHash('sha256').update(JSON.stringify(invoice)).digest();
      const name = `${shopper} ${invoice.orderNo} ${locale} ${version.toString('hex')}`;
      const running = jobs.get(name);
      if (running !== undefined) return running;
      const own = ofShopper.get(shopper) ?? 0;
      if (own >= MOST_OF_ONE) return Promise.reject(new PrinterBusy('caller'));
      ofShopper.set(shopper, own + 1);
      const job = make(invoice, locale, version).finally(() => {
        jobs.delete(name);
        const left = (ofShopper.get(shopper) ?? 1) - 1;
        if (left === 0) ofShopper.delete(shopper);
        else ofShopper.set(shopper, left);
      });
      jobs.set(name, job);
      return job;
    },
  };
}
