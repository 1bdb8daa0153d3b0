import { expect, it } from '@jest/globals';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { invoiceFrom } from './invoice-of-order.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { lockOrder } from '../rows/order.store.ts';
import type { Invoice } from './invoice.ts';
import { invoiceCache } from './invoice-cache.ts';
import { PrinterBusy } from './printer.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('kept_invoices'));

async function anInvoice(): Promise<Invoice> {
  const { order } = await harness.waiting();
  await harness.pay(order);
  const row = await harness.db.transaction().execute((tx) => lockOrder(tx, order.order_no));
  const invoice =
    row && invoiceFrom(harness.app.deps.tenders, row, await linesOfOrder(harness.db, order.order_no), []);
  if (invoice === undefined) throw new Error('the order has no invoice');
  return invoice;
}

it('one shopper has at most two invoices set at once; another order of theirs is refused, other shoppers are not', async () => {
  const open = Promise.withResolvers<void>();
  let set = 0;
  const invoices = invoiceCache(harness.db, {
    print: async () => {
      set += 1;
      await open.promise;
      return Buffer.from('pdf');
    },
    close: async () => undefined,
  });
  const [first, second, third] = [await anInvoice(), await anInvoice(), await anInvoice()];
  const asked = [first, first, second, second].map((invoice) => invoices.pdfOf('guest 1', invoice, 'en'));
  await expect(invoices.pdfOf('guest 1', third, 'en')).rejects.toEqual(new PrinterBusy('caller'));
  const other = invoices.pdfOf('guest 2', third, 'en');
  open.resolve();
  expect((await Promise.all([...asked, other])).map(String)).toEqual(Array.from({ length: 5 }, () => 'pdf'));
  expect(set).toBe(3);
  // Set by now, and kept: nothing is set again.
  expect(String(await invoices.pdfOf('guest 1', third, 'en'))).toBe('pdf');
  expect(set).toBe(3);
});
