import type { SocialProvider } from '@suvarna/contracts/social';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { flowCookieOf } from './flow-cookie.http.ts';
import { IdentityRefused, ProviderAway, type Provider } from './provider/provider.ts';

/** @throws Refusal when it is off */
export function providerOf(
  { socialProviders }: Pick<Dependencies, 'socialProviders'>,
  name: SocialProvider,
): Provider {
  const provider = socialProviders.find((one) => one.name === name);
  if (provider === undefined) throw new Refusal('SOCIAL.OFF');
  return provider;
}

/** @throws Refusal when the browser has no cookie: nothing began here */
export function browserOf({ config }: Pick<Dependencies, 'config'>, request: FastifyRequest): string {
  const browser = flowCookieOf(request, config);
  if (browser === undefined) throw new Refusal('SOCIAL.STALE');
  return browser;
}

/** What a provider is asked; what it does not answer as it should is the shopper's to hear, and the log's. */
export async function askProvider<Answer>(
  { log }: Pick<Dependencies, 'log'>,
  provider: SocialProvider,
  work: Promise<Answer>,
): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof IdentityRefused)) throw error;
    log.warn({ provider, err: error }, 'a sign-in at a provider failed');
    throw new Refusal(error instanceof ProviderAway ? 'SOCIAL.AWAY' : 'SOCIAL.REFUSED', { cause: error });
  }
}
