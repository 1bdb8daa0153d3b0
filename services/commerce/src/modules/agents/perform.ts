import type { TObject } from 'typebox';
import { Value } from 'typebox/value';
import { asFault } from './http/as-fault.ts';
import type { Caller } from './model/caller.ts';
import { TransportFault } from './model/fault.ts';
import { forbiddenNumberIn } from './model/forbidden-numbers.ts';
import type { Message } from './model/message.ts';
import type { Needs } from './needs.ts';
import { onceForKey } from './once-for-key.ts';
import type { AgentCall, Answer, Operation } from './operation.ts';
import { type UcpMember, ucpMember } from './protocol/ucp-member.ts';
import { platformOf } from './platforms/platform-of.ts';
import { callerOf } from './platforms/caller-of.ts';
import type { ReceivedRequest } from './signatures/verify.ts';

/** A call as its transport read it. */
export interface Asked {
  /** Address of the platform's profile, as the call names it. */
  readonly profile: unknown;
  readonly received: ReceivedRequest;
  readonly payload: unknown;
  /** Of the resource; `''` where there is none. */
  readonly id: string;
  /** `Idempotency-Key`, however its transport carries it. */
  readonly key: string | undefined;
  /** What makes two calls with one key the same. */
  readonly said: Buffer;
  readonly acceptLanguage: string;
}

/** What is answered: the whole body, and whether something was made. */
export interface Answered {
  readonly body: object;
  readonly created: boolean;
}

/**
 * Finds out who calls, runs the operation, and counts what became of it.
 *
 * @throws TransportFault
 */
export async function answerAgent(operation: Operation, deps: Needs, asked: Asked): Promise<Answered> {
  let platform = '';
  try {
    const caller = await callerOf(deps, asked.profile, asked.received);
    platform = platformOf(caller.profileUrl);
    const { body, created } = await perform(operation, deps, caller, asked);
    deps.agentFigures.count(platform, operation.name, body.ucp.status);
    return { body, created };
  } catch (error) {
    const fault = asFault(error);
    deps.agentFigures.count(platform, operation.name, fault.code);
    throw fault;
  }
}

type Body = { readonly ucp: UcpMember } & Readonly<Record<string, unknown>>;

async function perform(
  operation: Operation,
  deps: Needs,
  caller: Caller,
  asked: Asked,
): Promise<{ readonly body: Body; readonly created: boolean }> {
  const { capability } = operation;
  if (!caller.capabilities.has(capability))
    return { body: incompatible(deps, caller, capability), created: false };
  if (operation.isSignatureRequired === true && !caller.verified)
    throw new TransportFault('signature_missing', 'This call has to be signed by a key of your profile.');
  const { id, acceptLanguage } = asked;
  if (!isText(id)) throw new TransportFault('not_found', 'There is no such resource.');
  const payload = checked(operation.payload, asked.payload) as never;
  const call: AgentCall<never> = { deps, caller, id, acceptLanguage, payload };
  const { status = 'success', created, body } = await run(operation, call, asked);
  return { body: { ucp: ucpMember(caller, capability, status), ...body }, created: created === true };
}

function run(operation: Operation, call: AgentCall<never>, { key, said }: Asked): Promise<Answer> | Answer {
  if ('run' in operation) return operation.run(call);
  if (key !== undefined)
    return onceForKey(call, { operation: operation.name, key, said }, (tx) => operation.change(tx, call));
  if (operation.isKeyRequired === true)
    throw new TransportFault('invalid_request', 'This call needs an Idempotency-Key.');
  return call.deps.db.transaction().execute((tx) => operation.change(tx, call));
}

function incompatible({ config }: Needs, caller: Caller, capability: string): Body {
  const content = `Both sides have no version of ${capability} in common.`;
  const messages: Message[] = [
    { type: 'error', code: 'capabilities_incompatible', severity: 'unrecoverable', content },
  ];
  return {
    ucp: ucpMember(caller, capability, 'error'),
    messages,
    continue_url: `${config.shopOrigin}/`,
  };
}

/** A member of a body lies at most so deep. */
const DEPTH = 12;

function checked(schema: TObject, payload: unknown): unknown {
  if (depthOf(payload) > DEPTH) throw new TransportFault('invalid_request', 'The body is nested too deeply.');
  const forbidden = forbiddenNumberIn(payload);
  if (forbidden !== undefined)
    throw new TransportFault(
      'sensitive_data',
      `${forbidden.path} holds a ${forbidden.kind}. We never take one from an agent: the buyer gives it in our own page.`,
    );
  const broken = brokenTextIn(payload);
  if (broken !== undefined)
    throw new TransportFault('invalid_request', `${broken} is no text that can be kept.`);
  // A copy: what is not named is taken out of it.
  const known: unknown = Value.Clean(schema, structuredClone(payload));
  const [first] = Value.Errors(schema, known);
  if (first !== undefined)
    throw new TransportFault('invalid_request', `${first.instancePath || '/'} ${first.message}.`);
  return known;
}

/** Where a text is no Unicode, or holds the character that no text in the database may. */
function brokenTextIn(value: unknown, path = '$'): string | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const found = isText(key) ? brokenTextIn(each, `${path}.${key}`) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > DEPTH) return depth;
  return Math.max(depth, ...Object.values(value).map((each) => depthOf(each, depth + 1)));
}
