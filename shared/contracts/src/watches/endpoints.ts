/** `product/notify_me/`: customers who wait for a design to come back, or for its price. */
import {
  GuestWatch,
  GuestWatchBody,
  GuestWatchForm,
  GuestWatchQuery,
  GuestWatchSent,
  GuestWatchStopped,
  GuestWatchTokenBody,
  GuestWatchUnsubscribeBody,
  Watch,
  WatchBody,
  Watches,
  WatchStopBody,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('watches');

/** Letters that ask whether a reader wants to be told: no reader is pestered by what others type. */
const GUEST_LETTERS: Limit = {
  name: 'watch',
  seconds: DAY_SECONDS,
  counts: 'told',
  email: 3,
  shopper: 6,
  address: 20,
};
/** Letters to an address that never answers; then a visitor who types it is refused until a month after the first. */
const UNANSWERED_LETTERS: Limit = {
  name: 'watch-unanswered',
  seconds: 30 * DAY_SECONDS,
  counts: 'told',
  email: 5,
};

export const watchAdd = post('product/notify_me/', 'customer', {
  once: true,
  summary:
    'Asks to be told when a design is back, or costs as much as named or less; asked again, it takes the place of the first',
  body: WatchBody,
  answer: Watch,
});

export const watchList = get('product/notify_me/list/', 'customer', {
  summary: 'What the customer still waits for, newest first',
  answer: Watches,
});

export const watchStop = post('product/notify_me/stop/', 'customer', {
  once: true,
  summary: 'Waits no more',
  body: WatchStopBody,
  answer: Watches,
});

export const guestWatchAdd = post('product/notify_me/guest/', 'shopper', {
  once: true,
  summary:
    'Asks to be told by e-mail, without an account: a letter goes out, and its link has to be followed first',
  body: GuestWatchBody,
  answer: GuestWatchSent,
  limit: [GUEST_LETTERS, UNANSWERED_LETTERS],
});

export const guestWatchDetails = get('product/notify_me/guest/details/', 'public', {
  summary: 'What an address waits for, by the token of a letter',
  query: GuestWatchQuery,
  answer: GuestWatch,
});

export const guestWatchConfirm = post('product/notify_me/guest/confirm/', 'shopper', {
  once: true,
  summary: 'Says yes for an address, by the token of its letter',
  body: GuestWatchTokenBody,
  answer: GuestWatch,
});

export const guestWatchStop = post('product/notify_me/guest/stop/', 'shopper', {
  once: true,
  summary: 'Ends all that an address waits for, by the token of a letter',
  body: GuestWatchTokenBody,
  answer: GuestWatchStopped,
});

export const guestWatchForm = post('product/notify_me/guest/form/', 'public', {
  summary: 'Both by a form of the shop’s own page, for browsers without scripts; leads back to the page',
  body: GuestWatchForm,
});

/** Sent by mail programmes, which have no session. */
export const guestWatchUnsubscribe = post('product/notify_me/guest/unsubscribe/', 'public', {
  summary: 'The same by one click in a mail programme (RFC 8058)',
  query: GuestWatchQuery,
  body: GuestWatchUnsubscribeBody,
  answer: GuestWatchStopped,
});

/** Opened by mail programmes that know no one click (RFC 2369): a page asks, and a look ends nothing. */
export const guestWatchUnsubscribePage = get('product/notify_me/guest/unsubscribe/', 'public', {
  summary: 'Leads to the page where an address says that it wants no more, by the token of a letter',
  query: GuestWatchQuery,
});
