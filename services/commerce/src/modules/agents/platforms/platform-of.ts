import { getDomain } from 'tldts';

/**
 * Who a profile is counted as: what its owner registered, since whoever has a domain has as many hosts below it as
 * they like. An address, and a name of a developer's machine, is itself.
 */
export function platformOf(profileUrl: string): string {
  const { host, hostname } = new URL(profileUrl);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}
