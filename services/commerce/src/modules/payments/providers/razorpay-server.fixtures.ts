/**
 * As much of Razorpay's API as mandates need, as its documentation describes it: registration links, tokens,
 * orders, recurring payments, and signed webhooks. It keeps what was asked for, so that a test can count it.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RazorpayAccess } from '../payment-settings.ts';

type TokenStatus = 'initiated' | 'confirmed' | 'rejected' | 'cancelled';
/** `lost`: done, and the answer is cut. */
export type Mishap = 500 | 429 | 'lost' | 'silent' | 'not-json';
type Body = Record<string, unknown>;

interface Link {
  readonly id: string;
  readonly receipt: string;
  status: 'issued' | 'paid' | 'cancelled' | 'expired';
  payment: Payment | null;
}
interface Order {
  readonly id: string;
  readonly receipt: string;
  readonly amount: number;
}
export interface Payment {
  readonly id: string;
  readonly order_id: string | null;
  readonly amount: number;
  status: 'created' | 'captured' | 'failed';
  readonly notes: Body | readonly never[];
  readonly token_id: string;
  readonly customer_id: string;
}

const id = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
const bodyOf = async (request: IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return parts.length === 0 ? {} : (JSON.parse(Buffer.concat(parts).toString('utf8')) as Body);
};

class Refused extends Error {}
const need = (body: Body, ...names: readonly string[]): void => {
  for (const name of names) if (body[name] === undefined) throw new Refused(`${name} is required`);
};

