import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import type { Caller } from './model/caller.ts';
import { TransportFault } from './model/fault.ts';
import type { Message } from './model/message.ts';
import type { Needs } from './needs.ts';
import type { Operation } from './operation.ts';
import { ucpMember } from './protocol/ucp-member.ts';

export interface Asked {
  readonly caller: Caller;
  readonly payload: unknown;
  readonly acceptLanguage: string;
}

/**
 * Runs an operation for a caller, and says of the answer what it is spoken in.
 *
 * @returns the whole body
 * @throws TransportFault where the payload is not what the operation takes
 */
export async function perform(
  operation: Operation,
  deps: Needs,
  { caller, payload, acceptLanguage }: Asked,
): Promise<object> {
  const { capability } = operation;
  if (!caller.capabilities.has(capability)) {
    const content = `Both sides have no version of ${capability} in common.`;
    const messages: Message[] = [
      { type: 'error', code: 'capabilities_incompatible', severity: 'unrecoverable', content },
    ];
    return {
      ucp: ucpMember(caller, capability, 'error'),
      messages,
      continue_url: `${deps.config.shopOrigin}/`,
    };
  }
  const call = { deps, acceptLanguage, payload: checked(operation.payload, payload) as never };
  const { status = 'success', body } = await operation.run(call);
  return { ucp: ucpMember(caller, capability, status), ...body };
}

/** A member of a body lies at most so deep. */
const DEPTH = 12;

function checked(schema: TObject, payload: unknown): unknown {
  if (depthOf(payload) > DEPTH) throw new TransportFault('invalid_request', 'The body is nested too deeply.');
  // A copy: what is not named is taken out of it.
  const known: unknown = Value.Clean(schema, structuredClone(payload));
  const [first] = Value.Errors(schema, known);
  if (first !== undefined)
    throw new TransportFault('invalid_request', `${first.instancePath || '/'} ${first.message}.`);
  return known;
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return depth;
  return Math.max(depth, ...Object.values(value).map((each) => depthOf(each, depth + 1)));
}
