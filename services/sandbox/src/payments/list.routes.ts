import type { FastifyPluginAsync } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import type { PaymentSimulator } from './payment-simulator.ts';

const SHOWN = 100;

/** What was asked for and what became of it, newest first. */
export function paymentListRoutes({ store }: PaymentSimulator): FastifyPluginAsync {
  return async (app) => {
    app.get('/', (_request, reply) => {
      const orders = [...store.orders.values()].slice(-SHOWN).reverse();
      const rows = orders.map(
        (order) =>
          html`<tr><td><a href="/pay/${order.linkId || order.id}">${order.reference || order.id}</a></td><td>${(order.amount / 100).toFixed(2)} ${order.currency}</td><td>${store.paymentsOf(order).map((payment) => html`<div class="state-${payment.status}">${payment.id} ${payment.status}${store.refundsOf(payment).map((refund) => html`<br>refund ${(refund.amount / 100).toFixed(2)} ${refund.status}`)}</div>`)}</td></tr>`,
      );
      return sendPage(reply, {
        title: 'Payments',
        body: html`<header class="bank"><strong>Sandbox Pay</strong><a href="/">Sandbox</a></header><main class="wide"><div class="card"><h1>Payments</h1><table><thead><tr><th>Order</th><th>Amount</th><th>Payments</th></tr></thead><tbody>${rows}</tbody></table></div></main>`,
      });
    });
  };
}
