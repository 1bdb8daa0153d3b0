import type { Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Needs } from '../needs.ts';
import type { Answer } from '../operation.ts';
import type { Message } from '../model/message.ts';
import { texts } from '../texts.ts';
import { linkOf } from '../handover/link.ts';
import { placementOf } from './placement.ts';
import type { PricedSession } from './priced-session.ts';
import { messagesOf } from './session-messages.ts';
import type { SessionRow } from './session.store.ts';
import { statusOf } from './status.ts';
import { type ShownSession, wireCart, wireCheckout } from './wire-session.ts';

const isFinal = ({ state }: Pick<SessionRow, 'state'>): boolean =>
  state === 'completed' || state === 'canceled';

/** What became of it, where an agent changes nothing any more. */
function endOf({ state, locale }: SessionRow): Message[] {
  if (state === 'open') return [];
  const t = texts(locale);
  return [{ type: 'info', code: `checkout_${state}`, content: t(`message.${state}`) }];
}

/** What was last answered of a session that nobody changes any more, and where it was to go. */
export async function answeredSession(db: Database | Tx, row: SessionRow): Promise<PricedSession> {
  return { ...asAnswered(row), placement: await placementOf(db, row.wanted, row.currency) };
}

const asAnswered = ({ quote }: SessionRow): PricedSession => ({
  quote,
  refused: [],
  missing: new Set(),
  placement: {
    type: 'shipping',
    destinations: [],
    selectedId: null,
    fault: undefined,
    supply: 'none',
    service: undefined,
    countryId: '',
  },
  arrival: undefined,
  heldUntil: null,
  changedFrom: undefined,
  couponCode: quote.coupon?.code ?? null,
  couponFault: undefined,
  document: null,
});

/** Where the buyer of a completed session finds the order. */
export const orderPath = (orderNo: string): string => `/orderstats/${encodeURIComponent(orderNo)}/`;

/**
 * A cart or a checkout as it is answered.
 *
 * @param session how it stands now; left out for one that is not open, which is shown as it was last
 * @param further what this call has to say beside it
 */
export function showSession(
  deps: Needs,
  row: SessionRow,
  session: PricedSession = asAnswered(row),
  further: readonly Message[] = [],
): Answer {
  const messages = [
    ...further,
    ...(row.state === 'open' ? messagesOf(row, session, row.locale) : endOf(row)),
  ];
  const shown: ShownSession = {
    row,
    session,
    messages,
    locale: row.locale,
    shopOrigin: deps.config.shopOrigin,
    continueUrl: isFinal(row) ? undefined : linkOf(deps, row),
  };
  if (row.kind === 'cart') return { body: wireCart(shown) };
  const { order_no: orderNo } = row;
  return {
    body: wireCheckout(
      shown,
      statusOf(row.state, messages),
      orderNo === null ? undefined : { id: orderNo, path: orderPath(orderNo) },
    ),
  };
}

/** There is no such cart or checkout, for this caller: another's and none look alike. */
export const noSession = ({ config }: Needs, locale: Locale): Answer => ({
  status: 'error',
  body: {
    messages: [
      {
        type: 'error',
        code: 'not_found',
        severity: 'unrecoverable',
        content: texts(locale)('message.session-not-found'),
      },
    ],
    continue_url: `${config.shopOrigin}/`,
  },
});
