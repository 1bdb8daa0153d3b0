import type { FastifyPluginAsync } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import { sameSecret, type Sandbox } from '../sandbox.ts';

interface Posted {
  readonly at: string;
  readonly text: string;
}

const MOST = 200;
const BODY = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1, maxLength: 4_000 } },
};

/**
 * The incoming webhook of a chat service, as Slack, Mattermost and Google Chat offer one: its address is
 * the secret, and the body is `{"text"}`. `/list/alerts` shows what was posted, newest first, until this
 * process ends.
 */
export function chatHookRoutes({ config }: Sandbox, clock = (): Date => new Date()): FastifyPluginAsync {
  const posted: Posted[] = [];
  return async (app) => {
    app.post<{ Params: { readonly secret: string }; Body: { readonly text: string } }>(
      '/chat/hooks/:secret',
      { schema: { body: BODY } },
      (request, reply) => {
        if (!sameSecret(request.params.secret, config.keySecret)) return reply.code(404).send('no_service');
        posted.unshift({ at: clock().toISOString(), text: request.body.text });
        posted.splice(MOST);
        return reply.send('ok');
      },
    );
    app.get('/list/alerts', (_request, reply) =>
      sendPage(reply, {
        title: 'Alerts',
        body: html`<header class="bank"><strong>Sandbox Alerts</strong><a href="/">Sandbox</a></header><main class="wide"><div class="card"><h1>Alerts</h1><p class="soft">What the store told its operators in their chat. It is kept until this process ends.</p>${posted.length === 0 ? html`<p class="soft">No alerts yet.</p>` : html`<table class="stack"><thead><tr><th>Time (UTC)</th><th>Text</th></tr></thead><tbody>${posted.map(({ at, text }) => html`<tr><td>${at.slice(11, 19)}</td><td>${text}</td></tr>`)}</tbody></table>`}</div></main>`,
      }),
    );
  };
}
