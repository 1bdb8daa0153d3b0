import type { KeyObject } from 'node:crypto';
import { TransportFault } from '../model/fault.ts';
import type { Caller } from '../model/caller.ts';
import { negotiate } from '../protocol/negotiate.ts';
import { type ReceivedRequest, verifyRequest } from '../signatures/verify.ts';
import type { Platforms } from './platforms.ts';

/**
 * Who makes a call: the platform whose profile it names, what both sides speak, and whether one of the
 * platform's keys signed it. The key is of the profile that the call names, so nobody signs for another (rule 26).
 *
 * @throws TransportFault where the profile cannot be had, the version is another, or a signature does not hold
 */
export async function recogniseCaller(
  platforms: Platforms,
  profileUrl: string,
  request: ReceivedRequest,
): Promise<Caller> {
  const profile = await platforms.profileOf(profileUrl);
  const capabilities = negotiate(profile.version, profile.offers);
  const verified = await verifiedBy(platforms, profileUrl, request);
  return { profileUrl, verified, version: profile.version, capabilities };
}

async function verifiedBy(
  platforms: Platforms,
  profileUrl: string,
  request: ReceivedRequest,
): Promise<boolean> {
  const keysOf = async (asked: Promise<{ readonly keys: ReadonlyMap<string, KeyObject | undefined> }>) => {
    const { keys } = await asked;
    return (kid: string) => (keys.has(kid) ? { key: keys.get(kid) } : undefined);
  };
  try {
    return await verifyRequest(request, await keysOf(platforms.profileOf(profileUrl)));
  } catch (error) {
    if (!(error instanceof TransportFault) || error.code !== 'key_not_found') throw error;
    // Keys are exchanged: the new one may stand in the profile by now.
    return verifyRequest(request, await keysOf(platforms.profileAgain(profileUrl)));
  }
}
