import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  contactBegin,
  type ContactBeginBody,
  contactDetails,
  contactProve,
  type ContactProveBody,
  type Contacts,
  type ContactSent,
  contactStop,
  contactStopByLink,
  contactWait,
} from '@suvarna/contracts/customers';

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
