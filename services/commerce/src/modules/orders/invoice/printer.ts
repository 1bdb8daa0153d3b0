import { Busy } from '../../../platform/busy.ts';
import type { Locale } from '@suvarna/contracts/locale';
import { Worker } from 'node:worker_threads';
import type { Invoice } from './invoice.ts';
import type { Printed, PrintJob } from './print-entry.ts';

export interface Printer {
  /** @throws PrinterBusy when too many wait */
  print(invoice: Invoice, locale: Locale): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many invoices are being set: of one caller, or of everybody. */
export class PrinterBusy extends Busy {
  override readonly name = 'PrinterBusy';
  override readonly isLogged = true;

  constructor(of: 'caller' | 'everybody') {
    super(of, `too many invoices of ${of === 'caller' ? 'one shopper' : 'all shoppers'} are being set`);
  }
}

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const MOST_WAITING = 16;

/** One thread that sets invoices, started when the first is asked for, and again if it should die. */
export function openPrinter(): Printer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const failAll = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const settle = (printed: Printed): void => {
    const job = waiting.get(printed.id);
    waiting.delete(printed.id);
    if ('pdf' in printed) job?.resolve(Buffer.from(printed.pdf));
    else job?.reject(new Error(`The invoice could not be set: ${printed.error}.`));
  };
  const start = (): Worker => {
    const made = new Worker(new URL('./print-entry.ts', import.meta.url), { stderr: false });
    made.unref();
    made.on('message', settle);
    made.on('error', (cause) => failAll(new Error('The thread that sets invoices ended.', { cause })));
    made.on('exit', () => failAll(new Error('The thread that sets invoices ended.')));
    return made;
  };

  return {
    print: (invoice, locale) =>
      new Promise<Buffer>((resolve, reject) => {
        if (waiting.size >= MOST_WAITING) return reject(new PrinterBusy('everybody'));
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, invoice, locale } satisfies PrintJob);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
