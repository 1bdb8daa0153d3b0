import type { TSchema } from 'typebox';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Caller } from './model/caller.ts';
import type { Needs } from './needs.ts';

/** One call of an agent, as both faces hand it in. */
export interface AgentCall<Payload> {
  readonly deps: Needs;
  /** Of a writing operation the transaction that its effect and its answer are kept in. */
  readonly db: Database | Tx;
  readonly caller: Caller;
  readonly at: Date;
  /** The thing it is about, where the operation has one in its path. */
  readonly id: string;
  /** Checked against the operation's `payload`. */
  readonly payload: Payload;
}

/** What is answered, without the `ucp` member, which the face adds. */
export interface Answer {
  /** `error`: there is no resource; the body is `messages` and perhaps `continue_url`, and nothing else. */
  readonly status?: 'success' | 'error';
  readonly body: object;
}

/**
 * One operation of the protocol. REST and MCP are two thin faces of the same list: each finds the operation,
 * checks the payload, runs it, and puts the answer in its own envelope.
 */
export interface Operation<Payload = never> {
  /** As MCP names its tool, `create_checkout`. */
  readonly name: string;
  /** What it does, for an agent that chooses among tools; one or two plain English sentences. */
  readonly description: string;
  /** Without it in common the call is answered with `capabilities_incompatible`. */
  readonly capability: string;
  readonly rest: {
    readonly method: 'GET' | 'POST' | 'PUT';
    /** Below `/ucp/v1`, `/checkout-sessions/:id` say. */
    readonly path: string;
    /** Of the first answer; errors of business are 200 always. */
    readonly status: 200 | 201;
  };
  /** Name of the payload among the arguments of its MCP tool, `checkout`; none where there is no payload. */
  readonly payloadKey?: string;
  /** What may be sent; none for reads by id. Unknown members are dropped, not refused. */
  readonly payload?: TSchema;
  /** What is answered at success, whole, with `ucp`: checked in tests and shown to MCP clients. */
  readonly answer: TSchema;
  readonly access: {
    /** `write`: runs in one transaction with its kept answer, at most once for its key. */
    readonly kind: 'read' | 'write';
    /** Refused without a signature of the platform. */
    readonly signed: boolean;
    /** Refused without an idempotency key; otherwise a write without one is simply done. */
    readonly keyed: boolean;
  };
  readonly run: (call: AgentCall<Payload>) => Promise<Answer>;
}
