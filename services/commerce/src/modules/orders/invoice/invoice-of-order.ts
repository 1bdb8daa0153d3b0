import { Refusal } from '../../../platform/refusal.ts';
import type { Tenders } from '../../tenders/index.ts';
import { titleOf } from '../title-of.ts';
import { byLocale } from '@suvarna/contracts/locale';
import type { Address } from '@suvarna/contracts/customers';
import { unmarkedBelowMg } from '../pieces/unmarked-below.ts';
import { indianDay } from '@suvarna/contracts/indian-day';
import { countryName } from '@suvarna/forms/countries';
import { findState, stateName } from '@suvarna/forms/india-states';
import type { Database } from '../../../platform/database/database.ts';
import { linesOfOrder, type LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { ABROAD, tendersIn } from '../../checkout/index.ts';
import { givenBack } from '../pieces/given-back.ts';
import { refundsOfOrder } from '../rows/refund.store.ts';
import { requestsOf } from '../rows/request.store.ts';
import { creditNotesOf } from '../rows/credit-note.store.ts';
import type { Shopper } from '../../identity/index.ts';
import type { Invoice, InvoiceLine, InvoiceParty, PlaceOfSupply } from './invoice.ts';
import { ownOrderOf } from '../reading/read.ts';

function partyOf(address: Address): InvoiceParty {
  return {
    name: address.full_name,
    address: [
      address.house,
      [address.street, address.landmark].filter(Boolean).join(', '),
      `${address.city} ${address.pincode}`,
      [address.state, countryName(address.country_id, 'en')].filter(Boolean).join(', '),
    ],
  };
}

/**
 * What the coupon took off the taxable value. The shopper's own share of it (`coupon_share_paise`)
 * includes tax, as prices do; beside rows without tax it would not add up.
 */
function discountOf({
  components: { metal, making, stones },
  quote,
}: Pick<LineRow, 'components' | 'quote'>): number {
  return metal + making + stones - quote.without_gst_paise;
}

/** @param day of the invoice */
function lineOf(line: LineRow, day: string): InvoiceLine {
  const { quote, quantity } = line;
  const below = unmarkedBelowMg(line, day);
  const card = quote.productDetails;
  return {
    title: titleOf(card),
    sku: line.sku,
    hsn: line.hsn,
    purity: line.purity,
    huids: line.huids,
    ...(below !== undefined && { unmarkedBelowMg: below }),
    quantity,
    grossWeightMg: line.gross_weight_mg,
    netWeightMg: line.net_weight_mg,
    components: line.components,
    discount: discountOf(line),
    taxable: quote.without_gst_paise,
    gstBp: line.gst_bp,
    gst: quote.gst_paise,
  };
}

function placeOf({
  place_of_supply: code,
  shipping_address: { country_id, state },
}: OrderRow): PlaceOfSupply {
  if (code === ABROAD) return { code, name: byLocale((locale) => countryName(country_id, locale)) };
  const place = findState(state);
  return {
    code,
    name: byLocale((locale) => (place === undefined ? '' : stateName(place.code, locale))),
  };
}

/** The invoice of an order and its lines; `undefined` before it has one. */
export function invoiceFrom(
  tenders: Tenders,
  order: OrderRow,
  lines: readonly LineRow[],
  creditedBy: Invoice['creditedBy'],
): Invoice | undefined {
  const { placed_at: placed } = order;
  if (order.invoice_no === null || placed === null) return undefined;
  const { totals } = order;
  return {
    invoiceNo: order.invoice_no,
    creditedBy,
    orderNo: order.order_no,
    issuedOn: indianDay(placed),
    orderedOn: indianDay(order.created_at),
    currency: order.currency,
    billTo: partyOf(order.billing_address),
    shipTo: partyOf(order.shipping_address),
    placeOfSupply: placeOf(order),
    lines: lines.map((line) => lineOf(line, indianDay(placed))),
    taxable: totals.without_gst_paise,
    tax: {
      cgst: totals.gst.cgst_paise ?? 0,
      sgst: totals.gst.sgst_paise ?? 0,
      igst: totals.gst.igst_paise ?? 0,
    },
    shipping: totals.shipping_charge_paise,
    total: totals.total_paise,
    paid: {
      tenders: tendersIn(totals).map(({ kind, amount }) => ({
        name: byLocale((locale) => tenders.of(kind).name(locale)),
        amount,
      })),
      other: order.payable,
      mode: order.payment_mode,
    },
    identityLast4: order.identity_last4 ?? '',
  };
}

async function creditedByOf(
  db: Database,
  order: OrderRow,
  lines: readonly LineRow[],
): Promise<Invoice['creditedBy']> {
  const refunds = await refundsOfOrder(db, order.order_no);
  const requests = await requestsOf(db, order.order_no);
  return (await creditNotesOf(db, order.order_no)).map((note) => {
    const refund = refunds.find(({ refund_order_id: id }) => id === note.refund_order_id);
    const request = requests.find(({ id }) => id === refund?.request_id);
    return {
      no: note.credit_note_no,
      issuedOn: indianDay(note.issued_at),
      amount: givenBack(order, lines, request).total,
    };
  });
}

/**
 * The tax invoice of an order as it was placed; nothing is computed again. HUIDs are on it once the
 * pieces are hallmarked, and the credit notes that changed it with what is left of it.
 *
 * @throws Refusal for an order that is another's, or has no invoice yet
 */
export async function invoiceOf(
  { db, tenders }: { readonly db: Database; readonly tenders: Tenders },
  owner: Shopper,
  orderNo: string,
): Promise<Invoice> {
  const order = await ownOrderOf(db, owner, orderNo);
  const lines = await linesOfOrder(db, orderNo);
  const invoice = invoiceFrom(tenders, order, lines, await creditedByOf(db, order, lines));
  if (invoice === undefined) throw new Refusal('ORDER.NOT_FOUND');
  return invoice;
}
