/** Where password managers lead people who want another password (W3C, "A Well-Known URL for Changing Passwords"). */
import { languageOf, localizePath } from '@suvarna/contracts/locale';
import type { SiteRoute } from '../../engine/composer/site.ts';

/** Sends a link to a new password, which asks for no old one: it works signed in or not. */
const NEW_PASSWORD = '/sign-in/forgot-password/';

export const changePasswordRoute: SiteRoute = {
  method: 'GET',
  path: '/.well-known/change-password',
  // The address has no language of its own.
  answer: ({ headers }) =>
    // Not for good: browsers would go past this address to one that may move.
    new Response(null, {
      status: 302,
      headers: {
        'cache-control': 'no-store',
        vary: 'accept-language',
        location: localizePath(
          NEW_PASSWORD,
          languageOf(/^\s*(\w+)/.exec(headers.get('accept-language') ?? '')?.[1]?.toLowerCase() ?? ''),
        ),
      },
    }),
};
