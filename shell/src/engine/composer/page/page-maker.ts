/** Decides what a matched address answers: the page, a skeleton, the fallback, a redirect. */
import { NOT_HYDRATED } from '@suvarna/contracts/not-hydrated';
import { OFFLINE_ROUTE, type PageData } from '@suvarna/contracts/release-delivery/public-composition';
import type { RouteDescriptor } from '@suvarna/contracts/release-delivery/descriptor';
import type { RouteMatch } from '@suvarna/remote-kit/routing';
import { renderToString } from 'react-dom/server';
import type { LiveRemote } from '../release-delivery/live.ts';
import { isBackEndFault } from '../release-delivery/smoke.ts';
import type { ComposerLog } from '../log.ts';
import type { Metrics, PageOutcome } from '../metrics.ts';
import { relevantQuery, withQuery, type Address } from './address.ts';
import { createApiCall } from './api-reader.ts';
import type { Commerce } from './commerce.ts';
import { headTags, plainHeadTags } from './head-tags.ts';
import { jsonForScript, textForScript } from './json-block.ts';
import { produce } from './produce.ts';
import type { Chrome } from './shell-build.ts';

export type Match = RouteMatch<LiveRemote, RouteDescriptor>;

/** The part of a document that differs from page to page. */
export interface View {
  readonly kind: 'view';
  readonly outcome: PageOutcome;
  readonly status: number;
  readonly headTags: string;
  readonly main: string;
  /** `PageData` as it is in the document. Written here, where a failure still becomes a skeleton. */
  readonly pageJson: string;
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
  readonly chrome: Chrome;
  readonly commerce: Commerce;
  readonly origin: string;
  readonly log: ComposerLog;
  readonly metrics: Metrics;
  readonly deadlineMs: number;
}

const STORE = 'Suvarna';
const NOT_FOUND = { en: 'Page not found · Suvarna', hi: 'पेज नहीं मिला · Suvarna' } as const;
const OFFLINE = { en: 'No connection · Suvarna', hi: 'कनेक्शन नहीं है · Suvarna' } as const;
const mainOf = (content: string): string => `<main id="main" tabindex="-1">${content}</main>`;
/** @param mark attributes of the slot */
const slot = (remote: string, markup: string, mark = ''): string =>
  `<div id="single-spa-application:${remote}"${mark}>${markup}</div>`;

export function createPageMaker({
  chrome,
  commerce,
  origin,
  log,
  metrics,
  deadlineMs,
}: PageMakerParts): PageMaker {
  /** @param dataJson of a rendered page; it is passed on as it came, for parsing and writing it again would cost as much as drawing a small page. */
  const dataOf = (
    { remote, route, params }: Match,
    { locale, country, currency }: Address,
    dataJson: string | null,
  ): string => {
    const page = {
      remote: remote.name,
      routeId: route.id,
      params,
      locale,
      currency,
      country,
      rendered: dataJson !== null,
    } satisfies Omit<PageData, 'data'>;
    return textForScript(`${JSON.stringify(page).slice(0, -1)},"data":${dataJson ?? 'null'}}`);
  };

  const maker: PageMaker = {
    async make(match, address) {
      const { remote, route, params } = match;
      if (remote.killed) return maker.fallback(match, address);
      if (route.render === 'client') return maker.skeleton(match, address, 'client');
      if (!remote.sandbox) return maker.skeleton(match, address, 'skeleton');
      const { locale, currency, path } = address;
      const query = relevantQuery(address.query, route.query);
      const stop = metrics.production.startTimer({ remote: remote.name, route: route.id });
      try {
        const produced = await produce(remote.sandbox, {
          routeId: route.id,
          deadlineMs,
          route: { params, query, path, locale, currency, origin },
          call: createApiCall(commerce, { locale, currency }),
        });
        if (produced.kind === 'redirect') return produced;
        if (produced.kind === 'not-found') return maker.notFound(address);
        if (produced.markup.includes(' style="')) metrics.inlineStyles.inc({ remote: remote.name });
        return {
          kind: 'view',
          outcome: 'rendered',
          status: 200,
          headTags: headTags(produced.head, { origin, locale, path: withQuery(path, query) }),
          main: mainOf(slot(remote.name, produced.markup, ` ${NOT_HYDRATED}`)),
          pageJson: dataOf(match, address, produced.dataJson),
          cacheable: route.session === 'any',
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

    notFound: ({ locale, country, currency }) => ({
      kind: 'view',
      outcome: 'not-found',
      status: 404,
      headTags: plainHeadTags(NOT_FOUND[locale], true),
      main: mainOf(renderToString(chrome.renderNotFound({ locale }))),
      pageJson: jsonForScript({
        remote: '',
        routeId: '',
        params: {},
        locale,
        currency,
        country,
        data: null,
        rendered: false,
      } satisfies PageData),
      cacheable: false,
      headers: {},
    }),

    offline: ({ locale, currency }) => ({
      kind: 'view',
      outcome: 'rendered',
      status: 200,
      headTags: plainHeadTags(OFFLINE[locale], true),
      main: mainOf(renderToString(chrome.renderOffline({ locale }))),
      pageJson: jsonForScript({
        remote: '',
        routeId: OFFLINE_ROUTE,
        params: {},
        locale,
        currency,
        data: null,
        rendered: false,
      } satisfies PageData),
      cacheable: true,
      headers: {},
    }),

    /** 503, so that search engines come back instead of forgetting the page (ADR 9). */
    fallback: (match, address) => ({
      kind: 'view',
      outcome: 'fallback',
      status: 503,
      headTags: plainHeadTags(STORE, false),
      main: mainOf(
        renderToString(chrome.renderFallback({ locale: address.locale, remote: match.remote.name })) +
          slot(match.remote.name, ''),
      ),
      pageJson: dataOf(match, address, null),
      cacheable: false,
      headers: { 'retry-after': '10' },
    }),

    skeleton: (match, address, outcome) => ({
      kind: 'view',
      outcome,
      status: 200,
      headTags: plainHeadTags(STORE, match.route.session !== 'any'),
      main: mainOf(
        slot(
          match.remote.name,
          renderToString(
            chrome.renderSkeleton({
              locale: address.locale,
              routeId: match.route.id,
              remote: match.remote.name,
            }),
          ),
        ),
      ),
      pageJson: dataOf(match, address, null),
      cacheable: false,
      headers: {},
    }),
  };
  return maker;
}
