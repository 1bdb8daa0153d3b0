import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import {
  type Appointment,
  type AppointmentBody,
  appointmentCalendar,
  appointmentCancel,
  appointmentChange,
  appointmentCode,
  appointmentCreate,
  appointmentDetails,
  type AppointmentKind,
  appointmentList,
  type AppointmentSlots,
  appointmentSlots,
} from '@suvarna/contracts/stores';
import { OTP_RESEND_SECONDS } from '@suvarna/contracts/storefront-constants';

export const readSlots = (
  of: { readonly storeId: string; readonly kind: AppointmentKind; readonly day: string },
  signal: AbortSignal,
): Promise<AppointmentSlots> =>
  call(api, appointmentSlots, {
    query: { store_id: of.storeId, kind: of.kind, date: of.day },
    signal,
  });

export const readAppointment = (token: string, signal: AbortSignal): Promise<Appointment> =>
  call(api, appointmentDetails, { query: { token }, signal });

export const readOwn = async (signal: AbortSignal): Promise<readonly Appointment[]> =>
  (await call(api, appointmentList, { signal })).results;

/** @param idempotencyKey the same for the same wish sent again */
export const book = (body: AppointmentBody, idempotencyKey: string): Promise<Appointment> =>
  call(api, appointmentCreate, { body, idempotencyKey });

/** The code that was sent, or that was just before: seconds until another one may be asked for. */
interface SentCode {
  readonly wait: number;
  readonly isNew: boolean;
}

export async function sendCode(mobile: string): Promise<SentCode> {
  try {
    return { wait: (await call(api, appointmentCode, { body: { mobile } })).resend_after, isNew: true };
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'OTP.TOO_SOON') throw error;
    return { wait: OTP_RESEND_SECONDS, isNew: false };
  }
}

/** The number has to be proven before this is booked. */
export const asksForCode = (error: unknown): boolean =>
  isApiFailure(error) && error.code === 'APPOINTMENT.CODE_REQUIRED';

/** Key of the text of a code that is not taken, `undefined` where something else failed. */
export const codeFaultKey = (error: unknown): string | undefined =>
  isApiFailure(error) ? CODE_KEYS[error.code] : undefined;

export const move = (token: string, startsAt: string): Promise<Appointment> =>
  call(api, appointmentChange, { body: { token, starts_at: startsAt } });

export const cancel = (token: string): Promise<Appointment> =>
  call(api, appointmentCancel, { body: { token } });

/** A file the browser downloads by itself. */
export const calendarFile = (token: string): string =>
  `/api/${appointmentCalendar.path}?token=${encodeURIComponent(token)}`;

/** What is left of the day, where a slot was another shopper's by then. */
export function leftOf(error: unknown): AppointmentSlots | undefined {
  if (!isApiFailure(error) || error.code !== 'APPOINTMENT.SLOT_TAKEN') return undefined;
  const { data } = error.body as { readonly data?: AppointmentSlots | null };
  return data ?? undefined;
}

export const isSlotGone = (error: unknown): boolean =>
  leftOf(error) !== undefined || failureKey(error) === 'slot-gone';

const CODE_KEYS: Readonly<Record<string, string>> = {
  'OTP.WRONG': 'code-wrong',
  'OTP.LOCKED': 'code-locked',
};

const KEYS: Readonly<Record<string, string>> = {
  'APPOINTMENT.SLOT_TAKEN': 'slot-taken',
  'APPOINTMENT.SLOT_INVALID': 'slot-gone',
  'APPOINTMENT.TOO_MANY': 'too-many',
  'APPOINTMENT.CLOSED': 'closed-already',
  'REQUEST.TOO_MANY': 'too-often',
  'OTP.LOCKED': 'code-locked',
};

/** Key of the text a failure is told by. */
export const failureKey = (error: unknown): string =>
  (isApiFailure(error) ? KEYS[error.code] : undefined) ?? 'failed';
