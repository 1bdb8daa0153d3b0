/** Headers that speak about one connection and are never passed on (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'content-length',
]);

/** `content-length` is among them because the body is read and written again on each side. */
export function isHopByHop(name: string, connection: string | undefined): boolean {
  return (
    HOP_BY_HOP.has(name) ||
    (connection !== undefined &&
      connection
        .toLowerCase()
        .split(',')
        .some((named) => named.trim() === name))
  );
}
