import { LANGUAGES, languageOf, type Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html } from '../page/html.ts';
import { otherThan } from '../page/language.ts';
import { sendPage } from '../page/send-page.ts';
import { createChatSimulator, type Conversation } from './chat-simulator.ts';
import { texts } from './texts.ts';

interface ChatRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly lang?: string; readonly about?: string };
  readonly Body: Form;
}

const MOST = 1_000;
const DESIGN = /^\/[\w+/-]{1,300}_product_\d{1,10}\/$/;

/**
 * A chat provider: `GET /chat` begins a conversation and leads to its page; what is written there
 * is stored, and so is the answer. Programs say the same with `POST /chat/conversations/…`.
 */
export function chatRoutes(clock?: () => Date): FastifyPluginAsync {
  const simulator = createChatSimulator(clock);

  const show = (reply: FastifyReply, { language, about, said, id }: Conversation): FastifyReply => {
    const t = texts(language);
    const other = otherThan(language);
    return sendPage(reply, {
      title: t('title'),
      language,
      body: html`<header class="bank"><strong>${t('title')}</strong><a href="/chat?lang=${other}" lang="${other}">${LANGUAGES[other].name}</a></header>
<main><p class="soft">${t('notReal')}</p>${about === '' ? '' : html`<p class="soft">${t('about')}: ${about}</p>`}
<ol class="chat">${said.map(({ by, text }) => html`<li class="${by}"><small>${t(by === 'agent' ? 'agent' : 'you')}</small><p>${text}</p></li>`)}</ol>
<form method="post" action="/chat/c/${id}"><label>${t('field')} <input name="text" maxlength="${MOST}" required autocomplete="off" autofocus></label><button class="main">${t('send')}</button></form></main>`,
    });
  };
  const gone = (reply: FastifyReply, language: Locale): FastifyReply =>
    sendPage(
      reply,
      {
        title: texts(language)('title'),
        language,
        body: html`<main><div class="card"><h1>${texts(language)('gone')}</h1></div></main>`,
      },
      404,
    );

  return async (app) => {
    app.get<ChatRequest>('/chat', (request, reply) => {
      const about = request.query.about ?? '';
      const { id } = simulator.open(languageOf(request.query.lang), DESIGN.test(about) ? about : '');
      return reply.header('Cache-Control', 'no-store').redirect(`/chat/c/${id}`, 303);
    });
    app.get<ChatRequest>('/chat/c/:id', (request, reply) => {
      const conversation = simulator.find(request.params.id);
      return conversation ? show(reply, conversation) : gone(reply, languageOf(request.query.lang));
    });
    app.post<ChatRequest>('/chat/c/:id', (request, reply) => {
      const text = (request.body['text'] ?? '').trim().slice(0, MOST);
      if (text !== '' && !simulator.say(request.params.id, text)) return gone(reply, 'en');
      return reply.redirect(`/chat/c/${encodeURIComponent(request.params.id)}`, 303);
    });

    app.post<{ Body: { readonly language?: string; readonly about?: string } | null }>(
      '/chat/conversations',
      (request, reply) =>
        reply
          .code(201)
          .send(
            simulator.open(
              languageOf(request.body?.language),
              DESIGN.test(request.body?.about ?? '') ? (request.body?.about ?? '') : '',
            ),
          ),
    );
    app.get<ChatRequest>('/chat/conversations/:id', (request, reply) => {
      const conversation = simulator.find(request.params.id);
      return conversation
        ? reply.send(conversation)
        : reply.code(404).send({ error: 'no such conversation' });
    });
    app.post<{ Params: { readonly id: string }; Body: { readonly text?: unknown } | null }>(
      '/chat/conversations/:id/messages',
      (request, reply) => {
        const text = request.body?.text;
        if (typeof text !== 'string' || text.trim() === '' || text.length > MOST)
          return reply.code(422).send({ error: 'a message has 1 to 1000 characters' });
        const conversation = simulator.say(request.params.id, text.trim());
        return conversation
          ? reply.code(201).send(conversation)
          : reply.code(404).send({ error: 'no such conversation' });
      },
    );
  };
}
