/** The page on which country and language are chosen. It is the shell's own: no remote draws it. */
import { countryCookie, isCountryValue } from '@suvarna/contracts/country-options';
import type { PageData } from '@suvarna/contracts/release-delivery/public-composition';
import { localizePath } from '@suvarna/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { Live } from '../../engine/composer/release-delivery/live.ts';
import { ownPathOr, readAddress, withQuery } from '../../engine/composer/page/address.ts';
import type { DocumentChromes } from '../../engine/composer/page/document-chrome.ts';
import { headTags } from '../../engine/composer/page/head-tags.ts';
import { jsonForScript } from '../../engine/composer/page/json-block.ts';
import { createPage } from '../../engine/composer/page/page-cache.ts';
import type { Chrome } from '../../engine/composer/page/shell-build.ts';
import { acceptedEncoding } from '../../engine/composer/http/encoding.ts';

export const CHOOSE_LANGUAGE = '/choose-language/';

const WORDS = {
  en: {
    title: 'Country and language · Suvarna',
    description: 'Choose the country you shop from and the language of the store.',
  },
  hi: { title: 'देश और भाषा · Suvarna', description: 'वह देश चुनें जहाँ से आप ख़रीद रहे हैं, और स्टोर की भाषा।' },
} as const;

export interface ChooseLanguageParts {
  readonly composition: () => Live | null;
  readonly chromes: DocumentChromes;
  readonly chrome: Chrome;
  readonly origin: string;
}

export async function chooseLanguageRoutes(app: FastifyInstance, parts: ChooseLanguageParts): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  for (const path of [CHOOSE_LANGUAGE, localizePath(CHOOSE_LANGUAGE, 'hi')]) {
    app.get(path, (request, reply) => show(request, reply, parts));
    app.post(path, (request, reply) => choose(request, reply, parts));
    app.get(path.slice(0, -1), (request, reply) =>
      reply.redirect(path + (request.raw.url ?? '').slice(path.length - 1), 308),
    );
  }
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  { composition, chromes, chrome, origin }: ChooseLanguageParts,
): Promise<FastifyReply> {
  const live = composition();
  const { locale, path, query, country, currency } = readAddress(
    request.raw.url ?? '/',
    request.headers.cookie,
  );
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' });
  if (!live) return reply.code(503).header('retry-after', '1').send();
  const next = query.get('next');
  const here = next === null ? path : withQuery(path, new URLSearchParams({ next }));
  const around = chromes.of(live, { locale, country, currency, path: here });
  const main = renderToString(chrome.renderChooseLanguage({ locale, country, next }));
  const data = jsonForScript({
    remote: '',
    routeId: '',
    params: {},
    locale,
    currency,
    country,
    data: null,
    rendered: false,
  } satisfies PageData);
  const page = createPage(
    around.open,
    headTags(WORDS[locale], { origin, locale, path: CHOOSE_LANGUAGE }),
    around.assets,
    around.body,
    `<main id="main" tabindex="-1">${main}</main>`,
    around.close(data),
  );
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(await page.encoded(encoding));
}

/** Stores a choice and goes back. Only for the store's own form: another page must not move a shopper's prices. */
function choose(
  request: FastifyRequest,
  reply: FastifyReply,
  { chrome, origin }: ChooseLanguageParts,
): FastifyReply {
  const site = request.headers['sec-fetch-site'];
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const country = form.get('country');
  reply.header('cache-control', 'no-store');
  if ((site !== undefined && site !== 'same-origin') || !isCountryValue(country))
    return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
  const { locale } = readAddress(request.raw.url ?? '/', undefined);
  const back = chrome.returnPath(form.get('next'));
  return reply
    .code(303)
    .headers({
      'set-cookie': countryCookie(country, origin.startsWith('https:')),
      location: localizePath(ownPathOr(back, '/'), locale),
    })
    .send();
}
