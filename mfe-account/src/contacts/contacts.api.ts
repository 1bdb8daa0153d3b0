import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  contactBegin,
  contactDetails,
  contactProve,
  contactStop,
  contactStopByLink,
  contactWait,
} from '@suvarna/contracts/calls/contacts';
import type {
  ContactBeginBody,
  ContactProveBody,
  Contacts,
  ContactSent,
} from '@suvarna/contracts/api/contacts';

export const readContacts = (signal: AbortSignal): Promise<Contacts> => call(api, contactDetails, { signal });
export const beginChange = (body: ContactBeginBody): Promise<ContactSent> =>
  call(api, contactBegin, { body });
export const prove = (body: ContactProveBody): Promise<Contacts> => call(api, contactProve, { body });
export const waitWithoutOld = (password: string): Promise<Contacts> =>
  call(api, contactWait, { body: { password } });
export const stopChange = (): Promise<Contacts> => call(api, contactStop, { body: {} });
export async function stopByLink(token: string): Promise<void> {
  await call(api, contactStopByLink, { body: { token } });
}
