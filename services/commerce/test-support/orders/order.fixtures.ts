import type { Address } from '@suvarna/contracts/customers';
import type { CheckoutTotals, QuoteLine } from '@suvarna/contracts/checkout';
import { randomUUID } from 'node:crypto';
import { insertOrder } from '../../src/modules/orders/placement/insert-order.store.ts';
import { findToken, shopperOfToken } from '../../src/modules/identity/records/session.store.ts';
import { PLAIN } from '../catalogue.fixtures.ts';
import type { Service } from '../service.fixtures.ts';

export const BUYER_PHONE = '91-9876543210';
let made = 0;

export interface OrderOptions {
  readonly mode?: 'sandbox' | 'razorpay' | 'cod';
  readonly payable?: number;
  readonly at?: Date;
  readonly minutes?: number;
}

/** An order that waits for its money: one piece of PLAIN at the fake catalogue's price. @returns its number */
export async function aWaitingOrder(
  { db, fakeStock }: Service,
  token: string,
  { mode = 'sandbox', payable = fakeStock.unitPaise, at = new Date(), minutes = 30 }: OrderOptions = {},
): Promise<string> {
  made += 1;
  const orderNo = `SVT-${String(Date.now()).slice(-8)}-${made}`;
  const totals = {
    tenders: [] as CheckoutTotals['tenders'],
    total_payable_paise: payable,
    gst: { cgst_paise: 1, sgst_paise: 1, igst_paise: 0 },
  } as CheckoutTotals;
  const address = {
    full_name: 'Asha Rao',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    country_id: 'IN',
  } as Address;
  const known = await findToken(db, token);
  if (known === undefined) throw new Error('there is no such token');
  const owner = shopperOfToken(known);
  const quote = {
    item_id: randomUUID(),
    product_id: PLAIN,
    sku: `RG${PLAIN}-18-`,
    karat: 18,
    colour: 'yellow',
    size: '',
    quantity: 1,
    line_price_paise: payable,
    line_mrp_paise: payable,
    coupon_share_paise: 0,
    without_gst_paise: payable,
    gst_paise: 0,
    productDetails: {
      product_title: 'Plain band',
      title_hi: 'सादी अंगूठी',
      url: '/jewellery/rings/plain-band_product_1/',
      images: { product_images: [{ src: '/media/designs/1/hero-yellow-{w}-0123456789abcd', alt: '' }] },
    },
  } as unknown as QuoteLine;
  await db.transaction().execute((tx) =>
    insertOrder(
      tx,
      owner,
      {
        order_no: orderNo,
        payment_mode: mode,
        currency: 'INR',
        locale: 'en',
        lock_id: randomUUID(),
        request_fingerprint: Buffer.from('request'),
        rate_version: 1,
        locked_payable: payable,
        payable,
        totals: JSON.stringify(totals),
        place_of_supply: '29',
        shipping_address: JSON.stringify(address),
        billing_address: JSON.stringify(address),
        buyer_email: 'asha@example.in',
        buyer_phone: BUYER_PHONE,
        buyer_key: Buffer.from('buyer'),
        identity_kind: null,
        identity_sealed: null,
        identity_last4: null,
        coupon_code: null,
        coupon_discount: 0,
        gift_note: '',
        created_at: at,
        expires_at: new Date(at.getTime() + minutes * 60_000),
        placed_at: null,
        delivered_at: null,
        invoice_no: null,
      },
      [
        {
          id: randomUUID(),
          order_no: orderNo,
          position: 1,
          product_id: PLAIN,
          sku: `RG${PLAIN}-18-`,
          karat: 18,
          colour: 'yellow',
          size: '',
          quantity: 1,
          quote: JSON.stringify(quote),
          components: JSON.stringify({ ratePerGram: 1, metal: 1, making: 1, stones: 0 }),
          purity: '18K750',
          hsn: '7113',
          gst_bp: 300,
          net_weight_mg: 3_000,
          gross_weight_mg: 3_100,
          from_stock: false,
          dispatch_date: '2026-12-01',
          delivery_date: '2026-12-04',
        },
      ],
    ),
  );
  return orderNo;
}
