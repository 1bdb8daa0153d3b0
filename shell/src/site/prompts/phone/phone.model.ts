/**
 * The phone update as the specification has it (§4; domain rules §2.14 rows 18 and 20): send_otp,
 * then verify_otp; a countdown from sending; at zero the step goes back to send_otp, while the field
 * stays and six digits still verify. No clock and no calls: both are told and asked for.
 */
import { faultOfTypedCode, type CodeFault } from '@suvarna/forms/code-schema';
import { digitsOf } from '@suvarna/forms/digits';
import { wirePhone } from '@suvarna/forms/phone';
import { faultsOf } from '@suvarna/forms/faults';
import type { FormTextKey } from '@suvarna/forms/texts';
import { OTP_LENGTH, OTP_RESEND_SECONDS } from '../constants.ts';
import { callingCodeOf, phoneSchema } from './phone.schema.ts';

export interface PhoneUpdate {
  readonly step: 'send_otp' | 'verify_otp';
  readonly countryId: string;
  readonly number: string;
  /** `"91-9876543210"` the last code went to; `null` before the first, and for another number. */
  readonly sentTo: string | null;
  /** When another code may be asked for; `null` while nothing counts down. */
  readonly resendAt: number | null;
  readonly otp: string;
  readonly busy: 'sending' | 'verifying' | null;
  readonly phoneFault: FormTextKey | undefined;
  /** `empty` and `short` are the field's own; anything else is what the store said. */
  readonly otpFault:
    | { readonly kind: CodeFault }
    | { readonly kind: 'refused'; readonly text: string }
    | undefined;
}

export type PhoneEvent =
  | { readonly kind: 'country'; readonly id: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'otp'; readonly text: string }
  | { readonly kind: 'press' }
  | { readonly kind: 'tick'; readonly now: number }
  | { readonly kind: 'sent'; readonly now: number }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'not-verified'; readonly text: string };

export type PhoneCall =
  | { readonly kind: 'send'; readonly telephone: string }
  | { readonly kind: 'verify'; readonly telephone: string; readonly otp: string };

export interface PhoneStep {
  readonly state: PhoneUpdate;
  /** What is to be asked of the store now. */
  readonly call?: PhoneCall;
}

export const newPhoneUpdate: PhoneUpdate = {
  step: 'send_otp',
  countryId: 'IN',
  number: '',
  sentTo: null,
  resendAt: null,
  otp: '',
  busy: null,
  phoneFault: undefined,
  otpFault: undefined,
};

/** What the one button reads. */
export const buttonOf = ({ step, sentTo }: PhoneUpdate): 'update' | 'verify' | 'resend' =>
  step === 'verify_otp' ? 'verify' : sentTo === null ? 'update' : 'resend';

export const secondsLeft = ({ resendAt }: PhoneUpdate, now: number): number =>
  resendAt === null ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1_000));

/** A code belongs to the number it was sent to: with another one the flow begins again. */
const anew = (state: PhoneUpdate): PhoneUpdate => ({
  ...state,
  step: 'send_otp',
  sentTo: null,
  resendAt: null,
  otp: '',
  phoneFault: undefined,
  otpFault: undefined,
});

function send(state: PhoneUpdate): PhoneStep {
  const { countryId, number } = state;
  const { number: phoneFault } = faultsOf(phoneSchema, { countryId, number });
  if (phoneFault !== undefined) return { state: { ...state, phoneFault } };
  return {
    state: { ...state, busy: 'sending', phoneFault: undefined, otpFault: undefined },
    call: { kind: 'send', telephone: wirePhone(callingCodeOf(countryId), number) },
  };
}

function verify(state: PhoneUpdate): PhoneStep {
  if (state.sentTo === null) return { state };
  const kind = faultOfTypedCode(state.otp);
  if (kind !== undefined) return { state: { ...state, otpFault: { kind } } };
  return {
    state: { ...state, busy: 'verifying', otpFault: undefined },
    call: { kind: 'verify', telephone: state.sentTo, otp: state.otp },
  };
}

function typeOtp(state: PhoneUpdate, text: string): PhoneStep {
  const otp = digitsOf(text).slice(0, OTP_LENGTH);
  if (otp === state.otp || state.busy === 'verifying') return { state };
  const typed: PhoneUpdate = { ...state, otp, otpFault: undefined };
  return otp.length === OTP_LENGTH && state.busy === null ? verify(typed) : { state: typed };
}

export function advance(state: PhoneUpdate, event: PhoneEvent): PhoneStep {
  switch (event.kind) {
    case 'country':
      return { state: state.busy === null ? anew({ ...state, countryId: event.id }) : state };
    case 'number':
      return { state: state.busy === null ? anew({ ...state, number: event.text }) : state };
    case 'otp':
      return typeOtp(state, event.text);
    case 'press':
      if (state.busy !== null) return { state };
      return state.step === 'verify_otp' ? verify(state) : send(state);
    case 'tick':
      return {
        state:
          state.resendAt !== null && event.now >= state.resendAt
            ? { ...state, step: 'send_otp', resendAt: null }
            : state,
      };
    case 'sent': {
      return {
        state: {
          ...state,
          busy: null,
          step: 'verify_otp',
          sentTo: wirePhone(callingCodeOf(state.countryId), state.number),
          resendAt: event.now + OTP_RESEND_SECONDS * 1_000,
          otp: '',
        },
      };
    }
    case 'not-sent':
      return { state: { ...state, busy: null } };
    case 'not-verified':
      return { state: { ...state, busy: null, otp: '', otpFault: { kind: 'refused', text: event.text } } };
  }
}
