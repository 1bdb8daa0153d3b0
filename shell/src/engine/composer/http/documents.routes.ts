/** Every address that is not a file, a call or a health check: a page of the store. */
import type { Locale } from '@suvarna/contracts/locale';
import { nameRequest } from '@suvarna/telemetry/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OFFLINE_PATH } from '../../offline/names.ts';
import type { Live } from '../release-delivery/live.ts';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isOwnPath, withQuery } from '../page/address.ts';
import type { Address, Site } from '../site.ts';
import type { Documents, Made, Request } from '../page/document/documents.ts';
import { makingFor } from '../page/shown-to.ts';
import type { AskedPages } from './asked-pages.ts';
import { cohortHeader, type Chosen } from './cohorts.ts';
import { createHoldBack } from './limits/hold-back.ts';
import type { NamePages } from './name-of-page.ts';
import type { PagePlaces } from './limits/page-places.ts';
import { storedOverride, overrideOrder } from './remote-override.ts';
import {
  CONTENT_SECURITY_POLICY,
  DOCUMENT_PERMISSIONS,
  ownDocumentPolicy,
  withDeveloper,
  withStyles,
} from './security-headers.ts';
import { HTML, redirect, REVALIDATE, sendMade, sendPage } from './send-page.ts';
import { streamPage } from './stream-page.ts';

export interface DocumentRoutesParts {
  /** The composition for this visitor, who asks for this path. */
  readonly composition: (cookies: string | undefined, path: string) => Chosen | null;
  /** A document was sent to be shown. */
  readonly onSent: (chosen: Chosen) => void;
  readonly site: Site;
  readonly documents: Documents;
  readonly pagePlaces: PagePlaces;
  readonly askedPages: AskedPages;
  readonly names: NamePages;
  /** Pages faster than this are sent whole, with exact status and full head. */
  readonly streamAfterMs: number;
  /** Path of the directory of the shell's own scripts. */
  readonly shellBase: string;
  /** Where browsers reach this store; what a request says its host is could be anything. */
  readonly ownOrigins: readonly string[];
  /** Whether this store is one in which developers may try their remotes. */
  readonly remoteOverrides: boolean;
  readonly metrics: Metrics;
  readonly log: ComposerLog;
}

