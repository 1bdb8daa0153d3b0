/**
 * What the ledger is to do, written a second time and as simply as can be: objects in memory, one
 * command after another, no keys, no locks, no SQL. Each rule changes the model and answers what
 * the real one must answer.
 */
export type Answer = string | { readonly throws: 'LedgerConflict' | 'LedgerOverdrawn' | 'Error' };
const CONFLICT: Answer = { throws: 'LedgerConflict' };
const OVERDRAWN: Answer = { throws: 'LedgerOverdrawn' };
const WRONG_STATE: Answer = { throws: 'Error' };

const DAY = 86_400_000;
const INDIA = 5.5 * 3_600_000;

export interface ModelLot {
  readonly origin: string;
  readonly expiresAt: number;
  readonly granted: number;
  coins: number;
}

export interface ModelOrder {
  readonly customer: number;
  coins: 'none' | 'held' | 'posted' | 'voided';
  taken: { lot: ModelLot; coins: number }[];
  recredited: number | null;
  coinValue: number;
  funds: number;
  sale: string | null;
  cash: { due: number | null; ended: string | null };
}

export interface Model {
  now: number;
  /** Paise that one unit of the wallet is worth when it pays. */
  readonly worth: number;
  readonly lots: readonly ModelLot[][];
  readonly orders: ModelOrder[];
  /** By name: what the payment was booked as. */
  readonly payments: Map<number, string>;
  readonly refunds: Map<number, { booked: string; amount: number; settled: boolean }>;
  /** All runs share it: stray money of one may be sent back in the next. */
  suspense: number;
}

export function newModel(
  customers: number,
  orders: number,
  now: number,
  suspense: number,
  worth: number,
): Model {
  return {
    now,
    worth,
    suspense,
    payments: new Map(),
    refunds: new Map(),
    lots: Array.from({ length: customers }, () => []),
    orders: Array.from({ length: orders }, (_, index) => ({
      customer: index % customers,
      coins: 'none',
      taken: [],
      recredited: null,
      coinValue: 0,
      funds: 0,
      sale: null,
      cash: { due: null, ended: null },
    })),
  };
}

const lotsOf = (model: Model, customer: number): ModelLot[] => model.lots[customer] as ModelLot[];
const orderOf = (model: Model, order: number): ModelOrder => model.orders[order] as ModelOrder;

const alive = (model: Model, customer: number): ModelLot[] =>
  lotsOf(model, customer)
    .filter((lot) => lot.expiresAt > model.now && lot.coins > 0)
    .toSorted((a, b) => a.expiresAt - b.expiresAt);
export const balanceOf = (model: Model, customer: number): number =>
  alive(model, customer).reduce((sum, lot) => sum + lot.coins, 0);

