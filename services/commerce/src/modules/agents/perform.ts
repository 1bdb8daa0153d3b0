import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { asFault } from './http/as-fault.ts';
import type { Caller } from './model/caller.ts';
import { TransportFault } from './model/fault.ts';
import type { Message } from './model/message.ts';
import type { Needs } from './needs.ts';
import type { Operation } from './operation.ts';
import { type UcpMember, ucpMember } from './protocol/ucp-member.ts';
import { callerOf } from './platforms/caller-of.ts';
import type { ReceivedRequest } from './signatures/verify.ts';

/** A call as its transport read it. */
export interface Asked {
  /** Address of the platform's profile, as the call names it. */
  readonly profile: unknown;
  readonly received: ReceivedRequest;
  readonly payload: unknown;
  readonly acceptLanguage: string;
}

/**
 * Finds out who calls, runs the operation, and counts what became of it.
 *
 * @returns the whole body
 * @throws TransportFault
 */
export async function answerAgent(operation: Operation, deps: Needs, asked: Asked): Promise<object> {
  let platform = '';
  try {
    const caller = await callerOf(deps, asked.profile, asked.received);
    platform = new URL(caller.profileUrl).host;
    const body = await perform(operation, deps, caller, asked);
    deps.agentFigures.count(platform, operation.name, body.ucp.status);
    return body;
  } catch (error) {
    const fault = asFault(error);
    deps.agentFigures.count(platform, operation.name, fault.code);
    throw fault;
  }
}

async function perform(
  operation: Operation,
  deps: Needs,
  caller: Caller,
  { payload, acceptLanguage }: Pick<Asked, 'payload' | 'acceptLanguage'>,
): Promise<{ readonly ucp: UcpMember } & Readonly<Record<string, unknown>>> {
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
