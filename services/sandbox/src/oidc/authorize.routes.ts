import { languageOf } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Form } from '../page/forms.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/send-page.ts';
import { CLIENT_IDS, isRegistered, PROVIDERS, type ProviderName } from './clients.ts';
import { MAILS, type OidcSimulator, type Person } from './oidc-simulator.ts';
import { NAMES, texts } from './texts.ts';

interface Asked {
  readonly Params: { readonly provider: string };
  readonly Querystring: Form;
  readonly Body: Form;
}

const EMAIL = /^[^\s@]{1,60}@[^\s@]+\.[^\s@]+$/;

/** What is wrong with what the store asks, as the real ones would find it. */
function isFaulty(provider: ProviderName, query: Form): boolean {
  const { scope = '', redirect_uri: redirectUri = '' } = query;
  const scopes = scope.split(' ');
  return (
    query['client_id'] !== CLIENT_IDS[provider] ||
    query['response_type'] !== 'code' ||
    query['code_challenge_method'] !== 'S256' ||
    !/^[\w-]{43}$/.test(query['code_challenge'] ?? '') ||
    !query['state'] ||
    !query['nonce'] ||
    !isRegistered(provider, redirectUri) ||
    // Google wants `openid` said; Apple answers with a name or an address by a form only.
    (provider === 'google' ? !scopes.includes('openid') : query['response_mode'] !== 'form_post')
  );
}

/** The page on which a person says who they are, and how the browser gets back. */
export function authorizeRoutes(simulator: OidcSimulator, origin: string): FastifyPluginAsync {
  const choose = (reply: FastifyReply, provider: ProviderName, query: Form): FastifyReply => {
    const language = languageOf(query['ui_locales']);
    const t = texts(language);
    return sendPage(reply, {
      title: `${NAMES[provider]}: ${t('title')}`,
      language,
      formTargets: [new URL(query['redirect_uri'] ?? '').origin],
      body: html`<header class="bank"><strong>${NAMES[provider]}</strong></header>
<main><div class="card"><h1>${t('title')}</h1><p class="soft">${t('notReal')}</p>
<form method="post" action="?${new URLSearchParams(query).toString()}"><label>${t('email')} <input name="email" type="email" value="demo@suvarna.example"></label><label>${t('first')} <input name="first" value="Asha"></label><label>${t('last')} <input name="last" value="Mehta"></label>${provider === 'google' ? html`<label>${t('mail')} <select name="mail">${MAILS.map((mail) => html`<option value="${mail}">${t(`mails.${mail}`)}</option>`)}</select></label>` : html`<label><span><input name="hidden" type="checkbox" value="yes"> ${t('hidden')}</span></label>`}<button class="main" name="decision" value="go">${t('go')}</button><button class="bad" name="decision" value="cancel">${t('cancel')}</button></form></div></main>`,
    });
  };

  /** Google goes back by a link, Apple by a form; the real one sends it by a script. */
  const goBack = (
    reply: FastifyReply,
    provider: ProviderName,
    query: Form,
    answer: Readonly<Record<string, string>>,
  ): FastifyReply => {
    const target = query['redirect_uri'] ?? '';
    const fields = { ...answer, state: query['state'] ?? '' };
    if (provider === 'google') {
      const url = new URL(target);
      const all = { ...fields, iss: `${origin}/oidc/google`, scope: 'openid email', authuser: '0' };
      for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
      return reply.redirect(url.href, 303);
    }
    const language = languageOf(query['ui_locales']);
    const t = texts(language);
    return sendPage(reply, {
      title: t('back'),
      language,
      formTargets: [new URL(target).origin],
      body: html`<header class="bank"><strong>${NAMES[provider]}</strong></header><main><div class="card"><p class="soft">${t('backText')}</p><form method="post" action="${target}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="main">${t('back')}</button></form></div></main>`,
    });
  };

  const wrong = (reply: FastifyReply, query: Form): FastifyReply => {
    const language = languageOf(query['ui_locales']);
    const t = texts(language);
    const body = html`<main><div class="card"><p role="alert">${t('wrong')}</p></div></main>`;
    return sendPage(reply, { title: t('title'), language, body }, 400);
  };

  return async (app) => {
    app.get<Asked>('/:provider/authorize', (request, reply) => {
      const provider = PROVIDERS.find((one) => one === request.params.provider);
      if (provider === undefined) return reply.code(404).send();
      return isFaulty(provider, request.query)
        ? wrong(reply, request.query)
        : choose(reply, provider, request.query);
    });

    app.post<Asked>('/:provider/authorize', (request, reply) => {
      const { query, body } = request;
      const provider = PROVIDERS.find((one) => one === request.params.provider);
      if (provider === undefined) return reply.code(404).send();
      const email = body['email'] ?? '';
      if (isFaulty(provider, query) || !EMAIL.test(email)) return wrong(reply, query);
      if (body['decision'] === 'cancel')
        return goBack(reply, provider, query, {
          error: provider === 'google' ? 'access_denied' : 'user_cancelled_authorize',
        });
      const person: Person = {
        email,
        first: (body['first'] ?? '').slice(0, 60),
        last: (body['last'] ?? '').slice(0, 60),
        mail: MAILS.find((mail) => mail === body['mail']) ?? 'own',
        hidden: body['hidden'] === 'yes',
      };
      const code = simulator.grant({
        provider,
        person,
        redirectUri: query['redirect_uri'] ?? '',
        challenge: query['code_challenge'] ?? '',
        nonce: query['nonce'] ?? '',
      });
      const name = { firstName: person.first, lastName: person.last };
      return goBack(reply, provider, query, {
        code,
        ...(provider === 'apple' &&
          simulator.isFirst(provider, person) && { user: JSON.stringify({ name, email }) }),
      });
    });
  };
}
