import type { FastifyPluginAsync } from 'fastify';
import { html, type Html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import type { MessageOutbox, Sent } from './outbox.ts';

const SHOWN = 100;

/** A message with what it links to as links, for who tries the store out. */
const linked = (text: string): readonly Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const PAGE = '/list/messages/page';

/**
 * A mail as its box would show it: in a frame of its own that runs nothing, reaches nothing of this page,
 * and fetches pictures alone.
 */
const MAIL_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http://127.0.0.1:* http://localhost:* https:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const framed = (id: string) =>
  html`<details><summary>As it looks</summary><iframe class="mail" sandbox="" loading="lazy" title="The mail as it looks" src="${PAGE}?${new URLSearchParams({ id }).toString()}"></iframe></details>`;

const row = ({ channel, id, at, to, subject, text, html: page }: Sent) =>
  html`<tr><td>${at.slice(11, 19)}</td><td>${channel === 'sms' ? 'SMS' : 'E-mail'}</td><td>${to}</td><td>${subject === '' ? [] : html`<strong>${subject}</strong>`}<pre>${linked(text)}</pre>${page === undefined ? [] : framed(id)}</td></tr>`;

/** What was sent, newest first. */
export function messageListRoutes(outbox: MessageOutbox): FastifyPluginAsync {
  return async (app) => {
    app.get('/', (_request, reply) => {
      const messages = outbox.list().slice(0, SHOWN);
      const list =
        messages.length === 0
          ? html`<p class="soft">Nothing was sent yet.</p>`
          : html`<table class="stack"><thead><tr><th>Time (UTC)</th><th>Way</th><th>To</th><th>Text</th></tr></thead><tbody>${messages.map(row)}</tbody></table>`;
      return sendPage(reply, {
        title: 'Messages',
        framesOwn: true,
        body: html`<header class="bank"><strong>Sandbox Messages</strong><a href="/">Sandbox</a></header><main class="wide"><div class="card"><h1>Messages</h1><p class="soft">None of them was received. They are kept until this process ends.</p>${list}</div></main>`,
      });
    });
    app.get<{ Querystring: { id: string } }>(
      '/page',
      {
        schema: { querystring: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
      },
      (request, reply) => {
        const page = outbox.email(request.query.id)?.html;
        if (page === undefined) return reply.code(404).type('text/plain').send('There is no such mail.');
        return reply
          .header('Content-Security-Policy', MAIL_POLICY)
          .header('Cache-Control', 'no-store')
          .header('Referrer-Policy', 'no-referrer')
          .header('X-Content-Type-Options', 'nosniff')
          .type('text/html; charset=utf-8')
          .send(page);
      },
    );
  };
}