/** Answers a request that no router could read. */
export type Unreadable = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function documentRoutes(
  app: FastifyInstance,
  {
    composition,
    onSent,
    site,
    documents,
    pagePlaces,
    askedPages,
    names,
    streamAfterMs,
    shellBase,
    ownOrigins,
    remoteOverrides,
    metrics,
    log,
  }: DocumentRoutesParts,
): Unreadable {
  const { languages, readAddress, texts } = site;
  const { busy } = refusals(site);
  const heldBack = createHoldBack();
  const bases = languages.all.map(languages.baseOf);
  const opening = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { locale } = languages.split((request.raw.url ?? '/').split('?', 1)[0] ?? '/');
    return busy(reply, texts(locale).opening, locale);
  };

  for (const base of bases) {
    app.get(base + OFFLINE_PATH, async (request, reply) => {
      const address = readAddress(base + OFFLINE_PATH, request.headers.cookie);
      const chosen = composition(request.headers.cookie, address.path);
      return chosen
        ? sendMade(request, reply, documents.offline(chosen.live, address), address)
        : opening(request, reply);
    });
  }

  app.get('/*', async (request, reply) => {
    const target = request.raw.url ?? '/';
    const address = readAddress(target, request.headers.cookie);
    const chosen = composition(request.headers.cookie, address.path);
    if (!chosen) return opening(request, reply);
    const { live } = chosen;
    // The home page of a language.
    const base = bases.find((each) => each !== '' && (target === each || target.startsWith(`${each}?`)));
    if (base !== undefined) return redirect(reply, `${base}/${target.slice(base.length)}`, 308);
    // Before anything is made of the path: a browser takes `//evil.example/` in `Location` for another host.
    if (!isOwnPath(address.path)) return notFound(request, reply, live, address);
    const order = remoteOverrides ? overrideOrder(address.query) : null;
    if (order)
      return redirect(
        reply.header('set-cookie', order.cookie),
        address.base + withQuery(address.path, order.rest),
        302,
      );
    const override = remoteOverrides ? storedOverride(request.headers.cookie) : null;
    if (address.setCookie !== null) reply.header('set-cookie', address.setCookie);
    const match = live.match(address.path);
    if (!match) return unmatched(request, reply, live, address);
    nameRequest(request, names.page(match));
    const wanted: Request = { live, match, address, override };
    allow(reply, wanted);
    compare(request, reply, chosen);

    const cached = documents.cached(wanted);
    if (cached) return sendPage(request, reply, cached, 200, REVALIDATE);
    // What is being made for a reader is theirs too, and takes no place.
    const underWay = documents.underWay(wanted);
    if (underWay) return sendMaking(request, reply, wanted, underWay);
    const refuse = async (kind: 'page' | 'address-page' | 'asked-page', seconds?: number) => {
      metrics.shed.inc({ kind });
      if (kind === 'address-page') await heldBack(reply.raw);
      return busy(reply, texts(address.locale).busy, address.locale, seconds);
    };
    // Before words are counted: who is refused here has had no page made of them.
    if (pagePlaces.isFull(request.ip)) return refuse('address-page', 1);
    const wait = await askedPages.wait(request.ip, match, address);
    if (wait > 0) return refuse('asked-page', wait);
    const begun = await pagePlaces.begin(
      request.ip,
      () => !reply.raw.destroyed && documents.cached(wanted) === null,
      () => makingFor(request.ip, () => documents.make(wanted)),
    );
    if (begun.kind === 'unneeded') {
      const meanwhile = documents.cached(wanted);
      return meanwhile ? sendPage(request, reply, meanwhile, 200, REVALIDATE) : reply;
    }
    if (begun.kind === 'full') return begun.of === 'caller' ? refuse('address-page', 1) : refuse('page');
    return sendMaking(request, reply, wanted, begun.making);
  });

  /** Says what the document is counted as, and counts it where it is to be shown. */
  function compare(request: FastifyRequest, reply: FastifyReply, chosen: Chosen): void {
    for (const cookie of chosen.setCookies) reply.header('set-cookie', cookie);
    const header = cohortHeader(chosen);
    if (header !== null) reply.header('server-timing', header);
    if (request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document') onSent(chosen);
  }

  /** What the browser lets this document do. */
  function allow(reply: FastifyReply, wanted: Request): void {
    const { match, override } = wanted;
    const policy = match.route.ownDocument
      ? ownDocumentPolicy(ownOrigins.flatMap((here) => [here + shellBase, here + match.remote.base]))
      : withStyles(CONTENT_SECURITY_POLICY, documents.styleHashes(wanted));
    reply.header('content-security-policy', override ? withDeveloper(policy, override.origin) : policy);
    if (!match.route.ownDocument) reply.header('permissions-policy', DOCUMENT_PERMISSIONS);
  }

  async function sendMaking(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Request,
    making: Promise<Made>,
  ): Promise<FastifyReply> {
    // Browsers say so of what they show. Another client, a service worker or a search engine, can wait
    // for all of it: its exact status and its whole head are worth more to them than its first bytes.
    const isLookedAt = request.method !== 'HEAD' && request.headers['sec-fetch-mode'] === 'navigate';
    const made = isLookedAt ? await Promise.race([making, patience(streamAfterMs)]) : await making;
    return made
      ? sendMade(request, reply, made, wanted.address)
      : streamPage({ request, reply }, { wanted, making }, { documents, log });
  }

  async function unmatched(
    request: FastifyRequest,
    reply: FastifyReply,
    live: Live,
    address: Address,
  ): Promise<FastifyReply> {
    const slashed = `${address.path}/`;
    if (!address.path.endsWith('/') && live.match(slashed)) {
      return redirect(reply, address.base + withQuery(slashed, address.query), 308);
    }
    return notFound(request, reply, live, address);
  }

  function notFound(
    request: FastifyRequest,
    reply: FastifyReply,
    live: Live,
    address: Address,
  ): Promise<FastifyReply> {
    nameRequest(request, { route: 'not-found' });
    metrics.pages.inc({ remote: '', route: '', outcome: 'not-found' });
    return sendMade(request, reply, documents.notFound(live, address), address);
  }

  return async (request, reply) => {
    const address = readAddress(request.raw.url ?? '/', request.headers.cookie);
    const chosen = composition(request.headers.cookie, address.path);
    return chosen ? notFound(request, reply, chosen.live, address) : opening(request, reply);
  };
}

const refusals = ({ texts }: Site) => ({
  /** @param wait seconds that a client who asked for too much has to wait; left out, the store is busy by itself */
  busy: (reply: FastifyReply, text: string, locale: Locale, wait?: number): FastifyReply => {
    const { store } = texts(locale);
    return reply
      .code(wait === undefined ? 503 : 429)
      .headers({ 'retry-after': String(wait ?? 1), 'cache-control': 'no-store' })
      .type(HTML)
      .send(
        `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${store}</title></head><body><h1>${store}</h1><p>${text}</p></body></html>`,
      );
  },
});

function patience(milliseconds: number): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(resolve, milliseconds, null).unref();
  return promise;
}
