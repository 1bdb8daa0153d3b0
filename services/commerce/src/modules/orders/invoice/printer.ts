import type { Locale } from '@suvarna/contracts/locale';
import { openPrinter as openThread } from '../../../platform/documents/printer.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceJob } from './print-entry.ts';

export { PrinterBusy } from '../../../platform/documents/printer.ts';

export interface Printer {
  /** @throws PrinterBusy when too many wait */
  print(invoice: Invoice, locale: Locale): Promise<Buffer>;
  close(): Promise<void>;
}

/** The thread that sets invoices. */
export function openPrinter(): Printer {
  const thread = openThread<InvoiceJob>(new URL('./print-entry.ts', import.meta.url));
  return { print: (invoice, locale) => thread.print({ invoice, locale }), close: () => thread.close() };
}
