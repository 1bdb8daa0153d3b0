/** Notices for a browser; the paths in the specification's spelling (§7). */
import { PushKey, TopicAnswer, TopicBody } from '../api/push.ts';
import { endpoint } from '../endpoint.ts';

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
