import type { RawBuilder } from 'kysely';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { httpCallerId } from './caller-id/caller-id-provider.ts';
import { createPasswordHashing } from './password/password-hashing.ts';
import { requireSessions } from './session/session.plugin.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';
import type { CallerIdProvider, Invitations, MergeGuest, PasswordHashing, SignInLimits } from './index.ts';
import { dropGoneGuests } from './records/gone-guests.store.ts';
import { makeDueChanges } from './contact/change-contact.ts';
import { events } from './events.ts';
import { identityData } from './personal-data.ts';
import { respellPhones } from './account/phone-spellings.ts';
import { staffPhoneRoutes } from './account/staff-phone.routes.ts';
import { settings } from './identity-settings.ts';
import { messages } from './messages.ts';
import { customerRoutes } from './customer.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    readonly signInLimits: SignInLimits;
    readonly hashing: PasswordHashing;
    readonly callerId: CallerIdProvider | null;
    /** What a guest has becomes the account's. */
    readonly mergeGuest: MergeGuest;
    /** Who may invite others to open an account, and what follows when one does. */
    readonly invitations: Invitations;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** Which guests it needs although no browser is them any more, by `guests.id`. */
    readonly keepsGuest?: RawBuilder<boolean>;
  }
}

export const identity = defineModule({
  name: 'identity',
  needs: [...NEEDS, 'modules'],
  provides: {
    signInLimits: provide(['config', 'pool'], ({ config, pool }) => createSignInLimits(config, pool)),
    hashing: provide(['config'], ({ config }) =>
      createPasswordHashing(config.passwordHashWorkers, config.passwordCost),
    ),
    callerId: provide(
      ['config'],
      ({
        config: {
          identity: { callerId },
        },
      }) => callerId && httpCallerId(callerId),
    ),
  },
  eachCall: requireSessions,
  routes: { api: [customerRoutes], staff: [staffPhoneRoutes] },
  jobs: [
    {
      name: 'identity.contact-changes',
      cron: '*/10 * * * *',
      run: async (context) => {
        await makeDueChanges(context.db, context.clock());
      },
    },
    {
      name: 'identity.gone-guests',
      cron: '*/10 * * * *',
      run: async ({ db, clock, modules }) => {
        await dropGoneGuests(
          db,
          modules.flatMap(({ keepsGuest }) => keepsGuest ?? []),
          clock(),
        );
      },
    },
    {
      name: 'identity.phone-spellings',
      cron: '20 3 * * *',
      run: async (context) => {
        const respelled = await respellPhones(context.db);
        if (respelled > 0) context.log.info({ respelled }, 'phones in their one spelling');
      },
    },
  ],
  messages,
  events,
  personalData: identityData,
  settings,
});
