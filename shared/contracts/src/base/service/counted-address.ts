import { isIPv4, isIPv6 } from 'node:net';

/**
 * The composer says with a page's call whom the page is for: a counted address. Commerce believes it on the
 * listener of pages alone, which no other caller reaches; the composer passes none on that a browser sent.
 */
export const SHOWN_TO_HEADER = 'x-shown-to';

/** The first four of an IPv6 address' eight groups, without leading zeros: `2001:db8:0:1`. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What one caller counts as. An IPv4 address is one household or more; of IPv6 one household has a
 * whole /64 and could call from another address every time.
 *
 * @returns `192.0.2.1` or `2001:db8:0:1::/64`; `unknown` for what is no address
 */
export function countedAddress(ip: string): string {
  const address = ip.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(address)) return address;
  return isIPv6(address) ? `${networkOf(address)}::/64` : 'unknown';
}
