import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { createProviders } from './provider/create-providers.ts';
import { dropOldFlows } from './flow.store.ts';
import type { Providers } from './index.ts';
import { messages } from './messages.ts';
import { socialData } from './personal-data.ts';
import { linkRoutes } from './link/link.routes.ts';
import { returnRoutes } from './return.routes.ts';
import { providersRoutes, socialRoutes } from './social.routes.ts';
import { settings } from './provider/social-settings.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** Google and Apple, as far as they are on. */
    readonly socialProviders: Providers;
  }
}

export const social = defineModule({
  name: 'social',
  needs: NEEDS,
  provides: {
    socialProviders: provide(['config'], ({ config }) => createProviders(config)),
  },
  personalData: socialData,
  routes: { api: [providersRoutes, socialRoutes, linkRoutes, returnRoutes], pages: [providersRoutes] },
  messages,
  settings,
  cleanup: dropOldFlows,
});
