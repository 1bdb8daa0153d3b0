/** Everything of a document that is not the page itself: assets, header, footer, data blocks. */
import {
  COMPOSITION_ELEMENT,
  OVERRIDE_ELEMENT,
  PAGE_DATA_ELEMENT,
  type RemoteOverride,
} from '@suvarna/contracts/public-composition';
import type { RouteDescriptor } from '@suvarna/contracts/release-delivery';
import type { Locale } from '@suvarna/contracts/locale';
import { clientFile, type Live, type LiveRemote } from '../../release-delivery/live.ts';
import { WORKER_PATH } from '../../../offline/names.ts';
import type { Site } from '../../site.ts';
import { createChromeMarkup } from './chrome-markup.ts';
import { tag } from './html.ts';
import { jsonForScript } from './json-block.ts';
import type { Piece } from '../piece.ts';
import type { ShellBuild } from './shell-build.ts';

interface DocumentPlace {
  readonly locale: Locale;
  readonly variant: string;
  /** Language-neutral path with the query the page depends on. */
  readonly path: string;
  readonly remote?: LiveRemote;
  readonly route?: RouteDescriptor;
  readonly override?: RemoteOverride | null;
}

/** What the assets of a document depend on. */
type AssetsPlace = Pick<DocumentPlace, 'locale' | 'remote' | 'route' | 'override'>;

/** A document is `open + headTags + assets + body + main + close(data)`; slow pages get their head tags late. */
export interface DocumentChrome {
  readonly open: string;
  /** Bytes: they are the same for every page of a route, and more than the page itself. */
  readonly assets: Buffer;
  readonly body: string;
  readonly close: (pageJson: readonly Piece[]) => readonly Piece[];
}

export interface DocumentChromes {
  readonly of: (live: Live, place: DocumentPlace) => DocumentChrome;
  /** What the policy of such a document has to allow besides files: hashes of the style sheets in it. */
  readonly styleHashes: (live: Live, place: AssetsPlace) => readonly string[];
}

/** @param worker whether documents allow the service worker; those of pages of money never do */
export function createDocumentChromes(
  { manifest, sheets }: ShellBuild,
  site: Site,
  worker: boolean,
): DocumentChromes {
  const { base } = manifest;
  const chromeMarkup = createChromeMarkup(site.chrome);
  const assetsOf = new WeakMap<Live, Map<string, Assets>>();
  const scripts = manifest.scripts
    .map(({ file, integrity }) =>
      tag('script', { src: base + file, defer: true, crossorigin: 'anonymous', integrity }),
    )
    .map((open) => `${open}</script>`)
    .join('');

  const early = `${tag('script', { src: base + manifest.early.file, async: true, crossorigin: 'anonymous', integrity: manifest.early.integrity, fetchpriority: 'high' })}</script>`;
  const shellSheets = manifest.styles.map(({ file, integrity }): Sheet => ({
    href: base + file,
    integrity,
    text: sheets.get(file),
  }));
  const files = Buffer.from(shellSheets.map(link).join(''));
  const shellPreloads = manifest.scripts
    .map(({ file, integrity }) => preload(base + file, integrity))
    .join('');

  function assets(live: Live, { locale, remote, route, override }: AssetsPlace): Assets {
    // Of a remote that is replaced nothing is needed, and a sheet of it would style the other one.
    if (override && override.remote === remote?.name)
      return { first: files, later: shellPreloads, hashes: [] };
    const key = remote && route ? `${locale} ${remote.name} ${route.id}` : locale;
    let known = assetsOf.get(live);
    if (!known) assetsOf.set(live, (known = new Map<string, Assets>()));
    let made = known.get(key);
    if (made === undefined) {
      made =
        remote && route && !remote.killed
          ? pageAssets(shellSheets, shellPreloads, { remote, route, locale })
          : { first: files, later: shellPreloads, hashes: [] };
      known.set(key, made);
    }
    return made;
  }

  const chromeOf: DocumentChromes['of'] = (live, place) => {
    const { header, footer } = chromeMarkup({ ...place, navigation: live.navigation });
    const { first, later } = assets(live, place);
    return {
      open:
        `<!doctype html><html lang="${place.locale}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${early}` +
        (worker && place.route?.ownDocument !== true
          ? `<meta name="service-worker" content="${WORKER_PATH}">`
          : '') +
        site.headLinks(place.locale),
      assets: first,
      body: `</head>${tag('body', { 'data-place': place.route?.area ?? '' })}<a class="sv-skip-link" href="#main">${site.texts(place.locale).skip}</a><div id="shell-header">${header}</div>`,
      close: (pageJson) => [
        `<div id="shell-footer">${footer}</div><div id="shell-overlays"></div>` +
          `<script type="application/json" id="${COMPOSITION_ELEMENT}">${live.jsonOf(place)}</script>` +
          `<script type="application/json" id="${PAGE_DATA_ELEMENT}">`,
        ...pageJson,
        `</script>${override(place)}${later}${scripts}</body></html>`,
      ],
    };
  };
  return { of: chromeOf, styleHashes: (live, place) => assets(live, place).hashes };
}

