/** A composition that is ready to serve: descriptors read, bundles imported, routes compiled. */
import {
  ANY_SITE,
  type Composition,
  type Descriptor,
  type NavigationEntry,
  type RouteDescriptor,
} from '@suvarna/contracts/release-delivery';
import {
  CANARY_COHORT,
  type PublicComposition,
  type PublicRemote,
  type PublicShell,
} from '@suvarna/contracts/public-composition';
import { createMatcher, type Matcher } from '@suvarna/remote-kit/routing';
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import { minVersion } from 'semver';
import { jsonForScript } from '../page/document/json-block.ts';
import type { Site } from '../site.ts';
import type { StoredRelease } from './release-store.ts';

export interface LiveRemote {
  readonly name: string;
  readonly version: string;
  readonly killed: boolean;
  readonly stored: StoredRelease;
  /** Where its bundle runs; `null` only when a killed remote's was not started. */
  readonly sandbox: Sandbox | null;
  readonly routes: readonly RouteDescriptor[];
  /** `/remotes/<name>/<version>/`. */
  readonly base: string;
  /** Texts of the style sheets its pages begin with, by the path in the release. */
  readonly sheets: ReadonlyMap<string, string>;
}

export interface Live {
  readonly composition: Composition;
  readonly revision: number;
  /** What documents and answers made of it are known by: revision, and whose it is. */
  readonly name: string;
  /** What some visitors get instead; of a canary itself it is `null`. */
  readonly canary: CanaryLive | null;
  readonly remotes: readonly LiveRemote[];
  readonly match: Matcher<LiveRemote, RouteDescriptor>;
  /** Links of the chrome that its remotes bring, without those of killed ones. */
  readonly navigation: readonly NavigationEntry[];
  /** Their pages that search engines are told of. */
  readonly sitemap: readonly string[];
  readonly publicComposition: PublicComposition;
  /** `publicComposition` as it is in the document of a page: with the route of that page alone. */
  readonly jsonOf: (page: { readonly remote?: LiveRemote; readonly route?: RouteDescriptor }) => string;
}

export interface CanaryLive {
  readonly id: number;
  readonly percent: number;
  readonly live: Live;
}

export function createLive(
  composition: Composition,
  remotes: readonly LiveRemote[],
  shell: PublicShell,
  canaryRemotes: readonly LiveRemote[] = [],
): Live {
  const { canary } = composition;
  return {
    ...liveOf(composition, remotes, shell, composition.channel),
    canary: canary
      ? {
          id: canary.id,
          percent: canary.percent,
          live: liveOf(composition, canaryRemotes, shell, CANARY_COHORT),
        }
      : null,
  };
}

/** The same for every composition without: what was drawn with it stays good after a swap. */
const NO_NAVIGATION: readonly NavigationEntry[] = [];

function liveOf(
  composition: Composition,
  remotes: readonly LiveRemote[],
  shell: PublicShell,
  cohort: string,
): Live {
  const publicComposition: PublicComposition = {
    revision: composition.revision,
    cohort,
    shell,
    remotes: remotes.map(publish),
  };
  const alive = remotes.filter(({ killed }) => !killed).map(({ stored }) => stored.descriptor);
  const navigation = alive.flatMap((descriptor) => descriptor.navigation ?? []);
  return {
    composition,
    revision: composition.revision,
    name: cohort === CANARY_COHORT ? `${composition.revision}-canary` : String(composition.revision),
    canary: null,
    remotes,
    match: createMatcher<RouteDescriptor, LiveRemote>(remotes),
    navigation: navigation.length === 0 ? NO_NAVIGATION : navigation,
    sitemap: alive.flatMap((descriptor) => descriptor.sitemap ?? []),
    publicComposition,
    jsonOf: createJsonOf(publicComposition),
  };
}

/** All routes are a sixth of what a document weighs, and no first view needs another than its own, whose texts are named by its preloads. */
function createJsonOf(whole: PublicComposition): Live['jsonOf'] {
  const known = new Map<string, string>();
  return ({ remote, route }) => {
    const key = remote && route ? `${remote.name} ${route.id}` : '';
    let json = known.get(key);
    if (json === undefined) {
      json = jsonForScript({
        ...whole,
        partial: true,
        remotes: whole.remotes.map((one) => ({
          ...one,
          routes:
            one.name === remote?.name
              ? one.routes.flatMap(({ texts: _texts, ...its }) => (its.id === route?.id ? [its] : []))
              : [],
        })),
      } satisfies PublicComposition);
      known.set(key, json);
    }
    return json;
  };
}

/** Remotes of both cohorts, those that they share once. */
export const allRemotes = ({ remotes, canary }: Pick<Live, 'remotes' | 'canary'>): readonly LiveRemote[] => [
  ...new Map([...remotes, ...(canary?.live.remotes ?? [])].map((one) => [one.stored.release, one])).values(),
];

export function createLiveRemote(
  stored: StoredRelease,
  sandbox: Sandbox | null,
  sheets: ReadonlyMap<string, string>,
  killed: boolean,
  areaOf: Site['areaOf'],
): LiveRemote {
  const { name, version, site, routes: described } = stored.descriptor;
  const routes =
    site === ANY_SITE ? described.map((route) => ({ ...route, area: areaOf(route.path) })) : described;
  return { name, version, killed, stored, sandbox, routes, sheets, base: `/remotes/${name}/${version}/` };
}

function publish({ name, version, killed, stored, base, routes }: LiveRemote): PublicRemote {
  const { descriptor } = stored;
  return {
    name,
    version,
    killed,
    base,
    owner: descriptor.owner,
    // The registry let no range in that has no lowest version.
    needs: minVersion(descriptor.host)?.version ?? '',
    ...(descriptor.site === ANY_SITE ? {} : { needsSite: minVersion(descriptor.site)?.version ?? '' }),
    colour: descriptor.colour,
    container: descriptor.container,
    entry: clientFile(descriptor.entry),
    integrity: integrityOf(descriptor, descriptor.entry),
    routes: routes.map(
      ({ id, path, session, ownDocument, skeleton, area, ahead, offline, scripts, styles, texts }) => ({
        id,
        path,
        session,
        ...(ownDocument ? { ownDocument } : {}),
        ...(skeleton ? { skeleton } : {}),
        ...(area ? { area } : {}),
        ...(ahead ? { ahead } : {}),
        ...(offline ? { offline } : {}),
        scripts: scripts.map(clientFile),
        styles: styles.map(clientFile),
        ...(texts ? { texts: clientTexts(texts) } : {}),
      }),
    ),
    fragments: descriptor.fragments.map((fragment) => fragment.name),
    locales: clientTexts(descriptor.locales),
  };
}

const clientTexts = (texts: Descriptor['locales']): PublicRemote['locales'] =>
  Object.fromEntries(Object.entries(texts).map(([locale, files]) => [locale, files.map(clientFile)]));

/** `client/x.js` → `x.js`, relative to the remote's public directory. */
export const clientFile = (path: string): string => path.slice('client/'.length);

function integrityOf(descriptor: Descriptor, path: string): string {
  const file = descriptor.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${path} is not a file of ${descriptor.name} ${descriptor.version}`);
  return file.integrity;
}
