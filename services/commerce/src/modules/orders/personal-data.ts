import type { PersonalData } from '../../module.ts';
import { forgetNewsOfOrders } from '../../platform/outbox/outbox-figures.ts';
import { dropPhotosOfCustomer, photosOfOrders } from './rows/request.store.ts';
import { ACTIVE } from './states.ts';

/**
 * Orders with their invoices are kept for eight years (Companies Act 2013, section 128; CGST Act, section 36).
 * Photographs of faults are no part of the books: they go.
 */
export const orderData: PersonalData = {
  exported: [
    'orders',
    'order_lines',
    'order_steps',
    'order_tenders',
    'order_requests',
    'request_photos',
    'refunds',
    'refund_tenders',
    'credit_notes',
  ],
  notExported: {
    order_tracking: 'hashes of links to follow an order by',
    coupon_claims: 'hashes of contacts, so that a coupon is used once; its code is told with its order',
    order_request_steps: 'who of the store decided; what was decided and its note are told with the request',
    invoice_pdfs: 'papers made of what is told of an order; they are downloaded with it',
  },
  collect: async (tx, customerId) => {
    const orders = await tx
      .selectFrom('orders')
      .select([
        'order_no',
        'state',
        'created_at',
        'placed_at',
        'delivered_at',
        'payment_mode',
        'currency',
        'payable',
        'coupon_code',
        'shipping_address',
        'billing_address',
        'buyer_email',
        'buyer_phone',
        'identity_kind',
        'identity_last4',
        'gift_note',
        'invoice_no',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute();
    const numbers = orders.map(({ order_no }) => order_no);
    if (numbers.length === 0) return { orders };
    return {
      orders,
      order_lines: await tx
        .selectFrom('order_lines')
        .select([
          'order_no',
          'sku',
          'karat',
          'colour',
          'size',
          'engraving',
          'quantity',
          'huids',
          'certificates',
        ])
        .where('order_no', 'in', numbers)
        .orderBy('order_no')
        .orderBy('position')
        .execute(),
      order_steps: await tx
        .selectFrom('order_steps')
        .select(['order_no', 'state', 'at'])
        .where('order_no', 'in', numbers)
        .orderBy('id')
        .execute(),
      order_tenders: await tx
        .selectFrom('order_tenders')
        .select(['order_no', 'kind', 'units', 'amount', 'state', 'refunded_units'])
        .where('order_no', 'in', numbers)
        .orderBy('order_no')
        .orderBy('kind')
        .execute(),
      order_requests: await tx
        .selectFrom('order_requests')
        .select(['order_no', 'kind', 'comment', 'pickup_address', 'state', 'state_note', 'created_at'])
        .where('order_no', 'in', numbers)
        .orderBy('created_at')
        .execute(),
      photos_of_requests: (await photosOfOrders(tx, numbers)).map(({ bytes, ...photo }) => ({
        ...photo,
        photo: bytes.toString('base64'),
      })),
      refunds: await tx
        .selectFrom('refunds')
        .select(['order_no', 'currency', 'amount', 'refund_to', 'state', 'created_at', 'done_at'])
        .where('order_no', 'in', numbers)
        .orderBy('created_at')
        .execute(),
      refund_tenders: await tx
        .selectFrom('refund_tenders')
        .innerJoin('refunds', 'refunds.refund_order_id', 'refund_tenders.refund_order_id')
        .select(['order_no', 'kind', 'units', 'refund_tenders.amount'])
        .where('order_no', 'in', numbers)
        .orderBy('order_no')
        .orderBy('position')
        .execute(),
      credit_notes: await tx
        .selectFrom('credit_notes')
        .select(['credit_note_no', 'order_no', 'issued_at'])
        .where('order_no', 'in', numbers)
        .orderBy('issued_at')
        .execute(),
    };
  },
  obstacles: async (tx, customerId) => {
    const orders = await tx
      .selectFrom('orders')
      .select('order_no')
      .where('customer_id', '=', customerId)
      .where(
        'state',
        'in',
        ACTIVE.filter((state) => state !== 'payment_failed'),
      )
      .execute();
    // A piece of theirs is looked at, or lies in the workshop; a return is its order's own state.
    const services = await tx
      .selectFrom('order_requests')
      .innerJoin('orders', 'orders.order_no', 'order_requests.order_no')
      .select('order_requests.id')
      .where('orders.customer_id', '=', customerId)
      .where('order_requests.kind', 'in', ['claim', 'resize'])
      .where('order_requests.state', 'in', ['open', 'accepted'])
      .execute();
    const refunds = await tx
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
      .select(['refunds.amount', 'refunds.currency'])
      .where('orders.customer_id', '=', customerId)
      .where('refunds.state', '=', 'initiated')
      .execute();
    const owed = refunds.reduce((sum, { amount, currency }) => sum + (currency === 'INR' ? amount : 0), 0);
    return [
      { kind: 'orders', count: orders.length, amount_paise: 0 },
      { kind: 'refunds', count: refunds.length, amount_paise: owed },
      { kind: 'requests', count: services.length, amount_paise: 0 },
    ];
  },
  erase: async (tx, customerId) => {
    await dropPhotosOfCustomer(tx, customerId);
    const orders = await tx
      .selectFrom('orders')
      .select('order_no')
      .where('customer_id', '=', customerId)
      .execute();
    // To the phone of a parcel, or to a mailbox of before: the account's own are not all.
    await forgetNewsOfOrders(
      tx,
      orders.map(({ order_no }) => order_no),
    );
  },
};
