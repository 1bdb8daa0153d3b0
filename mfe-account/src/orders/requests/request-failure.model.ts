import { isApiFailure } from '@suvarna/contracts/call';
import type { Asked } from '../order-state.model.ts';

const KEYS: Readonly<Record<string, string>> = {
  'ORDER.WARRANTY_OVER': 'order.warranty-over',
  'ORDER.RETURN_WINDOW_CLOSED': 'order.return-over',
  'ORDER.SIZE_UNAVAILABLE': 'order.size-unavailable',
  'ADDRESS.NOT_FOUND': 'pickup.gone',
  'DELIVERY.NOT_SERVICEABLE': 'pickup.not-served',
  'ORDER.PHOTO_INVALID': 'order.photo-invalid',
  'ORDER.PHOTO_TOO_LARGE': 'order.photo-too-large',
  'REQUEST.TOO_MANY': 'order.asked-often',
};

/** Key of what a request says that did not come about. */
export function requestFailure(error: unknown, what: Asked): string {
  if (isApiFailure(error) && error.status === 0) return 'order.offline';
  // The specification has one sentence for a cancellation.
  if (!isApiFailure(error) || what === 'cancel') return 'order.action-failed';
  // A piece that is on its way back already is not among the order's any more.
  if (error.code === 'ORDER.STATE_CONFLICT' || error.code === 'ORDER.NOT_FOUND') return 'order.asked-already';
  return KEYS[error.code] ?? 'order.action-failed';
}
