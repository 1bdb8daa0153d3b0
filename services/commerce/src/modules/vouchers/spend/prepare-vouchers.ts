import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { holdShopper } from '../../bag/index.ts';
import { PAYMENT_WINDOW_MINUTES, MINUTE_MS, saveTender } from '../../checkout/index.ts';
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts';
import { refusalFor, type TenderPreparation, type TenderRefusal } from '../../tenders/index.ts';
import { newReservationId } from '../ids.ts';
import { VoucherNo } from '../provider/provider.ts';
import {
  heldOf,
  insertReservation,
  keepUntil,
  noteAnswer,
  usableReservations,
  type Reservation,
} from './reservation.store.ts';
import { openVoucher } from '../secrets.ts';
import { allocate } from './allocate.ts';
import { VOUCHERS } from '../voucher-kind.ts';
import { VOUCHER_RULE } from './voucher-rule.ts';
import { lockVouchersInBag, noteBalance, takeOutOfBag, type Voucher } from '../voucher.store.ts';

/** How long the provider keeps what is put aside, should we never say anything again. */
const VALID_MS = 3 * 3_600_000;
/** How long what was put aside waits for its order, which is made in the next moment. */
const WAITS_MS = 15 * MINUTE_MS;

/** What the provider is asked with. */
export type PreparingNeeds = Pick<Dependencies, 'db' | 'config' | 'voucherProvider'>;

interface Asking {
  readonly voucher: Voucher;
  readonly reservation: Reservation;
}

/**
 * Writes down what is to be asked of the provider before it is asked. What this shopper put aside before
 * (an order that would be given up, an answer that was lost) is counted first: value is not put aside twice.
 *
 * @returns what has to be asked; `undefined` when the bag's vouchers come to less
 */
async function intend(
  tx: Tx,
  { owner, units, waiting, at }: TenderPreparation,
): Promise<readonly Asking[] | undefined> {
  // The bag first, as for an order that is placed in the meantime: it takes what is put aside before the vouchers.
  await holdShopper(tx, owner);
  const vouchers = await lockVouchersInBag(tx, owner);
  const shares = allocate(vouchers, units);
  if (shares === undefined) return undefined;
  const validAt = new Date(at.getTime() + PAYMENT_WINDOW_MINUTES * MINUTE_MS + WAITS_MS);
  const releaseAt = new Date(at.getTime() + WAITS_MS);
  const usable = await usableReservations(
    tx,
    vouchers.map(({ voucher_id: id }) => id),
    { waiting, validAt },
  );
  const toAsk: Asking[] = [];
  for (const { item: voucher, used } of shares) {
    const own = usable.filter(({ voucher_id: id }) => id === voucher.voucher_id);
    const missing = used - own.reduce((sum, { amount }) => sum + amount, 0);
    if (missing > 0)
      own.push(
        await insertReservation(tx, {
          reservation_id: newReservationId(),
          voucher_id: voucher.voucher_id,
          amount: missing,
          valid_until: new Date(at.getTime() + VALID_MS),
          release_at: releaseAt,
          created_at: at,
        }),
      );
    await keepUntil(
      tx,
      own.map(({ reservation_id: id }) => id),
      releaseAt,
    );
    toAsk.push(
      ...own.filter(({ state }) => state === 'asked').map((reservation) => ({ voucher, reservation })),
    );
  }
  return toAsk;
}

/** The voucher has not what it had: the bag learns what is left. */
async function readAnew({ db, voucherProvider, config }: PreparingNeeds, voucher: Voucher): Promise<void> {
  if (voucherProvider === null) throw new Refusal('VOUCHER.UNAVAILABLE');
  const { voucher_id: id } = voucher;
  let now: { readonly balance: number; readonly expiresOn: string | null } | undefined;
  try {
    now = await voucherProvider.balance(openVoucher(config.documentSecret, voucher));
  } catch (error) {
    if (!(error instanceof VoucherNo)) throw error;
  }
  await db.transaction().execute(async (tx) => {
    const balance = now === undefined ? 0 : now.balance + (await heldOf(tx, id));
    if (balance > 0) return noteBalance(tx, id, balance, now?.expiresOn ?? null);
    await takeOutOfBag(tx, [id]);
  });
}

async function ask(
  deps: PreparingNeeds,
  { voucher, reservation }: Asking,
  at: Date,
): Promise<'reserved' | 'refused'> {
  const { db, voucherProvider, config } = deps;
  if (voucherProvider === null) throw new Refusal('VOUCHER.UNAVAILABLE');
  const { reservation_id: reservationId, amount, valid_until: validUntil } = reservation;
  try {
    await voucherProvider.reserve({
      ...openVoucher(config.documentSecret, voucher),
      reservationId,
      amount,
      validSeconds: Math.ceil((validUntil.getTime() - at.getTime()) / 1_000),
    });
    await noteAnswer(db, reservationId, 'reserved');
    return 'reserved';
  } catch (error) {
    if (!(error instanceof VoucherNo)) throw error;
    await noteAnswer(db, reservationId, 'refused', error.message);
    await readAnew(deps, voucher);
    return 'refused';
  }
}

/**
 * Puts the vouchers of a bag aside at their provider, for an order that is made in the next moment.
 *
 * @throws Refusal when the provider does not answer: the same order may be asked for again
 */
export async function prepareVouchers(
  deps: PreparingNeeds,
  wanted: TenderPreparation,
): Promise<TenderRefusal | undefined> {
  const insufficient = refusalFor(VOUCHER_RULE, 'insufficient');
  const asked = await deps.db.transaction().execute((tx) => intend(tx, wanted));
  if (asked === undefined) return insufficient;
  try {
    const answers: string[] = [];
    for (const asking of asked) answers.push(await ask(deps, asking, wanted.at));
    if (!answers.includes('refused')) return undefined;
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefused)
      throw new Refusal('VOUCHER.UNAVAILABLE', { cause: error });
    throw error;
  }
  await deps.db.transaction().execute(async (tx) => {
    if ((await lockVouchersInBag(tx, wanted.owner)).length === 0)
      await saveTender(tx, wanted.owner, VOUCHERS, false);
  });
  return insufficient;
}
