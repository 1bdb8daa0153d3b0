import type { PushPayload } from '@suvarna/contracts/push';
import { LOCALES, localizePath, type Locale } from '@suvarna/contracts/locale';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { insertNotice, pushToTopic } from './notice.store.ts';

interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

export interface Notice {
  readonly topic: string;
  readonly sentBy: string;
  readonly words: Readonly<Record<Locale, NoticeWords>>;
  /** Path of the store without a language prefix. */
  readonly path: string;
  readonly at: Date;
}

/** A notice that was not seen within a day is not worth showing any more. */
const HOURS = 24;

/** Sends a notice to every browser of a topic, each in its language, and writes down who did. */
export async function sendNotice(
  tx: Tx,
  { topic, sentBy, words, path, at }: Notice,
): Promise<{ readonly id: string; readonly recipients: number }> {
  const id = randomUUID();
  let recipients = 0;
  for (const locale of LOCALES) {
    const payload: PushPayload = {
      ...words[locale],
      path: localizePath(path, locale),
      tag: `notice-${id}`,
      lang: locale,
    };
    recipients += await pushToTopic(tx, {
      noticeId: id,
      topic,
      locale,
      payload,
      expiresAt: new Date(at.getTime() + HOURS * 3_600_000),
    });
  }
  await insertNotice(tx, {
    id,
    topic,
    sent_by: sentBy,
    words: JSON.stringify({ ...words, path }),
    recipients,
    sent_at: at,
  });
  return { id, recipients };
}
