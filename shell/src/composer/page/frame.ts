/** Everything of a document that is not the page itself: assets, header, footer, data blocks. */
import { COMPOSITION_ELEMENT, PAGE_DATA_ELEMENT } from '@suvarna/contracts/delivery/public-composition';
import type { RouteDescriptor } from '@suvarna/contracts/delivery/descriptor';
import type { CountryValue } from '@suvarna/contracts/country-options';
import { OVERRIDE_ELEMENT, type RemoteOverride } from '@suvarna/contracts/delivery/remote-override';
import type { Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import { clientFile, type Live, type LiveRemote } from '../delivery/live.ts';
import { MANIFEST_PATHS } from '../http/web-manifest.ts';
import { WORKER_PATH } from '../../offline/names.ts';
import { createSurrounds, type Surroundings } from './surrounds.ts';
import { tag } from './html.ts';
import { jsonForScript } from './json-block.ts';
import type { ShellBuild } from './shell-build.ts';

export interface FramePlace {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly currency: Currency;
  /** Language-neutral path with the query the page depends on. */
  readonly path: string;
  readonly remote?: LiveRemote;
  readonly route?: RouteDescriptor;
  readonly override?: RemoteOverride | null;
}

/** A document is `open + headTags + assets + body + main + close(data)`; slow pages get their head tags late. */
export interface Frame {
  readonly open: string;
  readonly assets: string;
  readonly body: string;
  readonly close: (pageJson: string) => string;
}

export type Frames = (live: Live, place: FramePlace) => Frame;

const SKIP: Readonly<Record<Locale, string>> = { en: 'Skip to content', hi: 'सीधे सामग्री पर जाएँ' };

/** @param worker whether documents allow the service worker; those of pages of money never do */
export function createFrames({ manifest, chrome }: ShellBuild, surroundings: Surroundings, worker: boolean): Frames {
  const { base } = manifest;
  const surrounds = createSurrounds(chrome, surroundings);
  const assetsOf = new WeakMap<Live, Map<string, Assets>>();
  const scripts = manifest.scripts.map(({ file, integrity }) => tag('script', { src: base + file, defer: true, crossorigin: 'anonymous', integrity })).map((open) => `${open}</script>`).join('');

  const styles = manifest.styles.map(({ file, integrity }) => stylesheet(base + file, integrity)).join('');
  const shellPreloads = manifest.scripts.map(({ file, integrity }) => preload(base + file, integrity)).join('');

  function assets(live: Live, { locale, remote, route, override }: FramePlace): Assets {
    // Of a remote that is replaced nothing is needed, and a sheet of it would style the other one.
    if (override && override.remote === remote?.name) return { first: styles, later: shellPreloads };
    const key = remote && route ? `${locale} ${remote.name} ${route.id}` : locale;
    let known = assetsOf.get(live);
    if (!known) assetsOf.set(live, known = new Map<string, Assets>());
    let made = known.get(key);
    if (made === undefined) {
      const own = remote && route && !remote.killed ? remoteAssets(remote, route, locale) : { first: '', later: '' };
      made = { first: styles + own.first, later: shellPreloads + own.later };
      known.set(key, made);
    }
    return made;
  }

  return (live, place) => {
    const { header, footer } = surrounds(place);
    const { first, later } = assets(live, place);
    return {
      open: `<!doctype html><html lang="${place.locale}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`
        + `<meta name="theme-color" content="#fbf8f3">${worker && place.route?.ownDocument !== true ? `<meta name="service-worker" content="${WORKER_PATH}">` : ''}`
        + `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/suvarna-192.png"><link rel="manifest" href="${MANIFEST_PATHS[place.locale]}">`,
      assets: first,
      body: `</head>${tag('body', { 'data-place': chrome.placeOf(place.path.split('?', 1)[0] ?? '') })}<a class="sv-skip-link" href="#main">${SKIP[place.locale]}</a><div id="shell-header">${header}</div>`,
      close: (pageJson) => `<div id="shell-footer">${footer}</div><div id="shell-overlays"></div>`
        + `<script type="application/json" id="${COMPOSITION_ELEMENT}">${live.publicJson}</script>`
        + `<script type="application/json" id="${PAGE_DATA_ELEMENT}">${pageJson}</script>${override(place)}${later}${scripts}</body></html>`,
    };
  };
}

const override = ({ override: data }: FramePlace): string =>
  (data ? `<script type="application/json" id="${OVERRIDE_ELEMENT}">${jsonForScript(data)}</script>` : '');

interface Assets {
  /**
   * Styles, in the head. Fonts are not named: their fallbacks have the same measures, and on a
   * narrow line (1.6 Mbit/s) they held the first view back by 100 to 300 ms.
   */
  readonly first: string;
  /**
   * Scripts, named together at the end so that they still travel in one round: on a narrow line
   * they must not share it with the picture.
   */
  readonly later: string;
}

const preload = (href: string, integrity: string): string =>
  tag('link', { rel: 'preload', as: 'script', href, crossorigin: 'anonymous', integrity, fetchpriority: 'low' });

const stylesheet = (href: string, integrity: string): string => tag('link', { rel: 'stylesheet', href, crossorigin: 'anonymous', integrity });

function remoteAssets(remote: LiveRemote, route: RouteDescriptor, locale: Locale): Assets {
  const { descriptor, integrity } = remote.stored;
  const link = (make: (href: string, hash: string) => string) => (path: string): string => make(remote.base + clientFile(path), integrity.get(path) ?? '');
  const scripts = new Set([descriptor.entry, ...route.scripts, ...(descriptor.locales[locale] ?? [])]);
  return { first: route.styles.map(link(stylesheet)).join(''), later: [...scripts].map(link(preload)).join('') };
}
