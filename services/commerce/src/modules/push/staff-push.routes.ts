import { PUSH_TOPIC } from '@suvarna/contracts/push-topic';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { listNotices } from './notice.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sendNotice } from './notice.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';

const security = [{ token: [] }];
const tags = ['staff'];
const strict = { additionalProperties: false } as const;
const SHOWN = 100;

const Words = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 120 }),
    body: Type.String({ minLength: 1, maxLength: 400 }),
  },
  strict,
);
const NoticeBody = Type.Object(
  {
    topic: Type.Literal(PUSH_TOPIC),
    words: Type.Object({ en: Words, hi: Words }, strict),
    /** Path of the store without a language prefix, where a tap leads. */
    path: Type.String({ pattern: '^/([A-Za-z0-9][\\x21-\\x7e]*)?$', maxLength: 400 }),
    sent_by: Type.String({ minLength: 1, maxLength: 80 }),
  },
  strict,
);
const Sent = Type.Object({ notice_id: Type.String(), recipients: Type.Integer() });
const Notices = Type.Object({
  results: Type.Array(
    Type.Object({
      notice_id: Type.String(),
      topic: Type.String(),
      sent_by: Type.String(),
      words: Type.Any(),
      recipients: Type.Integer(),
      sent_at: Type.String(),
    }),
  ),
});

/** Notices to everybody who asked for them: both languages at once, by an admin, with a record that stays. */
export function staffPushRoutes({ db, clock }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/push/notice/',
      {
        config: { access: 'staff-admin', once: true },
        schema: {
          tags,
          security,
          summary: 'Sends a notice to a topic',
          body: NoticeBody,
          response: answers(Sent),
        },
      },
      (request, reply) =>
        performOnce(db, 'staff', request, reply, async (tx) => {
          const { topic, words, path, sent_by: sentBy } = request.body;
          const { id, recipients } = await sendNotice(tx, { topic, words, path, sentBy, at: clock() });
          request.log.info({ notice: id, topic, recipients }, 'a notice was sent');
          return envelope({ notice_id: id, recipients });
        }),
    );

    app.get(
      '/push/notices/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'Notices that were sent, newest first',
          response: answers(Notices),
        },
      },
      async () =>
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
