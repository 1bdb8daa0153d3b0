import type { FastifyPluginAsync } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html, type Html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import { BEHAVIOURS } from './behaviour.ts';
import { NEXT, type Payout, type PayoutStatus } from './payout-store.ts';
import type { PayoutSimulator } from './payout-simulator.ts';

const SHOWN = 100;
const BUTTONS: Readonly<Record<PayoutStatus, string>> = {
  queued: 'Queue',
  processing: 'Process',
  processed: 'Pay',
  failed: 'Refuse',
  reversed: 'Send back',
};
const CLASSES: Readonly<Record<PayoutStatus, string>> = {
  queued: 'pending',
  processing: 'pending',
  processed: 'captured',
  failed: 'failed',
  reversed: 'failed',
};

/** What was asked to be paid out, newest first, and what the bank may do with it. */
export function payoutPageRoutes({ store }: PayoutSimulator): FastifyPluginAsync {
  const button = (payout: Payout, status: PayoutStatus): Html =>
    html`<button class="${status === 'processed' ? 'main' : 'bad'}" name="status" value="${status}" aria-label="${BUTTONS[status]} ${payout.reference}">${BUTTONS[status]}</button>`;
  const row = (payout: Payout): Html => {
    const account = store.account(payout.fundAccountId);
    const next = NEXT[payout.status].filter((status) => status !== 'processing');
    return html`<tr><td>${payout.reference}</td><td>${account.holder}, ${account.ifsc}, …${account.number.slice(-4)}</td><td>${(payout.amount / 100).toFixed(2)} INR</td><td class="state-${CLASSES[payout.status]}">${payout.status}</td><td>${next.length === 0 ? '' : html`<form method="post" action="/list/payouts/${payout.id}">${next.map((status) => button(payout, status))}</form>`}</td></tr>`;
  };

  return async (app) => {
    app.get('/', (_request, reply) => {
      const rows = [...store.payouts.values()].slice(-SHOWN).reverse().map(row);
      const kinds = Object.entries(BEHAVIOURS).map(
        ([ending, behaviour]) => html`<li><code>…${ending}</code>: ${behaviour}</li>`,
      );
      return sendPage(reply, {
        title: 'Payouts',
        body: html`<header class="bank"><strong>Sandbox Bank</strong><a href="/">Sandbox</a></header><main class="wide"><div class="card"><h1>Payouts</h1><p class="soft">The last four digits of an account say how its bank behaves. Every other account is paid after a few seconds.</p><ul>${kinds}</ul><table class="stack"><thead><tr><th>Payout</th><th>To</th><th>Amount</th><th>State</th><th>The bank</th></tr></thead><tbody>${rows}</tbody></table></div></main>`,
      });
    });
    app.post<{ Params: { id: string }; Body: Form | undefined }>('/:id', (request, reply) => {
      const payout = store.payouts.get(request.params.id);
      const status = request.body?.['status'];
      const wanted = payout && NEXT[payout.status].find((one) => one === status);
      if (payout !== undefined && wanted !== undefined) store.move(payout, wanted);
      return reply.redirect('/list/payouts', 303);
    });
  };
}
