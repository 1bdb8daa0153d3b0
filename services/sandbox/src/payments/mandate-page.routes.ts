import { LANGUAGES } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Mandate, MandateStore } from './mandate-store.ts';
import { texts } from './texts.ts';

interface PageRequest {
  readonly Params: { readonly id: string };
  readonly Body: Form;
}

/** The page on which a payer allows charges, or does not. */
export function mandatePageRoutes(_sandbox: Sandbox, store: MandateStore): FastifyPluginAsync {
  const back = ({ id, returnUrl }: Mandate): string => (returnUrl === '' ? `/mandate/${id}` : returnUrl);

  return async (app) => {
    app.get<PageRequest>('/mandate/:id', (request, reply) => {
      const mandate = store.mandates.get(request.params.id);
      const language = mandate?.language ?? 'en';
      const t = texts(language);
      if (mandate === undefined)
        return sendPage(
          reply,
          { title: t('mandate.title'), language, body: html`<main><h1>${t('mandate.title')}</h1></main>` },
          404,
        );
      const rupees = new Intl.NumberFormat(LANGUAGES[language].tag, { style: 'currency', currency: 'INR' });
      const form = html`<form method="post"><button class="main" name="outcome" value="active">${t('mandate.yes')}</button><button class="bad" name="outcome" value="failed">${t('mandate.no')}</button></form>`;
      const link = html`<p role="status">${t('mandate.done')}</p><p><a href="${back(mandate)}">${t('mandate.back')}</a></p>`;
      return sendPage(reply, {
        title: t('mandate.title'),
        language,
        body: html`<main><div class="card"><h1>${t('mandate.title')}</h1><p class="soft">${t('mandate.notReal')}</p><p>${t('mandate.ask')} ${rupees.format(mandate.limit / 100)}</p>${mandate.status === 'pending' ? form : link}</div></main>`,
        formTargets: mandate.returnUrl === '' ? [] : [new URL(mandate.returnUrl).origin],
      });
    });

    app.post<PageRequest>('/mandate/:id', (request, reply) => {
      const mandate = store.mandates.get(request.params.id);
      const outcome = request.body['outcome'];
      if (mandate === undefined || (outcome !== 'active' && outcome !== 'failed'))
        return reply.redirect(`/mandate/${encodeURIComponent(request.params.id)}`, 303);
      store.decide(mandate, outcome);
      return reply.redirect(back(mandate), 303);
    });
  };
}
