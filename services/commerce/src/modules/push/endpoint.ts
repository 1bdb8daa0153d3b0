import type { PushSettings } from './push-settings.ts';

/**
 * Whether this service may be sent to an address that a browser named: a push service we know, by
 * https on its usual port, and in a local store the stand-in on this machine. Anything else would
 * let a stranger choose whom our servers call.
 */
export function isPushService(
  endpoint: string,
  { hosts, sandbox }: Pick<PushSettings, 'hosts' | 'sandbox'>,
): boolean {
  if (endpoint.length > 1_024 || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (sandbox !== null && origin === sandbox) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
