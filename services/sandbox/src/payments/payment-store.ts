import type { Locale } from '@suvarna/contracts/locale';
import { randomBytes } from 'node:crypto';

/** Whose words the order is spoken of in: our own sandbox's, or Razorpay's. */
export type Dialect = 'sandbox' | 'razorpay';

/** What a payer uses; the shop may say which they chose there. */
export type PayerMethod = 'upi' | 'card' | 'netbanking' | 'wallet';

export interface ProviderOrder {
  readonly id: string;
  readonly dialect: Dialect;
  /** Razorpay's payment link, whose page the order is paid on. */
  readonly linkId: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  /** The store's own name for it. */
  readonly reference: string;
  readonly description: string;
  /** Where the browser goes afterwards; `''` shows the outcome here. */
  readonly returnUrl: string;
  readonly language: Locale;
  /** Who lends the money, and for how many months where that was said; left out, the payer's own money. */
  readonly lender?: { readonly name: string; readonly months?: number };
  /** What the payer chose in the shop: the page says it first. */
  readonly method?: PayerMethod;
  readonly createdAt: number;
  status: 'created' | 'paid' | 'cancelled';
}

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: number;
  status: 'pending' | 'captured' | 'failed';
}

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  /** The store's own name for it; the same name twice is one refund. */
  readonly reference: string;
  readonly createdAt: number;
  status: 'pending' | 'processed' | 'failed';
}

export interface StoredPayments {
  readonly orders: readonly ProviderOrder[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
}

export type Change =
  | { readonly kind: 'payment'; readonly order: ProviderOrder; readonly payment: Payment }
  | {
      readonly kind: 'refund';
      readonly order: ProviderOrder;
      readonly payment: Payment;
      readonly refund: Refund;
    };

export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

export const randomId = (prefix: string): string =>
  `${prefix}_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;
export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

const PREFIXES = {
  sandbox: { order: 'sord', payment: 'spay', refund: 'sref' },
  razorpay: { order: 'order', payment: 'pay', refund: 'rfnd' },
} as const;

/** What a provider knows: orders, payments, refunds. Every change of a payment or refund is passed to `onChange`. */
export class PaymentStore {
  readonly orders = new Map<string, ProviderOrder>();
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, Refund>();
  readonly #onChange: (change: Change) => void;

  constructor(onChange: (change: Change) => void) {
    this.#onChange = onChange;
  }

  /** The same reference is the same order; with another amount it is refused. */
  openOrder(
    wanted: Omit<ProviderOrder, 'id' | 'linkId' | 'createdAt' | 'status'>,
    withLink: boolean,
  ): { order: ProviderOrder; isNew: boolean } {
    const known = this.orderOfReference(wanted.dialect, wanted.reference);
    if (known !== undefined) {
      if (known.amount !== wanted.amount || known.currency !== wanted.currency)
        throw new PaymentRefused('The reference was used for another amount.');
      return { order: known, isNew: false };
    }
    const order: ProviderOrder = {
      ...wanted,
      id: randomId(PREFIXES[wanted.dialect].order),
      linkId: withLink ? randomId('plink') : '',
      createdAt: nowSeconds(),
      status: 'created',
    };
    this.orders.set(order.id, order);
    return { order, isNew: true };
  }

  orderOfReference(dialect: Dialect, reference: string): ProviderOrder | undefined {
    if (reference === '') return undefined;
    return this.orders.values().find((order) => order.dialect === dialect && order.reference === reference);
  }

  /** By its own id or by its link's. */
  findOrder(id: string): ProviderOrder | undefined {
    return (
      this.orders.get(id) ??
      (id.startsWith('plink_') ? this.orders.values().find(({ linkId }) => linkId === id) : undefined)
    );
  }

  paymentsOf(order: ProviderOrder): Payment[] {
    return [...this.payments.values()].filter(({ orderId }) => orderId === order.id);
  }

  refundsOf(payment: Payment): Refund[] {
    return [...this.refunds.values()].filter(({ paymentId }) => paymentId === payment.id);
  }

  /** Pays an order. A paid order is not paid again unless `again`, which a careful provider never does. */
  pay(order: ProviderOrder, status: Payment['status'], again = false): Payment {
    const known = this.paymentsOf(order);
    const settled =
      known.find((payment) => payment.status === 'captured') ??
      known.find((payment) => payment.status === 'pending');
    if (settled !== undefined && !again) {
      if (settled.status === 'pending') this.settle(settled, status);
      return settled;
    }
    const payment: Payment = {
      id: randomId(PREFIXES[order.dialect].payment),
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      createdAt: nowSeconds(),
      status,
    };
    this.payments.set(payment.id, payment);
    this.#changed(order, payment);
    return payment;
  }

  /** Ends a payment that was pending; one that has ended stays as it is. */
  settle(payment: Payment, status: Payment['status']): void {
    if (payment.status !== 'pending' || status === 'pending') return;
    payment.status = status;
    const order = this.orders.get(payment.orderId);
    if (order !== undefined) this.#changed(order, payment);
  }

  /** Closes an order that is not to be paid any more. @throws PaymentRefused when it is paid, or its bank has not answered yet */
  cancel(order: ProviderOrder): void {
    if (this.paymentsOf(order).some(({ status }) => status !== 'failed'))
      throw new PaymentRefused('The order has a payment and cannot be cancelled.');
    order.status = 'cancelled';
  }

  #changed(order: ProviderOrder, payment: Payment): void {
    if (payment.status === 'captured') order.status = 'paid';
    this.#onChange({ kind: 'payment', order, payment });
  }

  /** @throws PaymentRefused for more than was captured, or a payment that was not */
  refund(payment: Payment, amount: number, reference: string): Refund {
    const known = this.refundsOf(payment).find(
      (refund) => reference !== '' && refund.reference === reference,
    );
    if (known !== undefined) {
      if (known.amount !== amount) throw new PaymentRefused('The reference was used for another amount.');
      return known;
    }
    const order = this.orders.get(payment.orderId);
    if (order === undefined || payment.status !== 'captured')
      throw new PaymentRefused('The payment has not been captured.');
    const before = this.refundsOf(payment)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!Number.isSafeInteger(amount) || amount <= 0 || before + amount > payment.amount)
      throw new PaymentRefused('The total refund amount is greater than the captured amount.');
    const refund: Refund = {
      id: randomId(PREFIXES[order.dialect].refund),
      paymentId: payment.id,
      amount,
      currency: payment.currency,
      reference,
      createdAt: nowSeconds(),
      status: 'pending',
    };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  settleRefund(refund: Refund, status: 'processed' | 'failed'): void {
    if (refund.status !== 'pending') return;
    refund.status = status;
    const payment = this.payments.get(refund.paymentId);
    const order = payment === undefined ? undefined : this.orders.get(payment.orderId);
    if (payment !== undefined && order !== undefined)
      this.#onChange({ kind: 'refund', order, payment, refund });
  }

  contents(): StoredPayments {
    return {
      orders: [...this.orders.values()],
      payments: [...this.payments.values()],
      refunds: [...this.refunds.values()],
    };
  }

  /** Puts in what was stored; `onChange` is not called. */
  restore({ orders, payments, refunds }: StoredPayments): void {
    for (const order of orders) this.orders.set(order.id, order);
    for (const payment of payments) this.payments.set(payment.id, payment);
    for (const refund of refunds) this.refunds.set(refund.id, refund);
  }
}
