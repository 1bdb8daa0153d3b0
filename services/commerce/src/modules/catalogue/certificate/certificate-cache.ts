import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Paper } from '../../../platform/documents/paper.ts';
import type { PaperPrinter } from '../../../platform/documents/paper-printer.ts';

export interface Certificates {
  /**
   * The paper as a PDF with the name of what it says: made once, and again when the design, its texts
   * or the language are others. Who asks while it is being set waits for the same one.
   *
   * @param caller whom it is set for, by address
   * @throws PrinterBusy when this caller, or all together, have too many being set
   */
  pdfOf(caller: string, version: string, paper: Paper): Promise<Buffer>;
}

/** About 500 samples. */
const MOST_BYTES = 16 * 1_024 * 1_024;

export const versionOf = (paper: Paper): string =>
  createHash('sha1').update(JSON.stringify(paper)).digest('base64url');

export function keepCertificates(printer: Pick<PaperPrinter, 'print'>): Certificates {
  const made = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  const jobs = new Map<string, Promise<Buffer>>();

  async function make(caller: string, version: string, paper: Paper): Promise<Buffer> {
    try {
      const pdf = await printer.print(caller, paper);
      made.set(version, pdf);
      return pdf;
    } finally {
      jobs.delete(version);
    }
  }

  return {
    pdfOf(caller, version, paper) {
      const known = made.get(version);
      if (known !== undefined) return Promise.resolve(known);
      const running = jobs.get(version);
      if (running !== undefined) return running;
      const job = make(caller, version, paper);
      jobs.set(version, job);
      return job;
    },
  };
}
