import { PermanentFailure, type RelayChannel } from '../../../platform/outbox/relay.ts';
import type { ClaimedRow } from '../../../platform/outbox/outbox.store.ts';
import { AGENT_PROFILE_PATH } from '@suvarna/contracts/service';
import { TransportFault } from '../model/fault.ts';
import type { Needs } from '../needs.ts';
import { profileUrlOf } from '../platforms/agent-header.ts';
import { platformReacher } from '../platforms/reach-platform.ts';
import { VERSION } from '../protocol/capabilities.ts';
import { ucpMember } from '../protocol/ucp-member.ts';
import { findByOrder, type SessionRow } from '../sessions/session.store.ts';
import { signRequest } from '../signatures/sign.ts';
import { snapshotOf } from './orders-of-agents.ts';

const ORDER = 'dev.ucp.shopping.order';
/** With the waits of the outbox they come to more than a day (rule 105). */
const TRIES = 45;
/** What a platform says when it wants no more of it. */
const GONE = 410;

/** Where a platform is told of orders; `undefined` where it asks itself. */
async function webhookOf({ platforms, config }: Needs, { profile_url: profileUrl }: SessionRow) {
  const { offers } = await platforms.profileOf(profileUrl);
  const url = offers[ORDER]?.find(({ version }) => version === VERSION)?.config?.webhook_url;
  return url === undefined ? undefined : profileUrlOf(url, config.agents?.isLocal);
}

/** The order as it stands when it is sent, so that a late try tells nothing old. */
async function bodyOf(deps: Needs, row: SessionRow, orderNo: string): Promise<Buffer> {
  const capabilities = new Map([[ORDER, VERSION]]);
  const ucp = ucpMember({ version: VERSION, capabilities }, ORDER, 'success');
  return Buffer.from(JSON.stringify({ ucp, ...(await snapshotOf(deps.db, deps, row, orderNo)) }));
}

/** What waits in the outbox for platforms: signed by the key that the store's profile names first. */
export function agentChannel(deps: Needs): RelayChannel {
  const { config, clock } = deps;
  const reach = platformReacher({ isLocal: config.agents?.isLocal === true });
  const deliver = async ({ id, payload }: ClaimedRow): Promise<void> => {
    const orderNo = String(payload['order_no']);
    const keys = config.agents?.keys ?? null;
    const row = await findByOrder(deps.db, orderNo);
    // Nothing is said without a name: a platform could not tell it from anybody's.
    if (row === undefined || keys === null)
      throw new PermanentFailure('nobody to tell, or no key to sign with');
    const url = await webhookOf(deps, row);
    if (url === undefined) return;
    const at = clock();
    const body = await bodyOf(deps, row, orderNo);
    const headers = {
      'ucp-agent': `profile="${config.shopOrigin}${AGENT_PROFILE_PATH}"`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    };
    const answer = await reach(url, {
      method: 'POST',
      headers: {
        ...(await signRequest(keys, { url, headers, body }, at)),
        'content-length': String(body.length),
      },
      body,
    });
    const { statusCode = 0 } = answer;
    answer.destroy();
    if (statusCode === GONE) throw new PermanentFailure('the platform wants no more events');
    if (statusCode < 200 || statusCode > 299)
      throw new TransportFault('profile_unreachable', `The platform answered ${String(statusCode)}.`);
  };
  return { channel: 'agents', deliver, atOnce: 4, tries: TRIES };
}
