import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { type OtpSent, phoneOtp, phoneUpdate, type PhoneUpdated } from '@suvarna/contracts/identity';

/** Rejects with `ApiFailure`; status 400 brings a message to show. */
export const sendOtp = (telephone: string): Promise<OtpSent> =>
  call(api, phoneOtp, { body: { customer_telephone: telephone, update_type: 'update' } });

/** What the browser says of its system, e.g. `Linux; Android 14; Pixel 8`. */
const system = (): string => (/\(([^)]*)\)/.exec(navigator.userAgent)?.[1] ?? '').slice(0, 40);

/** Saves the phone the code was sent to. */
export const verifyOtp = (telephone: string, otp: string): Promise<PhoneUpdated> =>
  call(api, phoneUpdate, {
    body: {
      customer_telephone: telephone,
      otp,
      update_type: 'update',
      webengageEvent: true,
      deviceType: 'website',
      osVersion: system(),
      appVersion: __REMOTE__.version.slice(0, 40),
      shopBy: 1,
    },
  });
