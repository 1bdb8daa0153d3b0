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

const row = ({ channel, at, to, subject, text }: Sent) =>
  html`<tr><td>${at.slice(11, 19)}</td><td>${channel === 'sms' ? 'SMS' : 'E-mail'}</td><td>${to}</td><td>${subject === '' ? [] : html`<strong>${subject}</strong>`}<pre>${linked(text)}</pre></td></tr>`;

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
        body: html`<header class="bank"><strong>Sandbox Messages</strong><a href="/">Sandbox</a></header><main class="wide"><div class="card"><h1>Messages</h1><p class="soft">Nobody received any of them. They are kept until this process ends.</p>${list}</div></main>`,
      });
    });
  };
}
