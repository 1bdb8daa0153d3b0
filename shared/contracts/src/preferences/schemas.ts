/** What a customer wants to hear of, and by what; and what was agreed to. */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { NOTICE_TOPICS } from '../customers/rules.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

export const NoticeChannels = Type.Object({
  email: Type.Boolean(),
  sms: Type.Boolean(),
  push: Type.Boolean(),
});
export type NoticeChannels = Static<typeof NoticeChannels>;

/** `referral-name`: friends who open an invitation read the first name of the inviter. */
export const CONSENT_PURPOSES = ['marketing', 'referral-name'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const NotificationSettings = Type.Object({
  /** By topic, in the order of {@link NOTICE_TOPICS}. */
  topics: Type.Array(Type.Object({ topic: oneOf(NOTICE_TOPICS), by: NoticeChannels })),
  /** What the account is reached at: masked, `''` for what it has not. Pushes go to browsers that said yes. */
  reached: Type.Object({ email: Type.String(), sms: Type.String(), browsers: Type.Integer() }),
  /** `null`: nothing was said yet. */
  consents: Type.Array(
    Type.Object({ purpose: oneOf(CONSENT_PURPOSES), given: Type.Union([Type.Boolean(), Type.Null()]) }),
  ),
  /** What was agreed to and taken back, the newest first. */
  history: Type.Array(
    Type.Object({
      purpose: oneOf(CONSENT_PURPOSES),
      given: Type.Boolean(),
      at: Type.String(),
      said_at: oneOf(['account']),
      locale: Language,
    }),
  ),
});
export type NotificationSettings = Static<typeof NotificationSettings>;

export const NoticeChoiceBody = strictObject({
  topic: oneOf(NOTICE_TOPICS),
  by: strictObject({ ...NoticeChannels.properties }),
});
export type NoticeChoiceBody = Static<typeof NoticeChoiceBody>;

export const ConsentBody = strictObject({
  purpose: oneOf(CONSENT_PURPOSES),
  given: Type.Boolean(),
  /** In which language it was read. */
  locale: Language,
});
export type ConsentBody = Static<typeof ConsentBody>;