export class RazorpayServer {
  readonly access: RazorpayAccess;
  readonly links: Link[] = [];
  readonly orders: Order[] = [];
  readonly payments: Payment[] = [];
  readonly tokens = new Map<string, TokenStatus>();
  /** Of each call, `METHOD path`. */
  readonly calls: string[] = [];
  /** What becomes of recurring payments from now on. */
  chargesEnd: Payment['status'] = 'created';
  readonly #mishaps: { readonly path: RegExp; readonly kind: Mishap }[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => void this.#answer(request, response));
    this.access = {
      // Behind a path, as a service takes one that is on its own machine.
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/razorpay`,
      keyId: 'rzp_test_mandates',
      keySecret: 'key-secret-of-mandates',
      webhookSecret: 'webhook-secret-of-mandates',
      accountId: 'acc_Mandates00001',
    };
  }

  static async start(): Promise<RazorpayServer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new RazorpayServer(server);
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  /** What goes wrong with the next call of such a path (`METHOD path`). */
  next(path: RegExp, kind: Mishap): void {
    this.#mishaps.push({ path, kind });
  }

  called(path: RegExp): number {
    return this.calls.filter((call) => path.test(call)).length;
  }

  /** The payer authorises a link on its page. */
  authorise(linkId: string, token: TokenStatus): void {
    const link = this.#link(linkId);
    const payment: Payment = {
      id: id('pay'),
      order_id: id('order'),
      amount: 100,
      status: 'captured',
      notes: [],
      token_id: id('token'),
      customer_id: id('cust'),
    };
    this.payments.push(payment);
    this.tokens.set(payment.token_id, token);
    link.payment = payment;
    link.status = 'paid';
  }

  tokenOf(linkId: string): string {
    return this.#link(linkId).payment?.token_id ?? '';
  }

  /** A webhook as Razorpay sends one. */
  webhook(event: string, payload: object, { secret = this.access.webhookSecret, name = id('ev') } = {}) {
    const body = Buffer.from(
      JSON.stringify({
        entity: 'event',
        account_id: this.access.accountId,
        event,
        payload,
        created_at: 1_795_000_000,
      }),
    );
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': name,
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
    };
  }

  paymentWebhook(payment: Payment, options: { secret?: string; name?: string } = {}) {
    return this.webhook(
      payment.status === 'failed' ? 'payment.failed' : 'payment.captured',
      { payment: { entity: this.#payment(payment) } },
      options,
    );
  }

  #link(linkId: string): Link {
    const link = this.links.find((one) => one.id === linkId);
    if (link === undefined) throw new Refused('The id provided does not exist');
    return link;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', this.access.url);
    const pathname = path.replace('/razorpay', '');
    const name = `${request.method ?? ''} ${pathname}`;
    this.calls.push(name);
    const at = this.#mishaps.findIndex(({ path }) => path.test(name));
    const [mishap] = at === -1 ? [] : this.#mishaps.splice(at, 1);
    const send = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    };
    if (mishap?.kind === 'silent') return;
    if (typeof mishap?.kind === 'number') return send(mishap.kind, '{"error":{"code":"SERVER_ERROR"}}');
    const expected = Buffer.from(`${this.access.keyId}:${this.access.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${expected}`)
      return send(401, '{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}');
    try {
      const answer = this.#do(request.method ?? '', pathname, searchParams, await bodyOf(request));
      if (mishap?.kind === 'lost') request.socket.destroy();
      else send(200, mishap?.kind === 'not-json' ? '<html>' : JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send(400, JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description: error.message } }));
    }
  }

  #do(method: string, path: string, query: URLSearchParams, body: Body): object {
    const [, , kind, first = '', second = '', third = ''] = path.split('/');
    const list = (items: readonly object[]) => ({ entity: 'collection', count: items.length, items });
    if (kind === 'subscription_registration') {
      need(body, 'type', 'amount', 'currency', 'customer', 'subscription_registration');
      const { contact } = body['customer'] as Body;
      if (typeof contact !== 'string' || !/^\+?\d{8,15}$/.test(contact))
        throw new Refused('The contact field is required.');
      const link: Link = { id: id('inv'), receipt: String(body['receipt']), status: 'issued', payment: null };
      this.links.push(link);
      return this.#invoice(link);
    }
    if (kind === 'invoices' && first === '')
      return list(
        this.links
          .filter(({ receipt }) => receipt === query.get('receipt'))
          .map((link) => this.#invoice(link)),
      );
    if (kind === 'invoices') {
      const link = this.#link(first);
      if (second === 'cancel') {
        if (link.status !== 'issued')
          throw new Refused(`Operation not allowed for Invoice in ${link.status} status.`);
        link.status = 'cancelled';
      }
      return this.#invoice(link);
    }
    if (kind === 'customers') {
      if (!this.tokens.has(third)) throw new Refused('The id provided does not exist');
      if (method === 'DELETE') {
        this.tokens.set(third, 'cancelled');
        return { deleted: true };
      }
      return {
        id: third,
        entity: 'token',
        recurring: true,
        recurring_details: { status: this.tokens.get(third) },
      };
    }
    if (kind === 'orders') return this.#orders(method, first, second, query, body, list);
    if (kind === 'payments' && first === 'create') return this.#charge(body);
    const payment = this.payments.find((one) => one.id === first);
    if (kind === 'payments' && payment !== undefined) return this.#payment(payment);
    throw new Refused('The requested URL was not found on the server.');
  }

  #orders(
    method: string,
    orderId: string,
    what: string,
    query: URLSearchParams,
    body: Body,
    list: (items: readonly object[]) => object,
  ): object {
    if (method === 'POST') {
      need(body, 'amount', 'currency');
      const order = { id: id('order'), receipt: String(body['receipt']), amount: Number(body['amount']) };
      this.orders.push(order);
      return { ...order, entity: 'order', status: 'created' };
    }
    if (orderId === '') return list(this.orders.filter(({ receipt }) => receipt === query.get('receipt')));
    if (what === 'payments')
      return list(this.payments.filter((one) => one.order_id === orderId).map((one) => this.#payment(one)));
    throw new Refused('The id provided does not exist');
  }

  #charge(body: Body): object {
    need(body, 'email', 'contact', 'amount', 'currency', 'order_id', 'customer_id', 'token', 'recurring');
    const token = String(body['token']);
    if (this.tokens.get(token) !== 'confirmed')
      throw new Refused('Token is not confirmed for recurring payments');
    const order = this.orders.find((one) => one.id === body['order_id']);
    if (order === undefined || order.amount !== body['amount'])
      throw new Refused('Your payment amount is different from your order amount.');
    const payment: Payment = {
      id: id('pay'),
      order_id: order.id,
      amount: order.amount,
      status: this.chargesEnd,
      notes: (body['notes'] as Body | undefined) ?? [],
      token_id: token,
      customer_id: String(body['customer_id']),
    };
    this.payments.push(payment);
    return { razorpay_payment_id: payment.id, razorpay_order_id: order.id, razorpay_signature: 'unused' };
  }

  #invoice({ payment, ...link }: Link): object {
    return {
      ...link,
      entity: 'invoice',
      type: 'link',
      customer_id: payment?.customer_id ?? null,
      payment_id: payment?.id ?? null,
      short_url: `https://rzp.io/i/${link.id.slice(-7)}`,
    };
  }

  #payment(payment: Payment): object {
    return {
      ...payment,
      entity: 'payment',
      currency: 'INR',
      method: 'upi',
      captured: payment.status === 'captured',
      email: 'asha@example.in',
      contact: '+919876543210',
    };
  }
}
