/** What can be shown in this document, and what needs one of its own. */
import { carries, type PageData } from '@suvarna/contracts/public-composition';
import type { Applications } from '../composition/applications.ts';
import type { LiveComposition } from '../composition/live-composition.ts';
import { createSignpost, type Destination } from './signpost.ts';
import type { BrowserSite } from '../site.ts';

/** After this many versions taken over in one document, the next visit starts a fresh one. */
const SWAPS_PER_DOCUMENT = 5;

export interface Reach {
  readonly find: (url: URL) => Destination | null;
  /** What an address leads to that may be fetched ahead: not what is killed, nor what opens a document. */
  readonly ahead: (url: URL) => Destination | null;
  /** What an address leads to that is shown in this document, by the release that is live. */
  readonly within: (url: URL) => Destination | null;
  /** Where we are is about money, and has its document for itself. */
  readonly ownsDocument: () => boolean;
}

export function createReach(
  live: LiveComposition,
  applications: Applications,
  site: Pick<BrowserSite, 'languages' | 'needsDocument'>,
  page: PageData,
): Reach {
  const find = createSignpost(live, site.languages, page, new URL(location.href));
  const locale = document.documentElement.lang;
  const here = find(new URL(location.href))?.route;
  /** Pages of money begin and end with their document; nothing is fetched ahead from or for them. */
  const sharesDocument = ({ route, url, ...destination }: Destination): boolean =>
    destination.locale === locale &&
    !site.needsDocument(url) &&
    (here?.ownDocument ? route.id === here.id : !route.ownDocument);
  /** A release for a newer shell is opened by a new document, which brings that; a mounted one stays with its own. */
  const isCarried = ({ remote }: Destination): boolean =>
    remote.killed || applications.mounted(remote.name) !== undefined || carries(__HOST__, remote);
  const shared = (url: URL): Destination | null => {
    const destination = find(url);
    return destination && sharesDocument(destination) && isCarried(destination) ? destination : null;
  };
  return {
    find,
    ahead: (url) => {
      const destination = shared(url);
      return destination?.remote.killed ? null : destination;
    },
    within: (url) =>
      live.get().partial === true || applications.swaps() >= SWAPS_PER_DOCUMENT ? null : shared(url),
    ownsDocument: () => here?.ownDocument === true,
  };
}
