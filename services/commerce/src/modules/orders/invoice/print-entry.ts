/** Sets invoices in a thread of its own (printer.ts): Devanagari takes a tenth of a second, in which no request would be answered. */
import type { Locale } from '@suvarna/contracts/locale';
import { parentPort } from 'node:worker_threads';
import type { Invoice } from './invoice.ts';
import { renderInvoice } from './render-invoice.ts';

export interface PrintJob {
  readonly id: number;
  readonly invoice: Invoice;
  readonly locale: Locale;
}
export type Printed =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', ({ id, invoice, locale }: PrintJob) => {
  renderInvoice(invoice, locale).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies Printed),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? error.name : 'unknown',
      } satisfies Printed),
  );
});
