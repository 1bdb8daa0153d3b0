import type { Handover } from '@suvarna/contracts/agents';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { holdShopper } from '../../bag/index.ts';
import type { Shopper } from '../../identity/index.ts';
import type { Needs } from '../needs.ts';
import { readSession } from '../sessions/priced-session.ts';
import { bindSessions, lockByLink, type SessionRow } from '../sessions/session.store.ts';
import { linkHashOf, looksLikeLink } from './link.ts';

const openedBy = ({ opened_guest_id: guest, opened_customer_id: customer }: SessionRow): string | undefined =>
  guest ?? customer ?? undefined;

/**
 * The session of a link, held until the transaction ends; the first shopper who asks has it for good.
 *
 * @throws Refusal for no such link, one that ended, or one that another browser opened
 */
export async function sessionOfLink(
  tx: Tx,
  { clock }: Pick<Needs, 'clock'>,
  token: string,
  shopper: Shopper,
): Promise<SessionRow> {
  const row = looksLikeLink(token) ? await lockByLink(tx, linkHashOf(token)) : undefined;
  if (row === undefined) throw new Refusal('AGENTS.LINK_UNKNOWN');
  const owner = openedBy(row);
  if (owner !== undefined && owner !== shopper.id) throw new Refusal('AGENTS.LINK_TAKEN');
  const isOver = row.state === 'canceled' || row.state === 'completed' || row.expires_at <= clock();
  if (isOver) throw new Refusal('AGENTS.LINK_ENDED');
  // A guest whose things went into an account meanwhile is nobody any more.
  if (!(await holdShopper(tx, shopper))) throw new Refusal('SESSION.TOKEN_INVALID');
  if (owner === undefined) await bindSessions(tx, row.guest_id, shopper);
  return row;
}

/** What an assistant chose, as its person sees it: no name and no street, which may be somebody else's. */
export async function openHandover(tx: Tx, deps: Needs, token: string, shopper: Shopper): Promise<Handover> {
  const row = await sessionOfLink(tx, deps, token, shopper);
  const { platform, currency, quote } = row;
  if (row.state === 'accepted')
    return {
      ...{ state: 'taken', platform, currency, items: [...quote.items], totals: quote.totals },
      ...{ held_until: '', changed_from_paise: 0, pincode: '', city: '' },
    };
  const session = await readSession(tx, deps, row);
  const { service } = session.placement;
  return {
    state: 'open',
    platform,
    currency,
    items: session.quote.items.filter(({ item_id: id }) => !session.missing.has(id)),
    totals: session.quote.totals,
    held_until: session.heldUntil?.toISOString() ?? '',
    changed_from_paise: session.changedFrom ?? 0,
    pincode: service?.pincode ?? '',
    city: service?.city ?? '',
  };
}
