import type { FastifyPluginAsync } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import { BEHAVIOURS, RIGHT_PIN } from './behaviour.ts';
import type { VoucherStore } from './voucher-store.ts';

const SHOWN = 100;

/** How vouchers are tried out here, and what was put aside and taken of them, newest first. */
export function voucherListRoutes(store: VoucherStore): FastifyPluginAsync {
  return async (app) => {
    app.get('/', (_request, reply) => {
      const rows = [...store.reservations.values()]
        .slice(-SHOWN)
        .reverse()
        .map(
          (one) =>
            html`<tr><td>${one.number}</td><td>${(one.amount / 100).toFixed(2)}</td><td>${one.status}</td><td>${(one.captured / 100).toFixed(2)}</td></tr>`,
        );
      const kinds = Object.entries(BEHAVIOURS).map(
        ([prefix, behaviour]) => html`<li><code>${prefix} 0100 0000 0001</code>: ${behaviour}</li>`,
      );
      return sendPage(reply, {
        title: 'Vouchers',
        body: html`<header class="bank"><strong>Sandbox Vouchers</strong><a href="/">Sandbox</a></header><main class="wide"><div class="card"><h1>Vouchers</h1><p class="soft">Sixteen digits: how it behaves, what it is worth in hundreds of rupees, and which one it is. Every PIN is ${RIGHT_PIN}.</p><ul>${kinds}</ul><table><thead><tr><th>Voucher</th><th>Reserved</th><th>State</th><th>Captured</th></tr></thead><tbody>${rows}</tbody></table></div></main>`,
      });
    });
  };
}