export const rules = {
  grant(model: Model, customer: number, origin: string, coins: number, days: number): Answer {
    const known = lotsOf(model, customer).find((lot) => lot.origin === origin);
    if (known !== undefined) return known.granted === coins ? 'repeated' : CONFLICT;
    lotsOf(model, customer).push({ origin, coins, granted: coins, expiresAt: model.now + days * DAY });
    return 'recorded';
  },

  expire(model: Model): Answer {
    const over = model.lots.flat().filter((lot) => lot.expiresAt <= model.now);
    const coins = over.reduce((sum, lot) => sum + lot.coins, 0);
    for (const lot of over) lot.coins = 0;
    return String(coins);
  },

  hold(model: Model, order: number, coins: number): Answer {
    const it = orderOf(model, order);
    if (it.coins === 'voided') return WRONG_STATE;
    if (it.coins !== 'none') return 'held';
    if (balanceOf(model, it.customer) < coins) return 'insufficient';
    let wanted = coins;
    for (const lot of alive(model, it.customer)) {
      const taken = Math.min(lot.coins, wanted);
      lot.coins -= taken;
      wanted -= taken;
      if (taken > 0) it.taken.push({ lot, coins: taken });
    }
    it.coins = 'held';
    return 'held';
  },

  post(model: Model, order: number): Answer {
    const it = orderOf(model, order);
    if (it.coins === 'none') return 'none';
    if (it.coins === 'voided') return WRONG_STATE;
    if (it.coins === 'posted') return 'repeated';
    it.coins = 'posted';
    it.coinValue = model.worth * it.taken.reduce((sum, { coins }) => sum + coins, 0);
    return 'recorded';
  },

  release(model: Model, order: number): Answer {
    const it = orderOf(model, order);
    if (it.coins === 'none') return 'none';
    if (it.coins === 'posted') return WRONG_STATE;
    if (it.coins === 'voided') return 'repeated';
    for (const { lot, coins } of it.taken) lot.coins += coins;
    it.coins = 'voided';
    return 'recorded';
  },

  recredit(model: Model, order: number, coins: number): Answer {
    const it = orderOf(model, order);
    if (it.recredited !== null) return it.recredited === coins ? 'repeated' : CONFLICT;
    if (it.coinValue < coins * model.worth) return OVERDRAWN;
    const soonest = model.now + 30 * DAY;
    let left = coins;
    let renewed = 0;
    const newestFirst = it.taken
      .map((entry, index) => ({ ...entry, index }))
      .toSorted((a, b) => b.lot.expiresAt - a.lot.expiresAt || b.index - a.index);
    for (const { lot, coins: spent } of newestFirst) {
      const back = Math.min(left, spent);
      if (lot.expiresAt >= soonest) lot.coins += back;
      else renewed += back;
      left -= back;
    }
    if (renewed > 0)
      lotsOf(model, it.customer).push({
        origin: `recredit:${order}`,
        coins: renewed,
        granted: renewed,
        // To the end of its day in India, which is half past six in the evening of UTC.
        expiresAt: Math.floor((soonest + INDIA) / DAY) * DAY + DAY - 1 - INDIA,
      });
    it.recredited = coins;
    it.coinValue -= coins * model.worth;
    return 'recorded';
  },

  pay(model: Model, kind: 'capture' | 'late', payment: number, order: number, amount: number): Answer {
    const booked = `${amount} to ${kind === 'late' ? 'suspense' : order}`;
    const known = model.payments.get(payment);
    if (known !== undefined) return known === booked ? 'repeated' : CONFLICT;
    model.payments.set(payment, booked);
    if (kind === 'late') model.suspense += amount;
    else orderOf(model, order).funds += amount;
    return 'recorded';
  },

  refund(model: Model, refund: number, source: number | 'suspense', amount: number): Answer {
    const booked = `${amount} from ${source}`;
    const known = model.refunds.get(refund);
    if (known !== undefined) return known.booked === booked ? 'repeated' : CONFLICT;
    const there = source === 'suspense' ? model.suspense : orderOf(model, source).funds;
    if (there < amount) return OVERDRAWN;
    if (source === 'suspense') model.suspense -= amount;
    else orderOf(model, source).funds -= amount;
    model.refunds.set(refund, { booked, amount, settled: false });
    return 'recorded';
  },

  settle(model: Model, refund: number): Answer {
    const known = model.refunds.get(refund);
    if (known === undefined) return 'none';
    if (known.settled) return 'repeated';
    known.settled = true;
    return 'recorded';
  },

  close(model: Model, order: number, net: number, gst: number): Answer {
    const it = orderOf(model, order);
    const sale = `${net} + ${gst}`;
    if (it.sale !== null) return it.sale === sale ? 'repeated' : CONFLICT;
    const fromCoins = Math.min(it.coinValue, net + gst);
    if (it.funds < net + gst - fromCoins) return OVERDRAWN;
    it.coinValue -= fromCoins;
    it.funds -= net + gst - fromCoins;
    it.sale = sale;
    return 'recorded';
  },

  cashDue(model: Model, order: number, amount: number): Answer {
    const it = orderOf(model, order);
    if (it.cash.due !== null) return it.cash.due === amount ? 'repeated' : CONFLICT;
    it.cash.due = amount;
    it.funds += amount;
    return 'recorded';
  },

  endCash(model: Model, order: number, how: 'received' | 'cancelled', amount: number): Answer {
    const it = orderOf(model, order);
    const ended = `${how} ${amount}`;
    if (it.cash.ended !== null) return it.cash.ended === ended ? 'repeated' : CONFLICT;
    if (how === 'cancelled' && it.funds < amount) return OVERDRAWN;
    if (how === 'cancelled') it.funds -= amount;
    it.cash.ended = ended;
    return 'recorded';
  },
};
