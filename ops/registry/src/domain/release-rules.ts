/** What a release must be, whatever is live: answered from its descriptor alone. */
import {
  areaOfPath,
  type Descriptor,
  ownerOfArea,
  RESERVED_ADDRESSES,
  RESERVED_NAMES,
} from '@suvarna/contracts/release-delivery';
import { match, parse, type Token } from 'path-to-regexp';
import { lt, minVersion, satisfies, validRange } from 'semver';
import { commonAddress } from './pattern-overlap.ts';
import type { Shell } from './shell.ts';

export function nameFault({ name }: Descriptor): string | null {
  return RESERVED_NAMES.includes(name) ? `"${name}" cannot be the name of a remote` : null;
}

export function contractFault({ host, site }: Descriptor, shell: Shell | null): string | null {
  for (const range of [host, site]) if (!validRange(range)) return `contract range "${range}" is not a range`;
  if (shell === null) return null;
  const spoken = [shell.contract, ...shell.carries];
  if (!spoken.some((version) => satisfies(version, host)))
    return `the host speaks contract ${spoken.join(' and ')}, the release needs ${host}`;
  return satisfies(shell.site, site)
    ? null
    : `the site speaks contract ${shell.site}, the release needs ${site}`;
}

/** A malformed pattern would break the address matching of every remote in the composition. */
export function routesFault({ name, routes }: Descriptor): string | null {
  for (const { id, path, smoke } of routes) {
    try {
      const taken = groupsFault(path) ?? reservedFault(path) ?? areaFault(name, path);
      if (taken !== null) return `route ${id}: ${taken}`;
      // Some that can be parsed, such as `:a:b`, the router does not take.
      match(path);
      if (smoke !== undefined && !matchSmoke(path, smoke)) {
        return `route ${id}: smoke path ${smoke} is not an address of ${path}`;
      }
    } catch (error) {
      return `route ${id}: ${path} is not a path pattern (${error instanceof Error ? error.message : String(error)})`;
    }
  }
  return null;
}

/** Earlier hosts refuse a descriptor with links or rows of the sitemap. */
const WITH_NAVIGATION = '2.4.0';

/** What a release puts into everybody's header and into the sitemap leads to pages of its own. */
export function navigationFault({
  name,
  host,
  routes,
  navigation = [],
  sitemap = [],
}: Descriptor): string | null {
  const paths = [...navigation.map(({ path }) => path), ...sitemap];
  if (paths.length === 0) return null;
  const lowest = validRange(host) === null ? null : minVersion(host);
  if (lowest !== null && lt(lowest, WITH_NAVIGATION))
    return `it has navigation or sitemap, so its host range must begin at ${WITH_NAVIGATION}, not be ${host}`;
  const pageOf = (path: string) => routes.find((route) => matchSmoke(route.path, path) !== null);
  for (const path of paths) {
    const taken = areaFault(name, path) ?? (pageOf(path) ? null : `${path} is no page of ${name}`);
    if (taken !== null) return `navigation: ${taken}`;
  }
  const personal = sitemap.find((path) => pageOf(path)?.session !== 'any');
  return personal === undefined ? null : `sitemap: ${personal} is not a page for everybody`;
}

const MOST = { group: 4, wildcard: 1 } as const;

/** Each group doubles what the router compiles, and with each wildcard a long address takes it much longer. */
function groupsFault(path: string): string | null {
  const all = (tokens: readonly Token[]): readonly Token[] =>
    tokens.flatMap((token) => (token.type === 'group' ? [token, ...all(token.tokens)] : [token]));
  const { tokens } = parse(path);
  for (const [kind, most] of Object.entries(MOST))
    if (all(tokens).filter(({ type }) => type === kind).length > most)
      return `${path} has more than ${String(most)} of the kind "${kind}"`;
  return null;
}

/** Pages of a team are in areas of its own, so that none of another's stands among them. */
export function areaFault(remote: string, path: string): string | null {
  const area = areaOfPath(path);
  if (area === null) return `${path} does not begin with one plain word`;
  const owner = ownerOfArea(area) ?? remote;
  return owner === remote ? null : `${path} is in /${area}, which is ${owner}'s`;
}

/** An escape or a backslash is another way to write an address that may be another remote's. */
const PLAIN = /^[^%\\\s#?]*$/;

/** What composer, site and browsers keep for themselves is no remote's. */
export function reservedFault(path: string): string | null {
  if (!PLAIN.test(path)) return `${path} is not written plainly`;
  for (const reserved of RESERVED_ADDRESSES) {
    const address = commonAddress(path, reserved);
    if (address !== null) return `${path} can match ${address}, which is reserved`;
  }
  return null;
}

/** Parts of a smoke address, `null` when it is not one of the pattern's. */
export function matchSmoke(path: string, smoke: string): Readonly<Record<string, unknown>> | null {
  const found = match(path, { sensitive: true })(smoke.split('?', 1)[0] ?? smoke);
  return found ? found.params : null;
}