const override = ({ override: data }: DocumentPlace): string =>
  data ? `<script type="application/json" id="${OVERRIDE_ELEMENT}">${jsonForScript(data)}</script>` : '';

interface Assets {
  /**
   * Styles, in the head; those of a page as they are, not as files to be fetched (ADR 20). Fonts are
   * not named: their fallbacks have the same measures, and on a narrow line (1.6 Mbit/s) they held
   * the first view back by 100 to 300 ms.
   */
  readonly first: Buffer;
  /**
   * Scripts, named together at the end so that they still travel in one round: on a narrow line
   * they must not share it with the picture.
   */
  readonly later: string;
  /** Of the style sheets in `first`. */
  readonly hashes: readonly string[];
}

interface Sheet {
  readonly href: string;
  readonly integrity: string;
  readonly text: string | undefined;
}

const preload = (href: string, integrity: string): string =>
  tag('link', {
    rel: 'preload',
    as: 'script',
    href,
    crossorigin: 'anonymous',
    integrity,
    fetchpriority: 'low',
  });

const link = ({ href, integrity }: Sheet): string =>
  tag('link', { rel: 'stylesheet', href, crossorigin: 'anonymous', integrity });

/**
 * What would end its element too early, reads otherwise as text of a document than as bytes of a file
 * (and so has another hash), or means another address inside a document, is fetched as a file.
 */
const NEEDS_ITS_FILE = /<\/style|[\r\uFFFD]|@import|@charset|url\((?!["']?(?:\/|data:|https?:))/i;

const fitsInside = ({ text }: Sheet): boolean => text !== undefined && !NEEDS_ITS_FILE.test(text);

/** By `data-href` a remote's code finds that its sheet is there, and the service worker which file it caches for other pages. */
const styleElement = ({ href, integrity, text = '' }: Sheet): string =>
  `${tag('style', { 'data-href': href, 'data-integrity': integrity })}${text}</style>`;

interface PagePlace {
  readonly remote: LiveRemote;
  readonly route: RouteDescriptor;
  readonly locale: Locale;
}

function pageAssets(
  shellSheets: readonly Sheet[],
  shellPreloads: string,
  { remote, route, locale }: PagePlace,
): Assets {
  const { descriptor, integrity } = remote.stored;
  const address = (path: string): string => remote.base + clientFile(path);
  const hashOf = (path: string): string => integrity.get(path) ?? '';
  const sheets = [
    ...shellSheets,
    ...route.styles.map((path): Sheet => ({
      href: address(path),
      integrity: hashOf(path),
      text: remote.sheets.get(path),
    })),
  ];
  // The policy of a page of money allows files only.
  const inside = route.ownDocument === true ? [] : sheets.filter(fitsInside);
  const texts = [descriptor.locales, route.texts ?? {}].flatMap((files) => files[locale] ?? []);
  const scripts = new Set([descriptor.entry, ...route.scripts, ...texts]);
  return {
    first: Buffer.from(
      sheets.map((sheet) => (inside.includes(sheet) ? styleElement(sheet) : link(sheet))).join(''),
    ),
    later: shellPreloads + [...scripts].map((path) => preload(address(path), hashOf(path))).join(''),
    hashes: inside.map((sheet) => sheet.integrity),
  };
}
