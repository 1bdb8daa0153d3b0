import { boxReminderOff, boxReminderSet } from '@suvarna/contracts/jewellery-box';
import { indianDay } from '@suvarna/contracts/indian-day';
import { faultOfDueOn } from '@suvarna/forms/jewellery-box';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serveOnce } from '../../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../../identity/index.ts';
import { remind, remindNoMore } from './reminders.ts';

/** `box/reminder/…`: of the customer's own pieces. */
export function reminderRoutes(deps: Needs): FastifyPluginAsync {
  return async (app) => {
    serveOnce(app, boxReminderSet, async ({ tx, request }) => {
      const fault = faultOfDueOn(request.body.due_on, indianDay(deps.clock()));
      if (fault !== undefined) {
        const text = formText(fault, localeOf(request));
        throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/due_on': text } });
      }
      return envelope({ results: await remind(tx, shopperOf(request).id, request.body) });
    });

    serveOnce(app, boxReminderOff, async ({ tx, request }) =>
      envelope({ results: await remindNoMore(tx, shopperOf(request).id, request.body) }),
    );
  };
}
