/** What a customer wants to hear of, and what was agreed to. */
import { ConsentBody, NoticeChoiceBody, NotificationSettings } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'customer';

export const notificationSettings = endpoint({
  method: 'GET',
  path: 'customer/customer_account/notifications/',
  access: 'customer',
  tag,
  summary: 'By what the customer hears of what; consents, with their history',
  answer: NotificationSettings,
});

export const notificationChoose = endpoint({
  method: 'POST',
  path: 'customer/customer_account/notifications/choose/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Chooses by what the customer hears of a topic; orders stay on by e-mail or SMS',
  body: NoticeChoiceBody,
  answer: NotificationSettings,
});

export const consentSay = endpoint({
  method: 'POST',
  path: 'customer/customer_account/consent/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Agrees to something, or takes it back; it is written down when and in which words',
  body: ConsentBody,
  answer: NotificationSettings,
});
