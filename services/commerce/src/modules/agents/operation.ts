import type { TObject } from 'typebox';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from './model/caller.ts';
import type { Needs } from './needs.ts';

/** One call of an agent, as both faces hand it in. */
export interface AgentCall<Payload> {
  readonly deps: Needs;
  readonly caller: Caller;
  /** Of the resource that is called; `''` where the operation has none. */
  readonly id: string;
  /** Of the call's transport; what the payload says of language goes before it. */
  readonly acceptLanguage: string;
  readonly payload: Payload;
}

/** What is answered, without the `ucp` member, which the face adds. */
export interface Answer {
  /** `error`: there is no resource; the body is `messages` and perhaps `continue_url`, and nothing else (rule 44). */
  readonly status?: 'error';
  /** A resource that was not there before: 201 over HTTP. */
  readonly created?: true;
  readonly body: object;
}

interface Described {
  /** As MCP names its tool, `search_catalog`. */
  readonly name: string;
  /** What it does, for an agent that chooses among tools; one or two plain English sentences. */
  readonly description: string;
  /** Without it in common the call is answered with `capabilities_incompatible` (rule 8). */
  readonly capability: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below `/ucp/v1`; `:id` is the resource's. */
  readonly path: string;
  /** What may be sent. Members that it does not name are dropped, not refused: the protocol grows by them. */
  readonly payload: TObject;
  /** Name of the payload among the arguments of its MCP tool; left out where nothing is sent. */
  readonly payloadKey?: string;
  /** What a good answer holds beside `ucp`. */
  readonly answer: TObject;
  /** Calls that no key of the platform's profile signed are refused. */
  readonly isSignatureRequired?: true;
}

/** Reads, and leaves no trace. */
interface Reading extends Described {
  readonly run: (call: AgentCall<never>) => Answer | Promise<Answer>;
}

/** Changes something: once for its key, and its answer is kept with it. */
interface Change extends Described {
  readonly change: (tx: Tx, call: AgentCall<never>) => Promise<Answer>;
  /** Without a key it is refused; else without one it happens as often as it is called (rules 62 and 72). */
  readonly isKeyRequired?: true;
}

/** One operation of the protocol, whichever transport asks for it. */
export type Operation = Reading | Change;
