import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { consentSay, notificationChoose, notificationSettings } from '@suvarna/contracts/calls/notifications';
import type {
  ConsentBody,
  NoticeChoiceBody,
  NotificationSettings,
} from '@suvarna/contracts/api/notifications';

export const readSettings = (signal: AbortSignal): Promise<NotificationSettings> =>
  call(api, notificationSettings, { signal });
export const choose = (body: NoticeChoiceBody): Promise<NotificationSettings> =>
  call(api, notificationChoose, { body });
export const sayConsent = (body: ConsentBody): Promise<NotificationSettings> =>
  call(api, consentSay, { body });
