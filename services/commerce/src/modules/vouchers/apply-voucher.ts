import type { ApplyVoucherBody, VoucherBalance, VouchersApplied } from '@suvarna/contracts/vouchers';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import {
  draftOfBag,
  goodsOfPiece,
  saveTender,
  totalsOfDraft,
  type CheckoutContext,
} from '../checkout/index.ts';
import { holdShopper } from '../bag/index.ts';
import { oneKindOf, TenderRefused } from '../tenders/index.ts';
import { newVoucherId } from './ids.ts';
import type { OnVoucher, VoucherOnOffer } from './provider/provider.ts';
import { bagVouchersOf } from './read-vouchers.ts';
import { heldOf } from './spend/reservation.store.ts';
import { fingerprintOfNumber, fingerprintsOfNumber, isOneOf, sealVoucher } from './secrets.ts';
import { VOUCHERS } from './voucher-kind.ts';
import { categoryOf, lockVouchersInBag, saveVoucher, takeOutOfBag, type Voucher } from './voucher.store.ts';

type Draft = Awaited<ReturnType<typeof draftOfBag>>;

/** More in one bag is no shopper's. */
const MOST_IN_BAG = 10;

/** Prepaid as long as no way to pay is chosen. */
const draft = (tx: Tx, context: CheckoutContext): Promise<Draft> =>
  draftOfBag(tx, context, { pincode: undefined, paymentMode: null });

async function appliedOf(tx: Tx, context: CheckoutContext, priced: Draft): Promise<VouchersApplied> {
  const totals = totalsOfDraft(priced);
  return {
    vouchers: await bagVouchersOf(tx, context.owner),
    applied_paise: totals.tenders.find(({ kind }) => kind === VOUCHERS)?.amount_paise ?? 0,
    totals,
  };
}

/** What a shopper can use of it: what is put aside for them counts as theirs. */
async function balanceFor(
  db: Database | Tx,
  own: Voucher | undefined,
  offer: VoucherOnOffer,
): Promise<number> {
  return offer.balance + (own === undefined ? 0 : await heldOf(db, own.voucher_id));
}

export interface AskedVoucher {
  readonly voucher: OnVoucher;
  readonly offer: VoucherOnOffer;
  /** Key that numbers are sealed and found by. */
  readonly secret: string;
}

export async function balanceOf(
  db: Database,
  { owner }: Pick<CheckoutContext, 'owner'>,
  { voucher, offer, secret }: AskedVoucher,
): Promise<VoucherBalance> {
  const fingerprints = fingerprintsOfNumber(secret, voucher.number);
  const own = await db.transaction().execute(async (tx) => {
    const inBag = await lockVouchersInBag(tx, owner);
    return inBag.find((row) => isOneOf(fingerprints, row.fingerprint));
  });
  return {
    last4: voucher.number.slice(-4),
    balance_paise: await balanceFor(db, own, offer),
    expires_on: offer.expiresOn ?? '',
    category: (await categoryOf(db, fingerprints)) ?? '',
  };
}

/** @throws Refusal when bag and voucher are not of one category (specification S5.10) */
async function assertOneCategory(
  tx: Tx,
  { priced, missing }: Draft,
  fingerprints: readonly Buffer[],
  said: ApplyVoucherBody['category'],
): Promise<void> {
  const goods = [...priced, ...missing].map(goodsOfPiece);
  if (goods.length === 0) throw new Refusal('CHECKOUT.BAG_EMPTY');
  const kind = oneKindOf(goods);
  const bound = await categoryOf(tx, fingerprints);
  if (kind === undefined || (bound ?? kind) !== kind || (said ?? kind) !== kind)
    throw new Refusal('VOUCHER.SINGLE_CATEGORY');
}

/**
 * Pays for the bag with a voucher, or with a part of it. The choice is kept with the bag; nothing is put
 * aside before there is an order.
 *
 * @param asked what its provider has just said of it
 * @throws Refusal, TenderRefused when it does not go with the bag as it is; the choice is then not kept
 */
export async function applyVoucher(
  tx: Tx,
  context: CheckoutContext,
  body: ApplyVoucherBody,
  { voucher, offer, secret }: AskedVoucher,
): Promise<VouchersApplied> {
  const { owner, at } = context;
  if (!(await holdShopper(tx, owner))) throw new Refusal('CHECKOUT.BAG_EMPTY');
  const fingerprints = fingerprintsOfNumber(secret, voucher.number);
  const inBag = await lockVouchersInBag(tx, owner);
  const own = inBag.find((row) => isOneOf(fingerprints, row.fingerprint));
  await assertOneCategory(tx, await draft(tx, context), fingerprints, body.category);
  const balance = await balanceFor(tx, own, offer);
  const amount = body.amount_paise ?? balance;
  if (balance === 0) throw new Refusal('VOUCHER.INSUFFICIENT');
  if (amount <= 0 || amount > balance) throw new Refusal('VOUCHER.AMOUNT_INVALID');
  if (own === undefined && inBag.length >= MOST_IN_BAG) throw new Refusal('VOUCHER.INSUFFICIENT');
  const voucherId = own?.voucher_id ?? newVoucherId();
  await saveVoucher(tx, owner, {
    voucher_id: voucherId,
    fingerprint: own?.fingerprint ?? fingerprintOfNumber(secret, voucher.number),
    ...sealVoucher(secret, voucherId, voucher),
    balance,
    amount,
    expires_on: offer.expiresOn,
    created_at: at,
  });
  await saveTender(tx, owner, VOUCHERS, true);
  const priced = await draft(tx, context);
  const refused = priced.tendersRefused.find(({ kind }) => kind === VOUCHERS);
  if (refused !== undefined) throw new TenderRefused(refused);
  return appliedOf(tx, context, priced);
}

/** Pays for the bag without a voucher. @throws Refusal when it is not in the shopper's bag */
export async function removeVoucher(
  tx: Tx,
  context: CheckoutContext,
  isIt: (voucher: Voucher) => boolean,
): Promise<VouchersApplied> {
  // The bag before its vouchers, as a transaction that puts one in or orders takes them.
  await holdShopper(tx, context.owner);
  const inBag = await lockVouchersInBag(tx, context.owner);
  const out = inBag.find(isIt);
  if (out === undefined) throw new Refusal('VOUCHER.NOT_FOUND');
  await takeOutOfBag(tx, [out.voucher_id]);
  if (inBag.length === 1) await saveTender(tx, context.owner, VOUCHERS, false);
  return appliedOf(tx, context, await draft(tx, context));
}
