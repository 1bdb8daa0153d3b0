import { ClientSecretPost } from 'openid-client';
import { addressOf } from '@suvarna/contracts/endpoint';
import { type SocialProvider, socialReturn } from '@suvarna/contracts/social';
import type { Config } from '../../../config.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import { oidcProvider } from './oidc-provider.ts';
import type { Providers } from './provider.ts';

/** Those that are on, in the order they are offered. */
export function createProviders({ social, shopOrigin }: Pick<Config, 'social' | 'shopOrigin'>): Providers {
  const redirectUri = (provider: SocialProvider): string =>
    shopOrigin + addressOf(socialReturn, { provider });
  const { google, apple } = social;
  return [
    ...(google === null
      ? []
      : [
          oidcProvider({
            ...google,
            name: 'google',
            authentication: ClientSecretPost(google.clientSecret),
            redirectUri: redirectUri('google'),
            // A person who has several accounts says which; the last one is not taken without a word.
            parameters: { scope: 'openid email profile', prompt: 'select_account' },
          }),
        ]),
    ...(apple === null
      ? []
      : [
          oidcProvider({
            ...apple,
            name: 'apple',
            // oxlint-disable-next-line typescript/no-misused-promises -- the library waits for it, as its type says
            authentication: async (_server, _client, body) => {
              body.set('client_id', apple.clientId);
              body.set('client_secret', await appleClientSecret(apple, apple));
            },
            redirectUri: redirectUri('apple'),
            // Apple answers by a form as soon as it is asked for a name or an address.
            parameters: { scope: 'name email', response_mode: 'form_post' },
          }),
        ]),
  ];
}
