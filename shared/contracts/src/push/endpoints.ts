/** Notices for a browser; the paths in the specification's spelling (§7). */
import { PushKey, RenewAnswer, RenewBody, TopicAnswer, TopicBody } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('push');

export const pushKey = get('server/pushKey', 'public', {
  summary: 'The key a browser subscribes with',
  answer: PushKey,
});

export const topicSubscribe = post('server/subscribeTopic', 'shopper', {
  once: true,
  summary: "This browser wants notices of a topic, and of its shopper's orders",
  body: TopicBody,
  answer: TopicAnswer,
});

/** A service worker has no session; the old subscription, which no other party was told, proves whose it is. */
export const subscriptionRenew = post('server/renewSubscription', 'public', {
  summary: 'The push service gave this browser another subscription',
  body: RenewBody,
  answer: RenewAnswer,
});

export const topicUnsubscribe = post('server/unsubscribeTopic', 'shopper', {
  once: true,
  summary: 'This browser wants no notices any more',
  body: TopicBody,
  answer: TopicAnswer,
});
