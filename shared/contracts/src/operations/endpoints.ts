/** What the store's people publish, send and look after, besides orders. */
import {
  DeadDeliveries,
  ExchangeList,
  ExchangePublishBody,
  FailedJobs,
  GoldPublishBody,
  GoldRateList,
  NoticeBody,
  NoticeSent,
  Notices,
  RatesDecideBody,
  RatesDecided,
  RatesPublished,
  ReviveBody,
  Revived,
} from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const exchangeRates = endpoint({
  method: 'GET',
  path: 'rate/exchange/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Exchange rates, the newest first',
  answer: ExchangeList,
});

export const exchangePublish = endpoint({
  method: 'POST',
  path: 'rate/exchange/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary:
    'Publishes new exchange rates, which prices abroad follow; a jump of more than 3 % waits for a second person',
  body: ExchangePublishBody,
  answer: RatesPublished,
});

export const exchangeDecide = endpoint({
  method: 'POST',
  path: 'rate/exchange/decide/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'A second person publishes or drops exchange rates that wait',
  body: RatesDecideBody,
  answer: RatesDecided,
});

export const goldRates = endpoint({
  method: 'GET',
  path: 'rate/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Gold rates, the newest first, and those that wait for a second person',
  answer: GoldRateList,
});

export const goldPublish = endpoint({
  method: 'POST',
  path: 'rate/publish/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Publishes gold rates; a jump of more than 3 % waits for a second person',
  body: GoldPublishBody,
  answer: RatesPublished,
});

export const goldDecide = endpoint({
  method: 'POST',
  path: 'rate/decide/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'A second person publishes or drops gold rates that wait',
  body: RatesDecideBody,
  answer: RatesDecided,
});

export const noticeSend = endpoint({
  method: 'POST',
  path: 'push/notice/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Sends a notice to a topic',
  body: NoticeBody,
  answer: NoticeSent,
});

export const noticeList = endpoint({
  method: 'GET',
  path: 'push/notices/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Notices that were sent, newest first',
  answer: Notices,
});

export const outboxDead = endpoint({
  method: 'GET',
  path: 'outbox/dead/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Events and messages that could not be delivered, newest first',
  answer: DeadDeliveries,
});

export const outboxRevive = endpoint({
  method: 'POST',
  path: 'outbox/revive/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Lets one of them be tried again',
  body: ReviveBody,
  answer: Revived,
});

export const jobsFailed = endpoint({
  method: 'GET',
  path: 'jobs/failed/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Jobs that failed at every try, newest first',
  answer: FailedJobs,
});
