import { behaviourOf, faceValueOf, RIGHT_PIN } from './behaviour.ts';

/** What the provider answers beside `OK`: it says no, and will say no again. */
export type Refusal =
  | 'UNKNOWN_VOUCHER'
  | 'WRONG_PIN'
  | 'EXPIRED'
  | 'INSUFFICIENT'
  | 'UNKNOWN_RESERVATION'
  | 'OTHER_AMOUNT'
  | 'RELEASED'
  | 'CAPTURED'
  | 'DECLINED';

export class VoucherRefused extends Error {
  override readonly name = 'VoucherRefused';
  readonly code: Refusal;

  constructor(code: Refusal) {
    super(code);
    this.code = code;
  }
}

export interface Reservation {
  /** The store's own name for it: the same name twice is one reservation. */
  readonly reference: string;
  readonly number: string;
  readonly amount: number;
  /** Seconds since 1970 at which it is released by itself. */
  readonly validUntil: number;
  status: 'reserved' | 'captured' | 'released';
  captured: number;
  captures: number;
}

interface Refund {
  readonly reference: string;
  readonly reservation: string;
  readonly amount: number;
}

export interface StoredVouchers {
  readonly reservations: readonly Reservation[];
  readonly refunds: readonly Refund[];
}

const now = (): number => Math.floor(Date.now() / 1_000);

/** Vouchers of a third party. What a voucher is worth and how it behaves, its number says (`behaviour.ts`). */
export class VoucherStore {
  readonly reservations = new Map<string, Reservation>();
  readonly refunds = new Map<string, Refund>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** @throws VoucherRefused */
  balance(number: string, pin: string): number {
    const behaviour = behaviourOf(number);
    if (behaviour === undefined) throw new VoucherRefused('UNKNOWN_VOUCHER');
    if (pin !== RIGHT_PIN) throw new VoucherRefused('WRONG_PIN');
    if (behaviour === 'expired') throw new VoucherRefused('EXPIRED');
    const spent = behaviour === 'partly-used' ? Math.floor((faceValueOf(number) * 65) / 100) : 0;
    let left = faceValueOf(number) - spent;
    for (const reservation of this.reservations.values()) {
      if (reservation.number !== number) continue;
      this.#endInTime(reservation);
      if (reservation.status === 'reserved') left -= reservation.amount;
      if (reservation.status === 'captured')
        left -= reservation.captured - this.#refunded(reservation.reference);
    }
    return left;
  }

  /** Puts an amount aside. @throws VoucherRefused */
  reserve(wanted: {
    readonly reference: string;
    readonly number: string;
    readonly pin: string;
    readonly amount: number;
    readonly validSeconds: number;
  }): Reservation {
    const { reference, number, pin, amount, validSeconds } = wanted;
    const known = this.reservations.get(reference);
    if (known !== undefined) {
      if (known.number !== number || known.amount !== amount) throw new VoucherRefused('OTHER_AMOUNT');
      this.#endInTime(known);
      return known;
    }
    if (amount > this.balance(number, pin)) throw new VoucherRefused('INSUFFICIENT');
    const reservation: Reservation = {
      reference,
      number,
      amount,
      validUntil: now() + validSeconds,
      status: 'reserved',
      captured: 0,
      captures: 0,
    };
    this.reservations.set(reference, reservation);
    this.#onChange();
    return reservation;
  }

  /** @throws VoucherRefused */
  find(reference: string): Reservation {
    const reservation = this.reservations.get(reference);
    if (reservation === undefined) throw new VoucherRefused('UNKNOWN_RESERVATION');
    this.#endInTime(reservation);
    return reservation;
  }

  /** Takes what was put aside, or a part of it: the rest is on the voucher again. Taking it twice is taking it once. @throws VoucherRefused */
  capture(reference: string, amount: number): Reservation {
    const reservation = this.find(reference);
    if (reservation.status === 'released') throw new VoucherRefused('RELEASED');
    if (reservation.status === 'captured') {
      if (reservation.captured !== amount) throw new VoucherRefused('OTHER_AMOUNT');
      return reservation;
    }
    if (amount > reservation.amount) throw new VoucherRefused('OTHER_AMOUNT');
    if (behaviourOf(reservation.number) === 'declined-at-capture') throw new VoucherRefused('DECLINED');
    Object.assign(reservation, {
      status: 'captured',
      captured: amount,
      captures: reservation.captures + 1,
    });
    this.#onChange();
    return reservation;
  }

  /** Releasing twice is releasing. @throws VoucherRefused when it was taken */
  release(reference: string): Reservation {
    const reservation = this.find(reference);
    if (reservation.status === 'captured') throw new VoucherRefused('CAPTURED');
    reservation.status = 'released';
    this.#onChange();
    return reservation;
  }

  /** Gives back what was taken, or a part of it. @throws VoucherRefused */
  refund(reservationReference: string, reference: string, amount: number): Refund {
    const known = this.refunds.get(reference);
    if (known !== undefined) {
      if (known.reservation !== reservationReference || known.amount !== amount)
        throw new VoucherRefused('OTHER_AMOUNT');
      return known;
    }
    const reservation = this.find(reservationReference);
    if (
      reservation.status !== 'captured' ||
      this.#refunded(reservationReference) + amount > reservation.captured
    )
      throw new VoucherRefused('OTHER_AMOUNT');
    const refund = { reference, reservation: reservationReference, amount };
    this.refunds.set(reference, refund);
    this.#onChange();
    return refund;
  }

  contents(): StoredVouchers {
    return { reservations: [...this.reservations.values()], refunds: [...this.refunds.values()] };
  }

  restore({ reservations, refunds }: StoredVouchers): void {
    for (const reservation of reservations) this.reservations.set(reservation.reference, reservation);
    for (const refund of refunds) this.refunds.set(refund.reference, refund);
  }

  #refunded(reservation: string): number {
    return this.refunds
      .values()
      .filter((refund) => refund.reservation === reservation)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  #endInTime(reservation: Reservation): void {
    if (reservation.status === 'reserved' && reservation.validUntil <= now()) reservation.status = 'released';
  }
}
