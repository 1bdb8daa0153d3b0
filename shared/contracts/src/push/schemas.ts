/** Web Push (specification §4, §7; domain rules §2.14 row 50). */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { PUSH_TOPIC } from './rules.ts';
import { strictObject } from '../base/endpoint/schema.ts';

/**
 * `token` is the browser's `PushSubscription`, serialised: the text of `JSON.stringify(subscription)`,
 * `{"endpoint": "https://…", "expirationTime": null | ms, "keys": {"p256dh": base64url, "auth": base64url}}`.
 */
export const TopicBody = strictObject({
  token: Type.String({
    minLength: 1,
    maxLength: 3_000,
    description:
      'The serialised PushSubscription of the browser. Anything else, such as an opaque token of another push provider, is answered with 400 PUSH.TOKEN_UNKNOWN.',
  }),
  topic: Type.Literal(PUSH_TOPIC),
});
export type TopicBody = Static<typeof TopicBody>;
/** What a browser's push service gave it in the place of a subscription of ours. */
export const RenewBody = strictObject({
  /** The whole subscription that ended: who shows it sits at the browser it belonged to. */
  old_token: Type.String({ minLength: 40, maxLength: 3_000 }),
  token: Type.String({ minLength: 40, maxLength: 3_000 }),
});
export type RenewBody = Static<typeof RenewBody>;
export const RenewAnswer = Type.Object({ renewed: Type.Boolean() });
export type RenewAnswer = Static<typeof RenewAnswer>;
export const TopicAnswer = Type.Object({ topic: Type.Literal(PUSH_TOPIC), subscribed: Type.Boolean() });
export type TopicAnswer = Static<typeof TopicAnswer>;
/** Half of the key pair that ties a subscription to this store, base64url. */
export const PushKey = Type.Object({ public_key: Type.String() });
export type PushKey = Static<typeof PushKey>;

/** What a push carries, encrypted, from the store to the service worker: JSON in UTF-8. */
export const PushPayload = strictObject({
  title: Type.String({ minLength: 1, maxLength: 120 }),
  body: Type.String({ maxLength: 400 }),
  /** Path of this store, with its language prefix, that a tap leads to. */
  path: Type.String({ pattern: '^/([A-Za-z0-9].*)?$', maxLength: 500 }),
  /** A later notice with the same tag takes the place of the one before. */
  tag: Type.String({ maxLength: 80 }),
  lang: Language,
});
export type PushPayload = Static<typeof PushPayload>;
