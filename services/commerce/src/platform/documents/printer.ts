import { Worker } from 'node:worker_threads';
import { Busy } from '../busy.ts';
import type { PrintTask, Printed } from './print-thread.ts';

export interface Printer<Job extends object> {
  /** @throws PrinterBusy when too many wait */
  print(job: Job): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many documents are being set: of one caller, or of everybody. */
export class PrinterBusy extends Busy {
  override readonly name = 'PrinterBusy';
  override readonly isLogged = true;

  constructor(of: 'caller' | 'everybody') {
    super(of, `too many documents of ${of === 'caller' ? 'one shopper' : 'all shoppers'} are being set`);
  }
}

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const MOST_WAITING = 16;

/**
 * One thread that sets documents, started when the first is asked for, and again if it should die.
 *
 * @param entry the thread's file, which calls `setDocuments` (print-thread.ts)
 */
export function openPrinter<Job extends object>(entry: URL): Printer<Job> {
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
    else job?.reject(new Error(`The document could not be set: ${printed.error}.`));
  };
  const start = (): Worker => {
    const made = new Worker(entry, { stderr: false });
    made.unref();
    made.on('message', settle);
    made.on('error', (cause) => failAll(new Error('The thread that sets documents ended.', { cause })));
    made.on('exit', () => failAll(new Error('The thread that sets documents ended.')));
    return made;
  };

  return {
    print: (job) =>
      new Promise<Buffer>((resolve, reject) => {
        if (waiting.size >= MOST_WAITING) return reject(new PrinterBusy('everybody'));
        worker ??= start();
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, job } satisfies PrintTask<Job>);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
