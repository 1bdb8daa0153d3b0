/** Notices for a browser; the paths in the specification's spelling (§7). */
import { PushKey, RenewAnswer, RenewBody, TopicAnswer, TopicBody } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const pushKey = endpoint({
  method: 'GET',
  path: 'server/pushKey',
  access: 'public',
  tag: 'push',
  summary: 'The key a browser subscribes with',
  answer: PushKey,
});

export const topicSubscribe = endpoint({
  method: 'POST',
  path: 'server/subscribeTopic',
  access: 'shopper',
  once: true,
  tag: 'push',
  summary: "This browser wants notices of a topic, and of its shopper's orders",
  body: TopicBody,
  answer: TopicAnswer,
});

export const subscriptionRenew = endpoint({
  method: 'POST',
  path: 'server/renewSubscription',
  // A service worker has no session; the old subscription, which no other caller was told, proves whose it is.
  access: 'public',
  tag: 'push',
  summary: 'The push service gave this browser another subscription',
  body: RenewBody,
  answer: RenewAnswer,
});

export const topicUnsubscribe = endpoint({
  method: 'POST',
  path: 'server/unsubscribeTopic',
  access: 'shopper',
  once: true,
  tag: 'push',
  summary: 'This browser wants no notices any more',
  body: TopicBody,
  answer: TopicAnswer,
});
