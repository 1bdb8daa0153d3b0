import type { Paper } from './paper.ts';
import { openPrinter, PrinterBusy } from './printer.ts';

/** Papers one customer may have set at once. */
const MOST_OF_ONE = 2;

export interface PaperPrinter {
  /** @throws PrinterBusy when this customer, or all together, have too many being set */
  print(customerId: string, paper: Paper): Promise<Buffer>;
  close(): Promise<void>;
}

/** One thread that sets papers, fairly: who asks for many waits for them, and the others do not. */
export function openPaperPrinter(): PaperPrinter {
  const printer = openPrinter<Paper>(new URL('./print-papers.ts', import.meta.url));
  const underWay = new Map<string, number>();
  return {
    async print(customerId, paper) {
      const own = underWay.get(customerId) ?? 0;
      if (own >= MOST_OF_ONE) throw new PrinterBusy('caller');
      underWay.set(customerId, own + 1);
      try {
        return await printer.print(paper);
      } finally {
        const left = (underWay.get(customerId) ?? 1) - 1;
        if (left === 0) underWay.delete(customerId);
        else underWay.set(customerId, left);
      }
    },
    close: () => printer.close(),
  };
}
