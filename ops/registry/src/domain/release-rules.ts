/** What a release must be, whatever is live: answered from its descriptor alone. */
import type { Descriptor } from '@suvarna/contracts/release-delivery/descriptor';
import { match, parse, type Token } from 'path-to-regexp';
import { satisfies, validRange } from 'semver';
import type { Shell } from './shell.ts';

/** Names that mean something else in an address, in the browser or in every JavaScript object. */
const RESERVED = new Set(['by-hash', 'shell', 'constructor']);

export function nameFault({ name }: Descriptor): string | null {
  return RESERVED.has(name) ? `"${name}" cannot be the name of a remote` : null;
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
export function routesFault({ routes }: Descriptor): string | null {
  for (const { id, path, smoke } of routes) {
    try {
      if (smoke !== undefined && !matchSmoke(path, smoke)) {
        return `route ${id}: smoke path ${smoke} is not an address of ${path}`;
      }
      parse(path);
    } catch (error) {
      return `route ${id}: ${path} is not a path pattern (${error instanceof Error ? error.message : String(error)})`;
    }
  }
  return null;
}

/** Parts of a smoke address, `null` when it is not one of the pattern's. */
export function matchSmoke(path: string, smoke: string): Readonly<Record<string, unknown>> | null {
  const found = match(path, { sensitive: true })(smoke.split('?', 1)[0] ?? smoke);
  return found ? found.params : null;
}

/** Two patterns that match the same addresses read the same once their parts lose their names. */
export function patternShape(path: string): string {
  const shape = (token: Token): string => {
    if (token.type === 'text') return token.value;
    if (token.type === 'group') return `{${token.tokens.map(shape).join('')}}`;
    return token.type === 'wildcard' ? '*' : ':';
  };
  return parse(path).tokens.map(shape).join('');
}
