/** What a customer wants to hear of, and what was agreed to. */
import { ConsentBody, NoticeChoiceBody, NotificationSettings } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const notificationSettings = get('customer/customer_account/notifications/', 'customer', {
  summary: 'By what the customer hears of what; consents, with their history',
  answer: NotificationSettings,
});

export const notificationChoose = post('customer/customer_account/notifications/choose/', 'customer', {
  once: true,
  summary: 'Chooses by what the customer hears of a topic; orders stay on by e-mail or SMS',
  body: NoticeChoiceBody,
  answer: NotificationSettings,
});

export const consentSay = post('customer/customer_account/consent/', 'customer', {
  once: true,
  summary: 'Agrees to something, or takes it back; it is written down when and in which words',
  body: ConsentBody,
  answer: NotificationSettings,
});
