import { BlockList, isIPv6 } from 'node:net';

/** Names that stand for networks, as Fastify reads them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** @param proxies addresses, networks or names, with commas: what `TRUSTED_PROXIES` says */
export function trustedProxies(proxies: string): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of proxies.split(',').flatMap((part) => NAMED[part.trim()] ?? [part.trim()])) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
