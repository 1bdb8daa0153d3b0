import type { AppointmentKind, AppointmentSlots } from '@suvarna/contracts/stores';
import { useRead, type ReadResult } from '@suvarna/remote-kit/use-read';
import { leftOf, readSlots } from './appointment.api.ts';

export interface Slots extends ReadResult<AppointmentSlots> {
  /** One was somebody else's by then: shows what is left, as the refusal says it or as it is read again. */
  readonly offerLeft: (refusal: unknown) => void;
}

/** Half hours of a day that are free. */
export function useSlots(of: {
  readonly storeId: string;
  readonly kind: AppointmentKind;
  readonly day: string;
}): Slots {
  const slots = useRead(`${of.storeId} ${of.kind} ${of.day}`, (signal) => readSlots(of, signal));
  return {
    ...slots,
    offerLeft(refusal) {
      const left = leftOf(refusal);
      if (left === undefined) slots.retry();
      else slots.put(left);
    },
  };
}
