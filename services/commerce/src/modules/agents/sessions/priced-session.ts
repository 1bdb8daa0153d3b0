import type { PriceHold } from '@suvarna/contracts/checkout';
import type { Needs } from '../needs.ts';
import {
  checkoutContext,
  draftOf,
  type Draft,
  fingerprintOfBag,
  PAN_ABOVE,
  type PriceHoldRow,
  promisePrice,
  type Quote,
  standingPriceHold,
  valueInRupees,
} from '../../checkout/index.ts';
import type { BagLine } from '../../bag/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { snapshotNow } from '../../catalogue/index.ts';
import { assessLines, type RefusedLine } from './pieces.ts';
import { arrivalOf, type Placement, placementOf } from './placement.ts';
import type { SessionRow } from './session.store.ts';

/** A session as it stands now: what is promised of it, or what it comes to where nothing is promised any more. */
export interface PricedSession {
  readonly quote: Quote;
  /** Lines that were asked for and are not in it. */
  readonly refused: readonly RefusedLine[];
  /** Ids of its lines that cannot be had any more. */
  readonly missing: ReadonlySet<string>;
  readonly placement: Placement;
  /** ISO date. */
  readonly arrival: string | undefined;
  readonly heldUntil: Date | null;
  /** What was promised, where the promise is over and it would be another sum now. Minor units. */
  readonly changedFrom: number | undefined;
  /** The code that is kept with it. */
  readonly couponCode: string | null;
  readonly couponFault: Draft['couponFault'];
  /** What the law asks of the buyer of so much. */
  readonly document: PriceHold['identity'];
}

type Priced = Pick<SessionRow, 'guest_id' | 'currency' | 'wanted'>;

const ownerOf = ({ guest_id: id }: Priced) => ({ kind: 'guest', id }) as const;

/** The pricer's view of a session's bag. */
export const contextOfSession = (deps: Needs, row: Priced) =>
  checkoutContext(deps, { owner: ownerOf(row), currency: row.currency });

async function draftOfSession(db: Database | Tx, deps: Needs, row: Priced, lines?: readonly BagLine[]) {
  const placement = await placementOf(db, row.wanted, row.currency);
  const context = contextOfSession(deps, row);
  const draft = await draftOf(
    db,
    context,
    // Who buys is not known before a person says so: what is once a buyer is decided with the order.
    { paymentMode: null, tenders: {}, contacts: [], supply: placement.supply },
    lines,
  );
  return { placement, context, draft };
}

function sessionOf(
  deps: Needs,
  row: Priced,
  { placement, context, draft }: Awaited<ReturnType<typeof draftOfSession>>,
  { quote, heldUntil, changedFrom }: Pick<PricedSession, 'quote' | 'heldUntil' | 'changedFrom'>,
): PricedSession {
  const { refused } = assessLines(
    { snapshot: snapshotNow(deps.catalogue), priceOf: deps.catalogue.priceOf, currency: row.currency },
    row.wanted.line_items,
  );
  const known = new Set(quote.items.map(({ item_id: id }) => id));
  const gone = [...draft.missing.map(({ line }) => line), ...draft.gone];
  const value = valueInRupees(context, draft.priced, quote);
  return {
    quote,
    refused: refused.filter(({ id }) => !gone.some(({ sku }) => sku === id)),
    missing: new Set(gone.map(({ id }) => id).filter((id) => known.has(id))),
    placement,
    arrival: placement.service && arrivalOf(placement.service, draft.priced, context.at),
    heldUntil,
    changedFrom,
    couponCode: draft.couponCode,
    couponFault: draft.couponFault,
    document: value <= PAN_ABOVE ? null : row.currency === 'INR' ? 'pan' : 'passport',
  };
}

/** Promises today's price of what is in the bag for thirty minutes. @returns `lockId`: `null` for an empty one */
export async function promiseSession(
  tx: Tx,
  deps: Needs,
  row: Priced,
  lines?: readonly BagLine[],
): Promise<{ readonly session: PricedSession; readonly lockId: string | null }> {
  const parts = await draftOfSession(tx, deps, row, lines);
  const { quote } = parts.draft;
  const hold = quote.items.length === 0 ? undefined : await promisePrice(tx, parts.context, parts.draft);
  return {
    session: sessionOf(deps, row, parts, {
      quote,
      heldUntil: hold === undefined ? null : new Date(hold.expires_at),
      changedFrom: undefined,
    }),
    lockId: hold?.lock_id ?? null,
  };
}

async function standing(
  db: Database | Tx,
  deps: Needs,
  row: Priced & Pick<SessionRow, 'lock_id'>,
): Promise<PriceHoldRow | undefined> {
  if (row.lock_id === null) return undefined;
  try {
    return await standingPriceHold(db, contextOfSession(deps, row), row.lock_id);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CHECKOUT.LOCK_EXPIRED') return undefined;
    throw error;
  }
}

/** A session as its agent reads it: the promised sums while the promise stands, and never another one without a word. */
export async function readSession(
  db: Database | Tx,
  deps: Needs,
  row: Priced & Pick<SessionRow, 'lock_id' | 'quote'>,
): Promise<PricedSession> {
  const parts = await draftOfSession(db, deps, row);
  const { draft } = parts;
  const hold = await standing(db, deps, row);
  const isOfBag = hold?.bag_fingerprint.equals(
    fingerprintOfBag(draft.lines, draft.couponFault === undefined ? draft.couponCode : null),
  );
  if (hold !== undefined && isOfBag === true)
    return sessionOf(deps, row, parts, {
      quote: hold.quote,
      heldUntil: hold.expires_at,
      changedFrom: undefined,
    });
  const before = row.quote.totals.total_payable_paise;
  const changed = row.quote.items.length > 0 && before !== draft.quote.totals.total_payable_paise;
  return sessionOf(deps, row, parts, {
    quote: draft.quote,
    heldUntil: null,
    changedFrom: changed ? before : undefined,
  });
}
