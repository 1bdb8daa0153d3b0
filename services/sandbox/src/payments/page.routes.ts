import { LANGUAGES, languageOf, type Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import type { FastifyPluginAsync } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html, type Html } from '../page/html.ts';
import { otherThan } from '../page/language.ts';
import { sendPage } from '../page/send-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ProviderOrder } from './payment-store.ts';
import { OUTCOMES, type Outcome, type PaymentSimulator } from './payment-simulator.ts';
import { returnAddress } from './return-address.ts';
import { texts } from './texts.ts';

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

function money(amount: number, currency: string, language: Locale): string {
  return new Intl.NumberFormat(LANGUAGES[language].tag, { style: 'currency', currency }).format(amount / 100);
}

function loanText({ name, months }: NonNullable<ProviderOrder['lender']>, t: Translate): string {
  return months === undefined ? t('loan', { lender: name }) : t('loan.months', { lender: name, months });
}

/** The page a shopper is sent to: our own origin, no scripts, no card field. */
export function paymentPageRoutes({ config }: Sandbox, simulator: PaymentSimulator): FastifyPluginAsync {
  const { store } = simulator;

  function page(order: ProviderOrder, language: Locale): Html {
    const t = texts(language);
    const last = store.paymentsOf(order).at(-1);
    const state = order.status === 'cancelled' ? 'cancelled' : last?.status;
    const isOver = order.status !== 'created';
    const button = (outcome: Outcome): Html => {
      const note = outcome === 'success' ? '' : html`<small>${t(`buttons.${outcome}.note`)}</small>`;
      return html`<button class="${CLASSES[outcome]}" name="outcome" value="${outcome}">${t(`buttons.${outcome}`)}${note}</button>`;
    };
    return html`<header class="bank"><strong>${order.lender?.name ?? t('bank')}</strong><a href="?lang=${otherThan(language)}" lang="${otherThan(language)}">${t('other')}</a></header>
<main><div class="card"><h1>${t('title')}</h1><p class="soft">${t('notReal')}</p>
<p class="amount">${money(order.amount, order.currency, language)}</p>
${order.lender === undefined ? '' : html`<p>${loanText(order.lender, t)}</p>`}
${order.method === undefined ? '' : html`<p>${t('method', { name: t(`methods.${order.method}`) })}</p>`}
${state === undefined ? '' : html`<p role="status" class="state-${state}">${t(`states.${state}`)}</p>`}
${isOver ? '' : html`<p class="soft">${t('ask')}</p><form method="post">${OUTCOMES.map(button)}</form>`}
${isOver && order.returnUrl !== '' ? html`<p><a href="${last === undefined ? order.returnUrl : returnAddress(order, last, config.keySecret)}">${t('back')}</a></p>` : ''}
<dl><dt>${t('order')}</dt><dd>${order.description || order.reference}</dd></dl></div></main>`;
  }

  return async (app) => {
    app.get<PageRequest>('/pay/:id', (request, reply) => {
      const order = store.findOrder(request.params.id);
      const language = languageOf(request.query.lang ?? order?.language);
      if (order === undefined)
        return sendPage(
          reply,
          {
            title: texts(language)('bank'),
            language,
            body: html`<main><div class="card"><h1>${texts(language)('unknown')}</h1></div></main>`,
          },
          404,
        );
      // A form's policy holds for where it is redirected to, too.
      const formTargets = order.returnUrl === '' ? [] : [new URL(order.returnUrl).origin];
      return sendPage(reply, {
        title: texts(language)('title'),
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
