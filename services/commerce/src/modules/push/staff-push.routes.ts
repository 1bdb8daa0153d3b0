import { noticeList, noticeSend } from '@suvarna/contracts/operations';
import type { FastifyPluginAsync } from 'fastify';
import { listNotices } from './notice.store.ts';
import type { Needs } from './needs.ts';
import { sendNotice } from './notice.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';

const SHOWN = 100;

/** Notices to everybody who asked for them: both languages at once, by an admin, with a record that stays. */
export function staffPushRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serveOnce(app, noticeSend, async ({ tx, request }) => {
      const { topic, words, path, sent_by: sentBy } = request.body;
      const { id, recipients } = await sendNotice(tx, { topic, words, path, sentBy, at: clock() });
      request.log.info({ notice: id, topic, recipients }, 'a notice was sent');
      return envelope({ notice_id: id, recipients });
    });

    serve(app, noticeList, async () =>
      envelope({
        results: (await listNotices(db, SHOWN)).map(({ id, sent_at, ...rest }) => ({
          ...rest,
          notice_id: id,
          sent_at: sent_at.toISOString(),
        })),
      }),
    );
  };
}
