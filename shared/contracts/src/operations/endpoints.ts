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
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const exchangeRates = get('rate/exchange/', 'staff-view', {
  summary: 'Exchange rates, the newest first',
  answer: ExchangeList,
});

export const exchangePublish = post('rate/exchange/', 'staff-admin', {
  once: true,
  summary:
    'Publishes new exchange rates, which prices abroad follow; a jump of more than 3 % waits for a second person',
  body: ExchangePublishBody,
  answer: RatesPublished,
});

export const exchangeDecide = post('rate/exchange/decide/', 'staff-admin', {
  once: true,
  summary: 'A second person publishes or drops exchange rates that wait',
  body: RatesDecideBody,
  answer: RatesDecided,
});

export const goldRates = get('rate/list/', 'staff-view', {
  summary: 'Gold rates, the newest first, and those that wait for a second person',
  answer: GoldRateList,
});

export const goldPublish = post('rate/publish/', 'staff-admin', {
  once: true,
  summary: 'Publishes gold rates; a jump of more than 3 % waits for a second person',
  body: GoldPublishBody,
  answer: RatesPublished,
});

export const goldDecide = post('rate/decide/', 'staff-admin', {
  once: true,
  summary: 'A second person publishes or drops gold rates that wait',
  body: RatesDecideBody,
  answer: RatesDecided,
});

export const noticeSend = post('push/notice/', 'staff-admin', {
  once: true,
  summary: 'Sends a notice to a topic',
  body: NoticeBody,
  answer: NoticeSent,
});

export const noticeList = get('push/notices/', 'staff-view', {
  summary: 'Notices that were sent, newest first',
  answer: Notices,
});

export const outboxDead = get('outbox/dead/', 'staff-view', {
  summary: 'Events and messages that could not be delivered, newest first',
  answer: DeadDeliveries,
});

export const outboxRevive = post('outbox/revive/', 'staff-admin', {
  once: true,
  summary: 'Lets one of them be tried anew',
  body: ReviveBody,
  answer: Revived,
});

export const jobsFailed = get('jobs/failed/', 'staff-view', {
  summary: 'Jobs that failed at every try, newest first',
  answer: FailedJobs,
});
