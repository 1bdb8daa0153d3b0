import { indianDay } from '@suvarna/contracts/indian-day';
import { byLocale } from '@suvarna/contracts/locale';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Shopper } from '../../identity/index.ts';
import type { Tenders, TenderUse } from '../../tenders/index.ts';
import { givenBack } from '../pieces/given-back.ts';
import { linesOfOrder, type LineRow } from '../rows/order-line.store.ts';
import { findOwnOrder, type OrderRow } from '../rows/order.store.ts';
import { findRefund, tendersOfRefund, type RefundRow } from '../rows/refund.store.ts';
import { findRequest, type RequestRow } from '../rows/request.store.ts';
import { creditNoteOfRefund, type CreditNoteRow } from '../rows/credit-note.store.ts';
import { invoiceFrom } from './invoice-of-order.ts';
import type { Invoice } from './invoice.ts';

interface CreditNoteParts {
  readonly order: OrderRow;
  /** All of the order. */
  readonly lines: readonly LineRow[];
  /** What the refund answers. */
  readonly request: RequestRow | undefined;
  readonly note: CreditNoteRow;
  readonly refund: RefundRow;
  readonly refundTenders: readonly TenderUse[];
}

/** A credit note: the invoice once more, of what goes back alone; with its tax as it was split then. */
function creditNoteFrom(tenders: Tenders, parts: CreditNoteParts): Invoice | undefined {
  const { order, note, refund, refundTenders } = parts;
  const { lines, taxable, gst, shipping, total } = givenBack(order, parts.lines, parts.request);
  const invoice = invoiceFrom(tenders, order, lines, []);
  if (invoice === undefined) return undefined;
  const isOfOneState = invoice.tax.cgst + invoice.tax.sgst > 0;
  const cgst = isOfOneState ? Math.floor(gst / 2) : 0;
  const inWallet = refund.refund_to === 'credits' ? refund.bank_amount : 0;
  return {
    ...invoice,
    creditNote: { no: note.credit_note_no, issuedOn: indianDay(note.issued_at) },
    taxable,
    tax: { cgst, sgst: isOfOneState ? gst - cgst : 0, igst: isOfOneState ? 0 : gst },
    shipping,
    total,
    paid: {
      tenders: [...(inWallet > 0 ? [{ kind: 'credits', amount: inWallet }] : []), ...refundTenders].map(
        ({ kind, amount }) => ({
          name: byLocale((locale) => tenders.of(kind).name(locale)),
          amount,
        }),
      ),
      other: refund.bank_amount - inWallet,
      mode: order.payment_mode,
    },
  };
}

/** The credit note of a refund of one's own order. @throws Refusal for one that is another's, or has none */
export async function creditNoteOf(
  { db, tenders }: { readonly db: Database; readonly tenders: Tenders },
  owner: Shopper,
  refundId: string,
): Promise<Invoice> {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOwnOrder(db, owner, refund.order_no));
  const note = refund && (await creditNoteOfRefund(db, refundId));
  if (refund === undefined || order === undefined || note === undefined)
    throw new Refusal('REFUND.NOT_FOUND');
  const request = refund.request_id === null ? undefined : await findRequest(db, refund.request_id);
  const creditNote = creditNoteFrom(tenders, {
    order,
    lines: await linesOfOrder(db, order.order_no),
    request,
    note,
    refund,
    refundTenders: await tendersOfRefund(db, refundId),
  });
  if (creditNote === undefined) throw new Refusal('REFUND.NOT_FOUND');
  return creditNote;
}
