import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  type ConsentBody,
  consentSay,
  type NoticeChoiceBody,
  notificationChoose,
  notificationSettings,
  type NotificationSettings,
} from '@suvarna/contracts/preferences';

export const readSettings = (signal: AbortSignal): Promise<NotificationSettings> =>
  call(api, notificationSettings, { signal });
export const choose = (body: NoticeChoiceBody): Promise<NotificationSettings> =>
  call(api, notificationChoose, { body });
export const sayConsent = (body: ConsentBody): Promise<NotificationSettings> =>
  call(api, consentSay, { body });
