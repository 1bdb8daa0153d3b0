import type { TObject } from 'typebox';
import type { Needs } from './needs.ts';

/** One call of an agent, as both faces hand it in. */
export interface AgentCall<Payload> {
  readonly deps: Needs;
  /** Of the call's transport; what the payload says of language goes before it. */
  readonly acceptLanguage: string;
  readonly payload: Payload;
}

/** What is answered, without the `ucp` member, which the face adds. */
export interface Answer {
  /** `error`: there is no resource; the body is `messages` and perhaps `continue_url`, and nothing else (rule 44). */
  readonly status?: 'error';
  readonly body: object;
}

/** One operation of the protocol, whichever transport asks for it. */
export interface Operation {
  /** As MCP names its tool, `search_catalog`. */
  readonly name: string;
  /** What it does, for an agent that chooses among tools; one or two plain English sentences. */
  readonly description: string;
  /** Without it in common the call is answered with `capabilities_incompatible` (rule 8). */
  readonly capability: string;
  /** Path below `/ucp/v1`; all are posts so far. */
  readonly path: string;
  /** What may be sent. Members that it does not name are dropped, not refused: the protocol grows by them. */
  readonly payload: TObject;
  /** Name of the payload among the arguments of its MCP tool. */
  readonly payloadKey: string;
  /** What a good answer holds beside `ucp`. */
  readonly answer: TObject;
  readonly run: (call: AgentCall<never>) => Answer | Promise<Answer>;
}
