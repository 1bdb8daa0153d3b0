import type { FastifyPluginAsync } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Mandate, MandateStore } from './mandate-store.ts';

const TEXTS = {
  en: {
    title: 'Auto-debit: test bank',
    notReal: 'This is no bank. Nobody is charged.',
    ask: 'Let the store charge your instalments, up to',
    yes: 'Allow',
    no: 'Refuse',
    done: 'You have decided.',
    back: 'Back to the store',
  },
  hi: {
    title: 'ऑटो-डेबिट: परीक्षण बैंक',
    notReal: 'यह कोई बैंक नहीं है। किसी से पैसे नहीं लिए जाते।',
    ask: 'स्टोर को अपनी किस्तें लेने दें, अधिकतम',
    yes: 'अनुमति दें',
    no: 'मना करें',
    done: 'आपने निर्णय ले लिया है।',
    back: 'स्टोर पर लौटें',
  },
} as const;

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
      const texts = TEXTS[language];
      if (mandate === undefined)
        return sendPage(
          reply,
          { title: texts.title, language, body: html`<main><h1>${texts.title}</h1></main>` },
          404,
        );
      const rupees = new Intl.NumberFormat(`${language}-IN`, { style: 'currency', currency: 'INR' });
      const form = html`<form method="post"><button class="main" name="outcome" value="active">${texts.yes}</button><button class="bad" name="outcome" value="failed">${texts.no}</button></form>`;
      const link = html`<p role="status">${texts.done}</p><p><a href="${back(mandate)}">${texts.back}</a></p>`;
      return sendPage(reply, {
        title: texts.title,
        language,
        body: html`<main><div class="card"><h1>${texts.title}</h1><p class="soft">${texts.notReal}</p><p>${texts.ask} ${rupees.format(mandate.limit / 100)}</p>${mandate.status === 'pending' ? form : link}</div></main>`,
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
