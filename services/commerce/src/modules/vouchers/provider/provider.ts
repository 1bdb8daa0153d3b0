import type { MinorUnits } from '@suvarna/contracts/money';

/** Why a provider says no, and will say no again. */
export type ProviderNo = 'unknown' | 'expired' | 'insufficient' | 'conflict' | 'declined';

export interface OnVoucher {
  readonly number: string;
  readonly pin: string;
}

export interface VoucherOnOffer {
  /** What can be put aside now. */
  readonly balance: MinorUnits;
  /** ISO day; `null` when it has none. */
  readonly expiresOn: string | null;
}

/**
 * A provider of gift vouchers. Value is put aside under a name of ours, and that name is its key: asked
 * for again, it is the same reservation, capture, release or refund. Calls give up like those of payment
 * providers, and are never made while a database transaction holds locks.
 *
 * @throws VoucherNo when the provider said no
 * @throws ProviderUnavailable when there was no answer to rely on: it is not known whether it happened
 */
export interface VoucherProvider {
  balance(voucher: OnVoucher): Promise<VoucherOnOffer>;
  reserve(
    wanted: OnVoucher & {
      readonly reservationId: string;
      readonly amount: MinorUnits;
      readonly validSeconds: number;
    },
  ): Promise<void>;
  /** Takes so much of what was put aside; the rest is the voucher's again. */
  capture(reservationId: string, amount: MinorUnits): Promise<void>;
  /** Nothing was put aside under that name: that is released, too. */
  release(reservationId: string): Promise<void>;
  refund(
    reservationId: string,
    back: { readonly refundId: string; readonly amount: MinorUnits },
  ): Promise<void>;
}

export class VoucherNo extends Error {
  override readonly name = 'VoucherNo';
  readonly why: ProviderNo;

  constructor(why: ProviderNo, said: string) {
    super(`the voucher provider answered ${said}`);
    this.why = why;
  }
}
