import { api } from '@suvarna/api-client';
import type { OtpSent, PhoneUpdated } from '@suvarna/contracts/api/identity';

/** `customer/{action}/` of the specification (§7); one slash is sent (domain rules §2.14 row 36). */
const call = async <Data>(action: 'customer_otp/' | 'customer_verify_otp/', body: object): Promise<Data> =>
  (await api.post<Data>(`customer/${action}`, body)).data;

/** Rejects with `ApiFailure`; status 400 brings a message to show. */
export const sendOtp = (telephone: string): Promise<OtpSent> =>
  call('customer_otp/', { customer_telephone: telephone, update_type: 'update' });

/** What the browser says of its system, e.g. `Linux; Android 14; Pixel 8`. */
const system = (): string => (/\(([^)]*)\)/.exec(navigator.userAgent)?.[1] ?? '').slice(0, 40);

/** Saves the phone the code was sent to. */
export const verifyOtp = (telephone: string, otp: string): Promise<PhoneUpdated> =>
  call('customer_verify_otp/', {
    customer_telephone: telephone,
    otp,
    update_type: 'update',
    webengageEvent: true,
    deviceType: 'website',
    osVersion: system(),
    appVersion: __REMOTE__.version.slice(0, 40),
    shopBy: 1,
  });
