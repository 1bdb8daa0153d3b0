import { addressKnown, type AddressKnownValues } from './messages/address-known.ts';
import { oneTimeCode, type OneTimeCodeValues } from './messages/one-time-code.ts';
import { registered, type RegisteredValues } from './messages/registered.ts';
import { resetPassword, type ResetPasswordValues } from './messages/reset-password.ts';
import type { MessageTemplates } from '../../platform/notifications/messages.ts';

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'address-known': AddressKnownValues;
    'one-time-code': OneTimeCodeValues;
    registered: RegisteredValues;
    'reset-password': ResetPasswordValues;
  }
}

export const messages = {
  'address-known': addressKnown,
  'one-time-code': oneTimeCode,
  registered,
  'reset-password': resetPassword,
} as const satisfies MessageTemplates;
