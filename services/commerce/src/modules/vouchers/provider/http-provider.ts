import { Type } from 'typebox';
import { createGuard, jsonCaller, ProviderUnavailable, readerOf } from '../../payments/index.ts';
import { VoucherNo, type ProviderNo, type VoucherProvider } from './provider.ts';
import type { VoucherAccess } from './voucher-settings.ts';

const readAnswer = readerOf(Type.Object({ response_code: Type.String() }));
const readBalance = readerOf(
  Type.Object({
    balance: Type.Integer({ minimum: 0 }),
    currency: Type.Literal('INR'),
    expires_on: Type.Union([Type.Null(), Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })]),
  }),
);
const readReservation = readerOf(
  Type.Object({
    reference: Type.String(),
    amount: Type.Integer(),
    status: Type.String(),
    captured: Type.Integer(),
  }),
);
const readRefund = readerOf(Type.Object({ reference: Type.String(), amount: Type.Integer() }));

const MEANS: Readonly<Record<string, ProviderNo>> = {
  UNKNOWN_VOUCHER: 'unknown',
  WRONG_PIN: 'unknown',
  EXPIRED: 'expired',
  INSUFFICIENT: 'insufficient',
  DECLINED: 'declined',
};

function understood<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('the voucher provider answered something unknown');
  return value;
}

/** A voucher provider that speaks JSON over HTTP, as that of `services/sandbox` does. */
export function httpVouchers({ url, keyId, keySecret }: VoucherAccess): VoucherProvider {
  const send = jsonCaller(url, keyId, keySecret);
  const guard = createGuard();

  async function post(path: string, body?: object): Promise<unknown> {
    const answer = await guard(() =>
      send({ method: 'POST', path: `/vouchers/${path}`, ...(body !== undefined && { body }) }),
    );
    const { response_code: said } = understood(readAnswer(answer));
    if (said !== 'OK') throw new VoucherNo(MEANS[said] ?? 'conflict', said);
    return answer;
  }
  const of = (reservationId: string, what: string): string =>
    `reservations/${encodeURIComponent(reservationId)}/${what}`;

  return {
    async balance({ number, pin }) {
      const { balance, expires_on: expiresOn } = understood(
        readBalance(await post('balance', { number, pin })),
      );
      return { balance, expiresOn };
    },
    async reserve({ reservationId, number, pin, amount, validSeconds }) {
      const reservation = understood(
        readReservation(
          await post('reservations', {
            reference: reservationId,
            number,
            pin,
            amount,
            valid_seconds: validSeconds,
          }),
        ),
      );
      if (reservation.status !== 'reserved' || reservation.amount !== amount)
        throw new VoucherNo('conflict', reservation.status);
    },
    async capture(reservationId, amount) {
      const reservation = understood(readReservation(await post(of(reservationId, 'capture'), { amount })));
      if (reservation.status !== 'captured' || reservation.captured !== amount)
        throw new VoucherNo('conflict', reservation.status);
    },
    async release(reservationId) {
      try {
        await post(of(reservationId, 'release'));
      } catch (error) {
        if (!(error instanceof VoucherNo) || !error.message.endsWith('UNKNOWN_RESERVATION')) throw error;
      }
    },
    async refund(reservationId, { refundId, amount }) {
      const body = { reference: refundId, amount };
      const back = understood(readRefund(await post(of(reservationId, 'refunds'), body)));
      if (back.amount !== amount) throw new VoucherNo('conflict', String(back.amount));
    },
  };
}
