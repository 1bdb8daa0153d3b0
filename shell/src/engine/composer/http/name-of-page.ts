/** What figures and spans call a page, and a call that one makes: of few, whatever browsers ask for. */
import { LRUCache } from 'lru-cache';
import type { Match } from '../page/page-maker.ts';
import type { Live } from '../release-delivery/live.ts';
import type { Site } from '../site.ts';

/** Releases that figures tell apart in the life of a process; further ones are `other`. */
const MOST_RELEASES = 60;
const MOST_PAGES = 1_000;

export interface NamePages {
  readonly page: (match: Pick<Match, 'remote' | 'route'>) => {
    readonly route: string;
    readonly release: string;
  };
  /**
   * `remote@version` of the page that makes a call. Browsers say its address in `Referer`; a page that is still
   * open after a switch counts as the release that is live.
   */
  readonly caller: (referer: string | undefined) => string | undefined;
}

export function createNamePages(parts: {
  readonly live: () => Live | null;
  readonly languages: Pick<Site['languages'], 'split'>;
  readonly ownOrigins: readonly string[];
}): NamePages {
  const { live, languages, ownOrigins } = parts;
  const seen = new Set<string>();
  const releaseOf = ({ name, version }: Match['remote']): string => {
    const release = `${name}@${version}`;
    if (seen.size < MOST_RELEASES) seen.add(release);
    return seen.has(release) ? release : 'other';
  };
  const known = new LRUCache<string, string>({ max: MOST_PAGES });

  return {
    page: ({ remote, route }) => ({ route: `page ${route.id}`, release: releaseOf(remote) }),
    caller(referer) {
      const composition = live();
      const origin = ownOrigins.find((own) => referer?.startsWith(`${own}/`));
      if (composition === null || referer === undefined || origin === undefined) return undefined;
      const address = referer.slice(origin.length).split(/[?#]/, 1)[0] ?? '/';
      const key = `${composition.name} ${address}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const { path } = languages.split(address);
      const match = composition.match(path);
      const release = match ? releaseOf(match.remote) : '';
      known.set(key, release);
      return release;
    },
  };
}
