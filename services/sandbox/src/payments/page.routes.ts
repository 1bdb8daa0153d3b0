import type { FastifyPluginAsync } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html, type Html } from '../page/html.ts';
import { type Language, languageOf, otherThan } from '../page/language.ts';
import { sendPage } from '../page/send-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ProviderOrder } from './payment-store.ts';
import { OUTCOMES, type Outcome, type PaymentSimulator } from './payment-simulator.ts';
import { returnAddress } from './return-address.ts';
import { TEXTS } from './texts.ts';

interface PageRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly lang?: string };
  readonly Body: Form;
}

const CLASSES: Readonly<Record<Outcome, string>> = {
  success: 'main',
  failure: 'bad',
  pending: 'wait',
  late: 'wait',
};

function money(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(`${language}-IN`, { style: 'currency', currency }).format(amount / 100);
}

/** The page a shopper is sent to: our own origin, no scripts, no card field. */
export function paymentPageRoutes({ config }: Sandbox, simulator: PaymentSimulator): FastifyPluginAsync {
  const { store } = simulator;

  function page(order: ProviderOrder, language: Language): Html {
    const texts = TEXTS[language];
    const last = store.paymentsOf(order).at(-1);
    const state = order.status === 'cancelled' ? 'cancelled' : last?.status;
    const isOver = order.status !== 'created';
    const button = (outcome: Outcome): Html => {
      const [label, says] = texts.buttons[outcome];
      return html`<button class="${CLASSES[outcome]}" name="outcome" value="${outcome}">${label}${says === '' ? '' : html`<small>${says}</small>`}</button>`;
    };
    return html`<header class="bank"><strong>${order.lender?.name ?? texts.bank}</strong><a href="?lang=${otherThan(language)}" lang="${otherThan(language)}">${texts.other}</a></header>
<main><div class="card"><h1>${texts.title}</h1><p class="soft">${texts.notReal}</p>
<p class="amount">${money(order.amount, order.currency, language)}</p>
${order.lender === undefined ? '' : html`<p>${texts.loan(order.lender.name, order.lender.months)}</p>`}
${order.method === undefined ? '' : html`<p>${texts.method(texts.methods[order.method])}</p>`}
${state === undefined ? '' : html`<p role="status" class="state-${state}">${texts.states[state]}</p>`}
${isOver ? '' : html`<p class="soft">${texts.ask}</p><form method="post">${OUTCOMES.map(button)}</form>`}
${isOver && order.returnUrl !== '' ? html`<p><a href="${last === undefined ? order.returnUrl : returnAddress(order, last, config.keySecret)}">${texts.back}</a></p>` : ''}
<dl><dt>${texts.order}</dt><dd>${order.description || order.reference}</dd></dl></div></main>`;
  }

  return async (app) => {
    app.get<PageRequest>('/pay/:id', (request, reply) => {
      const order = store.findOrder(request.params.id);
      const language = languageOf(request.query.lang ?? order?.language);
      if (order === undefined)
        return sendPage(
          reply,
          {
            title: TEXTS[language].bank,
            language,
            body: html`<main><div class="card"><h1>${TEXTS[language].unknown}</h1></div></main>`,
          },
          404,
        );
      // A form's policy holds for where it is redirected to, too.
      const formTargets = order.returnUrl === '' ? [] : [new URL(order.returnUrl).origin];
      return sendPage(reply, {
        title: TEXTS[language].title,
        language,
        body: page(order, language),
        formTargets,
      });
    });

    app.post<PageRequest>('/pay/:id', (request, reply) => {
      const order = store.findOrder(request.params.id);
      const outcome = OUTCOMES.find((one) => one === request.body['outcome']);
      if (order === undefined || outcome === undefined)
        return reply.redirect(`/pay/${encodeURIComponent(request.params.id)}`, 303);
      const payment =
        order.status === 'cancelled' ? store.paymentsOf(order).at(-1) : simulator.press(order, outcome);
      if (payment === undefined || order.returnUrl === '')
        return reply.redirect(`/pay/${order.linkId || order.id}`, 303);
      return reply.redirect(returnAddress(order, payment, config.keySecret), 303);
    });
  };
}
