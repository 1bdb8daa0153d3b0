/** Decides what a matched address answers: the page, a skeleton, the fallback, a redirect. */
import { NOT_HYDRATED } from '@suvarna/contracts/not-hydrated';
import { OFFLINE_ROUTE, type PageData } from '@suvarna/contracts/public-composition';
import type { RouteDescriptor } from '@suvarna/contracts/release-delivery';
import type { RouteMatch } from '@suvarna/remote-kit/routing';
import { renderToString } from 'react-dom/server';
import type { LiveRemote } from '../release-delivery/live.ts';
import { isBackEndFault } from '../release-delivery/smoke.ts';
import type { ComposerLog } from '../log.ts';
import type { Metrics, PageOutcome } from '../metrics.ts';
import type { Address, Site } from '../site.ts';
import { relevantQuery, withQuery } from './address.ts';
import { createApiCall } from './api-reader.ts';
import type { Commerce } from './commerce.ts';
import { headTags, plainHeadTags } from './document/head-tags.ts';
import { bytesForScript, jsonForScript } from './document/json-block.ts';
import type { Piece } from './piece.ts';
import { produce } from './produce.ts';
import { shownTo } from './shown-to.ts';

export type Match = RouteMatch<LiveRemote, RouteDescriptor>;

/** The part of a document that differs from page to page. */
export interface View {
  readonly kind: 'view';
  readonly outcome: PageOutcome;
  readonly status: number;
  readonly headTags: string;
  readonly main: readonly Piece[];
  /** `PageData` as it is in the document. Written here, where a failure still becomes a skeleton. */
  readonly pageJson: readonly Piece[];
  /** Complete, and the same for everybody. */
  readonly cacheable: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Redirect {
  readonly kind: 'redirect';
  /** Language-neutral. */
  readonly to: string;
  readonly permanent: boolean;
}

export interface PageMaker {
  make(match: Match, address: Address): Promise<View | Redirect>;
  notFound(address: Address): View;
  /** For visits offline; cached by the service worker. */
  offline(address: Address): View;
  fallback(match: Match, address: Address): View;
  skeleton(match: Match, address: Address, outcome: 'skeleton' | 'client'): View;
}

export interface PageMakerParts {
  readonly site: Site;
  readonly commerce: Commerce;
  readonly origin: string;
  readonly log: ComposerLog;
  readonly metrics: Metrics;
  readonly deadlineMs: number;
}

const mainOf = (...content: readonly Piece[]): readonly Piece[] => [
  '<main id="main" tabindex="-1">',
  ...content,
  '</main>',
];
/** @param mark attributes of the slot */
const slot = (remote: string, markup: Piece, mark = ''): readonly Piece[] => [
  `<div id="single-spa-application:${remote}"${mark}>`,
  markup,
  '</div>',
];

export function createPageMaker({
  site,
  commerce,
  origin,
  log,
  metrics,
  deadlineMs,
}: PageMakerParts): PageMaker {
  const { chrome, texts } = site;
  /** @param dataJson of a rendered page; it is passed on as it came, for parsing and writing it again would cost as much as drawing a small page. */
  const dataOf = (
    { remote, route, params }: Match,
    { locale, variant }: Address,
    dataJson: Buffer | null,
    failed = false,
  ): readonly Piece[] => {
    const page = {
      remote: remote.name,
      routeId: route.id,
      params,
      locale,
      variant,
      context: site.pageContext(variant),
      offline: dataJson !== null && route.offline === true,
      rendered: dataJson !== null,
      ...(failed && { failed }),
    } satisfies Omit<PageData, 'data'>;
    return [
      `${jsonForScript(page).slice(0, -1)},"data":`,
      dataJson === null ? 'null' : bytesForScript(dataJson),
      '}',
    ];
  };
  const ofNoRemote = (routeId: string, { locale, variant }: Address, offline = false): readonly Piece[] => [
    jsonForScript({
      remote: '',
      routeId,
      params: {},
      locale,
      variant,
      context: site.pageContext(variant),
      offline,
      data: null,
      rendered: false,
    } satisfies PageData),
  ];
  const maker: PageMaker = {
    async make(match, address) {
      const { remote, route, params } = match;
      if (remote.killed) return maker.fallback(match, address);
      if (route.render === 'client') return maker.skeleton(match, address, 'client');
      if (!remote.sandbox) return maker.skeleton(match, address, 'skeleton');
      const { locale, base, variant, path } = address;
      const query = relevantQuery(address.query, route.query);
      let versions = new Set<string>();
      const stop = metrics.production.startTimer({ remote: remote.name, route: route.id });
      try {
        const asked = {
          routeId: route.id,
          deadlineMs,
          route: { ...site.pageContext(variant), params, query, path, locale, base, variant, origin },
          call: createApiCall(commerce, { ...site.callHeaders(address), ...shownTo() }, (version) =>
            versions.add(version),
          ),
        };
        let produced = await produce(remote.sandbox, asked);
        // Prices changed while it was made: it would say some of before and some of now.
        if (versions.size > 1) {
          versions = new Set();
          produced = await produce(remote.sandbox, asked);
        }
        if (produced.kind === 'redirect') return produced;
        if (produced.kind === 'not-found') return maker.notFound(address);
        if (produced.markup.includes(' style="')) metrics.inlineStyles.inc({ remote: remote.name });
        return {
          kind: 'view',
          outcome: 'rendered',
          status: 200,
          headTags: headTags(produced.head, site, { origin, locale, path: withQuery(path, query) }),
          main: mainOf(...slot(remote.name, produced.markup, ` ${NOT_HYDRATED}`)),
          pageJson: dataOf(match, address, produced.dataJson),
          // What was read before a publication would stand for what is read after it.
          cacheable:
            route.session === 'any' && [...versions].every((version) => version === commerce.dataVersion()),
          headers: {},
        };
      } catch (error) {
        const fields = { remote: remote.name, version: remote.version, route: route.id, path, error };
        if (isBackEndFault(error)) log.warn(fields, 'page not rendered: back end slow or down');
        else log.error(fields, 'page not rendered: the remote threw');
        return maker.skeleton(match, address, 'skeleton');
      } finally {
        stop();
      }
    },

    notFound: (address) => ({
      kind: 'view',
      outcome: 'not-found',
      status: 404,
      headTags: plainHeadTags(texts(address.locale).notFound, true),
      main: mainOf(renderToString(chrome.notFound({ locale: address.locale }))),
      pageJson: ofNoRemote('', address),
      cacheable: false,
      headers: {},
    }),
    offline: (address) => ({
      kind: 'view',
      outcome: 'rendered',
      status: 200,
      headTags: plainHeadTags(texts(address.locale).offline, true),
      main: mainOf(renderToString(chrome.offline({ locale: address.locale }))),
      pageJson: ofNoRemote(OFFLINE_ROUTE, address, true),
      cacheable: true,
      headers: {},
    }),
    /** 503, so that search engines come back instead of forgetting the page (ADR 9). */
    fallback: (match, address) => ({
      kind: 'view',
      outcome: 'fallback',
      status: 503,
      headTags: plainHeadTags(texts(address.locale).store, false),
      main: mainOf(
        renderToString(chrome.fallback({ locale: address.locale, remote: match.remote.name })),
        ...slot(match.remote.name, ''),
      ),
      pageJson: dataOf(match, address, null),
      cacheable: false,
      headers: { 'retry-after': '10' },
    }),

    skeleton: (match, address, outcome) => ({
      kind: 'view',
      outcome,
      status: 200,
      headTags: plainHeadTags(texts(address.locale).store, match.route.session !== 'any'),
      main: mainOf(
        ...slot(
          match.remote.name,
          renderToString(chrome.skeleton({ locale: address.locale, name: match.route.skeleton })),
        ),
      ),
      pageJson: dataOf(match, address, null, outcome === 'skeleton'),
      cacheable: false,
      headers: {},
    }),
  };
  return maker;
}
