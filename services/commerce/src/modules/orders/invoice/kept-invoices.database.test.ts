import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startCheckout, type CheckoutRig } from '../../../../test-support/checkout.fixtures.ts';
import { invoiceFrom } from './invoice-of-order.ts';
import { linesOfOrder, lockOrder } from '../order.store.ts';
import type { Invoice } from './invoice.ts';
import { keepInvoices } from './kept-invoices.ts';
import { PrinterBusy } from './printer.ts';

let rig: CheckoutRig;
beforeAll(async () => {
  rig = await startCheckout('kept_invoices');
});
afterAll(() => rig.stop());

async function anInvoice(): Promise<Invoice> {
  const { order } = await rig.waiting();
  await rig.pay(order);
  const row = await rig.db.transaction().execute((tx) => lockOrder(tx, order.order_no));
  const invoice = row && invoiceFrom(rig.app.deps.tenders, row, await linesOfOrder(rig.db, order.order_no));
  if (invoice === undefined) throw new Error('the order has no invoice');
  return invoice;
}

it('one shopper has at most two invoices set at once; another order of theirs is refused, other shoppers are not', async () => {
  const open = Promise.withResolvers<void>();
  let set = 0;
  const invoices = keepInvoices(rig.db, {
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
