import { EXCHANGE_REASONS, type ExchangeState } from '@suvarna/contracts/exchange';
import type { RequestMachine } from '../requests/index.ts';

/** Days after which a request that was not acted on ends; as long as a courier is waited for. */
const ASKED_DAYS = 14;
/** How long a courier or a visitor is waited for, and how long an offer stands. */
const PICKUP_DAYS = 14;
const VISIT_DAYS = 30;
const OFFER_DAYS = 7;

const STATES = {
  asked: { open: true, dueInHours: 24, lasts: { days: ASKED_DAYS, endsAs: 'ended' } },
  'pickup-planned': { open: true, lasts: { days: PICKUP_DAYS, endsAs: 'ended' } },
  'store-visit': { open: true, lasts: { days: VISIT_DAYS, endsAs: 'ended' } },
  received: { open: true, dueInHours: 48 },
  inspected: { open: true, dueInHours: 24 },
  offered: { open: true, lasts: { days: OFFER_DAYS, endsAs: 'declined' } },
  // The store still has the piece, and sends it back.
  declined: { open: true, dueInHours: 48 },
  rejected: { open: true, dueInHours: 48, reasons: EXCHANGE_REASONS },
  'gone-back': { open: false },
  credited: { open: false },
  'paying-out': { open: true },
  // The bank says that the account is another person's: a person looks before anything is paid.
  'name-check': { open: true, dueInHours: 24 },
  'payout-failed': { open: true, dueInHours: 24 },
  'paid-out': { open: false },
  refused: { open: false, reasons: EXCHANGE_REASONS },
  withdrawn: { open: false },
  ended: { open: false },
} satisfies Record<ExchangeState, unknown>;

/** States in which the piece is its customer's again. */
export const FREE: readonly string[] = ['refused', 'withdrawn', 'ended', 'gone-back'];

/** States in which the store has bought the piece, whether or not the money has arrived. */
export const BOUGHT: readonly string[] = [
  'credited',
  'paying-out',
  'name-check',
  'payout-failed',
  'paid-out',
];

/** States of a bought piece whose money has not found its way: paying it again is no other purchase. */
export const UNPAID: readonly string[] = ['name-check', 'payout-failed'];

type Arrows = RequestMachine['arrows'];

const BEFORE: Arrows = [
  { from: 'asked', to: 'pickup-planned', by: 'staff' },
  { from: 'asked', to: 'store-visit', by: 'staff' },
  ...['asked', 'pickup-planned', 'store-visit'].flatMap((from): Arrows => [
    { from, to: 'received', by: 'staff' },
    { from, to: 'refused', by: 'staff' },
    { from, to: 'withdrawn', by: 'customer' },
  ]),
  { from: 'asked', to: 'ended', by: 'clock' },
  { from: 'pickup-planned', to: 'ended', by: 'clock' },
  { from: 'store-visit', to: 'ended', by: 'clock' },
  { from: 'received', to: 'inspected', by: 'staff' },
  { from: 'received', to: 'rejected', by: 'staff' },
  { from: 'inspected', to: 'received', by: 'staff' },
  { from: 'inspected', to: 'offered', by: 'staff' },
  { from: 'inspected', to: 'rejected', by: 'staff' },
  { from: 'offered', to: 'declined', by: 'customer' },
  { from: 'offered', to: 'declined', by: 'clock' },
  { from: 'declined', to: 'gone-back', by: 'staff' },
  { from: 'rejected', to: 'gone-back', by: 'staff' },
  // Opened again.
  { from: 'declined', to: 'inspected', by: 'staff' },
  { from: 'rejected', to: 'received', by: 'staff' },
  { from: 'refused', to: 'asked', by: 'staff' },
  { from: 'ended', to: 'asked', by: 'staff' },
];

const CREDITS: Arrows = [
  { from: 'inspected', to: 'credited', by: 'staff' },
  { from: 'offered', to: 'credited', by: 'customer' },
];

const BANK: Arrows = [
  { from: 'inspected', to: 'paying-out', by: 'staff' },
  { from: 'offered', to: 'paying-out', by: 'customer' },
  { from: 'paying-out', to: 'paid-out', by: 'payment' },
  { from: 'paying-out', to: 'payout-failed', by: 'payment' },
  { from: 'payout-failed', to: 'paying-out', by: 'customer' },
  { from: 'payout-failed', to: 'paying-out', by: 'staff' },
  { from: 'paying-out', to: 'name-check', by: 'payment' },
  { from: 'name-check', to: 'paying-out', by: 'staff' },
  { from: 'name-check', to: 'payout-failed', by: 'staff' },
  { from: 'name-check', to: 'paying-out', by: 'customer' },
  { from: 'name-check', to: 'paid-out', by: 'payment' },
  // A bank said no and paid all the same; or paid, and had the money sent back.
  { from: 'payout-failed', to: 'paid-out', by: 'payment' },
  { from: 'paid-out', to: 'payout-failed', by: 'payment' },
];

const PAYS = { credits: CREDITS, bank: BANK } as const;

/** What may become of a piece that is handed in. @param ways in which it may be paid for */
export const machineOf = (...ways: readonly (keyof typeof PAYS)[]): RequestMachine => ({
  first: 'asked',
  states: STATES,
  arrows: [...BEFORE, ...ways.flatMap((way) => PAYS[way])],
});
