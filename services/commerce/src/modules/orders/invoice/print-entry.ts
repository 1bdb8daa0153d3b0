/** Sets invoices in a thread of its own (printer.ts). */
import type { Locale } from '@suvarna/contracts/locale';
import { setDocuments } from '../../../platform/documents/print-thread.ts';
import type { Invoice } from './invoice.ts';
import { renderInvoice } from './render-invoice.ts';

export interface InvoiceJob {
  readonly invoice: Invoice;
  readonly locale: Locale;
}

setDocuments<InvoiceJob>(({ invoice, locale }) => renderInvoice(invoice, locale));
