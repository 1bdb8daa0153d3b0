import { parseDictionary } from 'structured-headers';
import { TransportFault } from '../model/fault.ts';

/** Longer than any address of a profile. */
const MOST = 2_000;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Address of the profile that a caller names: `UCP-Agent: profile="https://…"`, a dictionary of RFC 8941 (rules 61
 * and 111), as it is said.
 *
 * @throws TransportFault invalid_profile_url
 */
export function profileSaidIn(header: string | undefined): unknown {
  if (header === undefined)
    throw new TransportFault('invalid_profile_url', 'Name your profile: UCP-Agent: profile="https://…".');
  try {
    return parseDictionary(header).get('profile')?.[0];
  } catch (cause) {
    throw new TransportFault('invalid_profile_url', 'UCP-Agent is not a dictionary of RFC 8941.', { cause });
  }
}

/**
 * The address of a profile in one spelling, without what is after `#`.
 *
 * @param isLocal platforms on this machine are taken, too, by whatever scheme and port
 * @throws TransportFault invalid_profile_url for what is no https address (rule 19)
 */
export function profileUrlOf(said: unknown, isLocal = false): string {
  const url =
    typeof said === 'string' && said.length <= MOST && URL.canParse(said) ? new URL(said) : undefined;
  if (url === undefined)
    throw new TransportFault('invalid_profile_url', 'The address of the profile cannot be read.');
  url.hash = '';
  if (isLocal && LOOPBACK.has(url.hostname) && /^https?:$/.test(url.protocol)) return url.href;
  if (url.protocol !== 'https:')
    throw new TransportFault('invalid_profile_url', 'Profiles are read over https only.');
  if (url.username !== '' || url.password !== '' || url.port !== '')
    throw new TransportFault('invalid_profile_url', 'The address of a profile has no user and no port.');
  return url.href;
}
