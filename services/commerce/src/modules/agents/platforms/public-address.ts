import ipaddr from 'ipaddr.js';
import { networkInterfaces } from 'node:os';

/** This machine's own addresses, the public ones among them. */
const ownAddresses = (): ReadonlySet<string> =>
  new Set(
    Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => canonical(address))),
  );

const canonical = (address: string): string => ipaddr.process(address).toNormalizedString();

/**
 * Whether an address belongs to anybody on the internet, and not to a network of ours: neither private nor special
 * (RFC 6890), nor one of those that hold another address, nor this machine's (rule 123).
 */
export function isPublic(address: string, own: ReadonlySet<string> = ownAddresses()): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && !own.has(read.toNormalizedString());
}

/** Of this machine alone. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
