import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import { texts } from './texts.ts';

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    /** Says nothing of who reported it: a name of a platform is anybody's. */
    agentConsent: Readonly<Record<string, never>>;
  }
}

export const messages = messagesIn(texts, {
  agentConsent: template('consent', (_values, { page }) => ({ page: page('/account/notifications/') })),
});
