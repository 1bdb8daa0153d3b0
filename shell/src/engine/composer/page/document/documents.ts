/** Whole documents: from the cache, or made once for everybody who asks at the same time. */
import type { RemoteOverride } from '@suvarna/contracts/public-composition';
import type { Live } from '../../release-delivery/live.ts';
import type { ComposerLog } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import type { Address } from '../../site.ts';
import { relevantQuery, withQuery } from '../address.ts';
import type { Commerce } from '../commerce.ts';
import type { DocumentChrome, DocumentChromes } from './document-chrome.ts';
import { createPage, type CachedPage, type PageCache } from '../page-cache.ts';
import type { CaughtUp } from '../polled-value.ts';
import type { Match, PageMaker, Redirect, View } from '../page-maker.ts';

/** A document with what a streamed answer needs of it. */
interface MadeDocument {
  readonly kind: 'document';
  readonly view: View;
  readonly page: CachedPage;
}

export type Made = MadeDocument | Redirect;

interface NotFoundPage {
  readonly header: string;
  readonly made: MadeDocument;
}

export interface Request {
  readonly live: Live;
  readonly match: Match;
  readonly address: Address;
  /** A developer's own release in the place of one remote: this document is theirs alone. */
  readonly override: RemoteOverride | null;
}

export interface Documents {
  /** A cached page; a stale one is being renewed by the time it is returned. */
  cached(request: Request): CachedPage | null;
  make(request: Request): Promise<Made>;
  /** The page while it is being made for another caller, which is then not made twice. */
  underWay(request: Request): Promise<Made> | null;
  chrome(request: Request): DocumentChrome;
  styleHashes(request: Request): readonly string[];
  notFound(live: Live, address: Address): MadeDocument;
  offline(live: Live, address: Address): MadeDocument;
}

export interface DocumentsParts {
  readonly maker: PageMaker;
  readonly chromes: DocumentChromes;
  readonly cache: PageCache;
  readonly commerce: Commerce;
  /** Waits until what was just drawn as chrome is of the data version that pages were made of. */
  readonly chromeOfNow: () => Promise<CaughtUp>;
  readonly metrics: Metrics;
  readonly log: ComposerLog;
  /** Wraps the making of a page, to count it. */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

export function createDocuments({
  maker,
  chromes,
  cache,
  commerce,
  chromeOfNow,
  metrics,
  log,
  during,
}: DocumentsParts): Documents {
  const underWay = new Map<string, Promise<Made>>();
  const notFoundPages = new WeakMap<Live, Map<string, NotFoundPage>>();

  const pathOf = ({ match, address }: Request): string =>
    withQuery(address.path, relevantQuery(address.query, match.route.query));
  const keyOf = (request: Request): string =>
    `${request.live.name}\n${commerce.dataVersion()}\n${request.address.locale}\n${request.address.variant}\n${pathOf(request)}${request.override ? `\n${request.override.remote}@${request.override.origin}` : ''}`;
  const chrome = (request: Request): DocumentChrome => {
    const {
      live,
      match: { remote, route },
      address: { locale, variant },
      override,
    } = request;
    return chromes.of(live, { locale, variant, path: pathOf(request), remote, route, override });
  };
  const assemble = (around: DocumentChrome, view: View): MadeDocument => ({
    kind: 'document',
    view,
    page: createPage(
      around.open,
      view.headTags,
      around.assets,
      around.body,
      ...view.main,
      ...around.close(view.pageJson),
    ),
  });

  async function makeNow(request: Request): Promise<Made> {
    const { match, address, live, override } = request;
    // The developer's release runs in their browser; this machine has no way to it, and runs no code of it.
    const theirs = override?.remote === match.remote.name && !match.remote.killed;
    const view = theirs ? maker.skeleton(match, address, 'client') : await maker.make(match, address);
    const outcome = view.kind === 'redirect' ? 'redirect' : view.outcome;
    metrics.pages.inc({ remote: match.remote.name, route: match.route.id, outcome });
    if (view.kind === 'redirect') return view;
    if (view.outcome === 'not-found') return documents.notFound(live, address);
    // The page may have brought word of another version: header and prices are of one, or the document is not kept.
    // Drawing it asks for what it is behind with.
    const key = keyOf(request);
    const around = chrome(request);
    const caughtUp = await chromeOfNow();
    const isOfOne = caughtUp !== 'behind' && keyOf(request) === key;
    const made = assemble(
      caughtUp === 'current' ? around : chrome(request),
      override || !isOfOne ? { ...view, cacheable: false } : view,
    );
    if (made.view.cacheable) cache.put(key, made.page);
    return made;
  }

  const documents: Documents = {
    chrome,
    styleHashes: ({ live, match: { remote, route }, address: { locale }, override }) =>
      chromes.styleHashes(live, { locale, remote, route, override }),
    cached(request) {
      if (request.override || request.match.remote.killed || request.match.route.session !== 'any') {
        metrics.cache.inc({ outcome: 'bypass' });
        return null;
      }
      const found = cache.get(keyOf(request));
      metrics.cache.inc({ outcome: !found ? 'miss' : found.fresh ? 'fresh' : 'stale' });
      // A failed renewal is a skeleton, which is not cached: the stale page stays until it is too old.
      if (found && !found.fresh)
        documents
          .make(request)
          .catch((error: unknown) => log.error({ error }, 'a page could not be renewed'));
      return found?.page ?? null;
    },
    make(request) {
      const key = keyOf(request);
      const known = underWay.get(key);
      if (known) return known;
      const making = during(() => makeNow(request)).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    underWay: (request) => underWay.get(keyOf(request)) ?? null,
    offline: (live, address) =>
      assemble(
        chromes.of(live, {
          locale: address.locale,
          variant: address.variant,
          path: '/',
        }),
        maker.offline(address),
      ),
    notFound(live, address) {
      let pages = notFoundPages.get(live);
      if (!pages) notFoundPages.set(live, (pages = new Map<string, NotFoundPage>()));
      // One page for every unknown address: its language link leads home.
      const around = chromes.of(live, { locale: address.locale, variant: address.variant, path: '/' });
      const key = `${address.locale} ${address.variant}`;
      const known = pages.get(key);
      // The header says the gold rate: with another it is another page.
      if (known?.header === around.body) return known.made;
      const made = assemble(around, maker.notFound(address));
      pages.set(key, { header: around.body, made });
      return made;
    },
  };
  return documents;
}
