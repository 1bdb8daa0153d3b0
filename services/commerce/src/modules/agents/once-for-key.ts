import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { KEY_PATTERN, once } from '../../platform/http/effects/effects.ts';
import { Refusal } from '../../platform/refusal.ts';
import { TransportFault } from './model/fault.ts';
import type { AgentCall, Answer } from './operation.ts';

const KEY = new RegExp(KEY_PATTERN);

/** A key and what it was sent with. */
export interface KeyedCall {
  readonly operation: string;
  readonly key: string;
  /** What makes two calls the same: the bytes of a body; over MCP those of its payload, as each try has an id of its own. */
  readonly said: Buffer;
}

const fingerprintOf = (operation: string, id: string, said: Buffer): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([operation, id]))
    .update(said)
    .digest();

/**
 * Runs a change at most once for its key: by platform, operation, resource and body (rule 62). A repeat is answered
 * the same; the key with anything else is a conflict; one whose twin is under way is told to come back.
 *
 * @throws TransportFault
 */
export async function onceForKey(
  call: AgentCall<unknown>,
  { operation, key, said }: KeyedCall,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key))
    throw new TransportFault('invalid_request', 'The Idempotency-Key has 1 to 128 visible characters.');
  const { deps, caller } = call;
  const principal = `agent:${caller.verified ? 'signed' : 'named'}:${caller.profileUrl}`;
  try {
    return await once(
      deps.db,
      { principal, route: 'ucp', key },
      fingerprintOf(operation, call.id, said),
      work,
      // Links by which a session is taken over are in it.
      { sealWith: deps.config.sessionSecret },
    );
  } catch (error) {
    throw error instanceof Refusal ? faultOf(error) : error;
  }
}

function faultOf(refused: Refusal): unknown {
  if (refused.code === 'REQUEST.IDEMPOTENCY_KEY_REUSED')
    return new TransportFault('idempotency_conflict', 'This Idempotency-Key was used for another request.');
  if (refused.code === 'REQUEST.IN_FLIGHT')
    return new TransportFault('unavailable', 'The same request is under way.', { retryAfter: 1 });
  return refused;
}
