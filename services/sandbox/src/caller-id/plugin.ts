import { LANGUAGES, languageOf, type Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html } from '../page/html.ts';
import { otherThan } from '../page/language.ts';
import { sendPage } from '../page/send-page.ts';
import type { Sandbox } from '../sandbox.ts';
import { createCallerIdSimulator, DECISIONS } from './caller-id-simulator.ts';
import { texts } from './texts.ts';

interface AskRequest {
  readonly Querystring: { readonly request_id?: string; readonly lang?: string };
  readonly Body: Form;
}

/** The phone of the store's demo customer. */
const ASHA = { phone: '919845000000', first: 'Asha', last: 'Mehta' };
const REQUEST_ID = /^[\w-]{8,64}$/;
const PHONE = /^[1-9]\d{7,14}$/;

/** A caller-identification provider: the page in place of its app, and the profile the store fetches. */
export function callerIdRoutes({ config }: Sandbox): FastifyPluginAsync {
  const simulator = createCallerIdSimulator(config);

  const ask = (
    reply: FastifyReply,
    requestId: string,
    language: Locale,
    said?: { readonly text: string; readonly isOver: boolean },
  ): FastifyReply => {
    const t = texts(language);
    const other = otherThan(language);
    const field = (name: 'phone' | 'first' | 'last', type: string) =>
      html`<label>${t(name)} <input name="${name}" type="${type}" value="${ASHA[name]}"></label>`;
    return sendPage(
      reply,
      {
        title: t('title'),
        language,
        body: html`<header class="bank"><strong>${t('app')}</strong><a href="?request_id=${requestId}&amp;lang=${other}" lang="${other}">${LANGUAGES[other].name}</a></header>
<main><div class="card"><h1>${t('title')}</h1><p class="soft">${t('notReal')}</p>
${said === undefined ? '' : html`<p role="status">${said.text}</p>`}
${said?.isOver ? '' : html`<form method="post" action="?lang=${language}"><input type="hidden" name="request_id" value="${requestId}">${field('phone', 'tel')}${field('first', 'text')}${field('last', 'text')}${DECISIONS.map((decision) => html`<button class="${decision === 'confirm' ? 'main' : 'bad'}" name="decision" value="${decision}">${t(`buttons.${decision}`)}</button>`)}</form>`}</div></main>`,
      },
      said !== undefined && !said.isOver ? 422 : 200,
    );
  };

  return async (app) => {
    app.get<AskRequest>('/caller-id/ask', (request, reply) => {
      const requestId = request.query.request_id ?? '';
      return REQUEST_ID.test(requestId)
        ? ask(reply, requestId, languageOf(request.query.lang))
        : reply.code(404).send();
    });

    app.post<AskRequest>('/caller-id/ask', async (request, reply) => {
      const language = languageOf(request.query.lang);
      const {
        request_id: requestId = '',
        phone = '',
        first = '',
        last = '',
        decision: pressed,
      } = request.body;
      const decision = DECISIONS.find((one) => one === pressed);
      if (decision === undefined || !REQUEST_ID.test(requestId)) return reply.code(404).send();
      if (!PHONE.test(phone))
        return ask(reply, requestId, language, { text: texts(language)('wrong'), isOver: false });
      const notified = await simulator.decide(requestId, decision, {
        phone,
        first: first.slice(0, 60),
        last: last.slice(0, 60),
      });
      return ask(reply, requestId, language, {
        text: texts(language)(notified ? 'notified' : 'notNotified'),
        isOver: notified,
      });
    });

    app.get('/caller-id/profile', (request, reply) => {
      const person = simulator.personOf(
        /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
      );
      if (person === undefined) return reply.code(401).send({ message: 'Unauthorized' });
      return reply.header('Cache-Control', 'no-store').send({
        phoneNumbers: [Number(person.phone)],
        name: { first: person.first, last: person.last },
        userId: person.phone,
      });
    });
  };
}
