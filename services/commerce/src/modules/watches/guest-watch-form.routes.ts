import { GuestWatchForm, guestWatchForm } from '@suvarna/contracts/watches';
import { localizePath } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { acceptForms, requireOwnPage } from '../../platform/http/shape/own-form.ts';
import { serve } from '../../platform/http/serve.ts';
import { sayYes, stopAll } from './guest-watch.routes.ts';

const FORM_BYTES = 4_096;

/** The two buttons of a letter's page where no script runs: what they did is said by the page, which is opened again. */
export function guestWatchFormRoutes(
  needs: Pick<Dependencies, 'db' | 'clock' | 'catalogue' | 'config'>,
): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app, Object.keys(GuestWatchForm.properties), FORM_BYTES);
    serve(app, guestWatchForm, async (request, reply) => {
      requireOwnPage(request, needs.config.shopOrigin);
      const { token, answer, lang } = request.body;
      await needs.db.transaction().execute(async (tx) => {
        if (answer === 'no') await stopAll(tx, needs, token);
        else await sayYes(tx, needs, token).catch(isGone);
      });
      const query = new URLSearchParams({ token, answer });
      return reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .redirect(`${localizePath('/notify-me/', lang)}?${query.toString()}`, 303);
    });
  };
}

/** The page says itself that a link leads to nothing any more, or that an address waits for as much as it may. */
function isGone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
