import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { html } from './html.ts';
import { sendPage } from './send-page.ts';

interface Place {
  readonly path: string;
  readonly name: string;
  readonly says: string;
}

/** What a person can look at here. */
const PLACES: readonly Place[] = [
  { path: '/list/payments', name: 'Payments', says: 'orders, payments and refunds' },
  { path: '/list/payouts', name: 'Payouts', says: 'money to customers, and what the bank does with it' },
  { path: '/list/vouchers', name: 'Vouchers', says: 'numbers to try, and what was taken of them' },
  { path: '/list/messages', name: 'Messages', says: 'SMS and e-mail, with the codes in them' },
  { path: '/list/alerts', name: 'Alerts', says: 'what operators are told in their chat' },
  { path: '/chat', name: 'Chat', says: 'a new conversation with an agent' },
];

export function homeRoutes(sandbox: Sandbox): FastifyPluginAsync {
  return async (app) => {
    app.get('/', (_request, reply) =>
      sendPage(reply, {
        title: 'Sandbox',
        body: html`<header class="bank"><strong>Sandbox</strong><span>nothing here is real</span></header><main><div class="card"><h1>Stand-ins for providers outside</h1><p class="soft">The store at ${sandbox.config.commerceUrl || '(none)'} talks to this process as it would to payment, voucher, message and caller-identification providers.</p><ul>${PLACES.map(({ path, name, says }) => html`<li><a href="${path}">${name}</a>: ${says}</li>`)}</ul></div></main>`,
      }),
    );
  };
}
