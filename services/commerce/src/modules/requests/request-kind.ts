import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { MessageName, Messages } from '../../platform/notifications/messages.ts';
import type { KeptKind, RequestPicture } from './kept-kind.ts';
import { faultOfMachine, type RequestMachine } from './machine.ts';
import type { RequestRow } from './request.store.ts';
import type { Facts } from './tables.ts';

/** A message to the customer, in words that its module registered. */
type RequestNews = {
  [Name in MessageName]: { readonly template: Name; readonly values: Messages[Name] };
}[MessageName];

/** What the store's people decide of a request. */
export interface Decision {
  readonly to: string;
  /** What the store's people gave along; not checked yet. */
  readonly terms: Facts;
  /** Who of the store's people decides. */
  readonly by: string;
  readonly at: Date;
}

interface Renewed {
  readonly requoted: Facts;
  readonly terms: Facts | null;
}

/** Who of the store's people moved a request, and what they wrote down with it. */
interface StaffStep {
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * Something that customers ask for, or that has to be looked at for them. The queue knows no kind: a module registers each in its `module.ts`
 * (`requests`), and states, history, rights, due dates, races and messages are the same for all.
 */
export interface RequestKind {
  readonly kind: string;
  readonly machine: RequestMachine;
  /** What a request of this kind is asked with. */
  readonly evidence: TSchema;
  /** In a line, for the store's people. */
  summary(evidence: Facts): string;
  /**
   * What a decision says besides its state: checked and completed from what was given along.
   * @returns `null` where there is nothing more to say; `undefined` when what was given will not do
   */
  decide(tx: Tx, request: RequestRow, decision: Decision): Promise<Facts | null | undefined>;
  /**
   * What is promised anew where a decision opens a request again, with what was found out about it reckoned
   * by that; before it is decided. `undefined` for a decision that opens nothing.
   */
  renew?(tx: Tx, request: RequestRow, decision: Decision): Promise<Renewed | undefined>;
  /** What a step of the store's people brings about, in its transaction, once the request stands there. */
  follow?(tx: Tx, request: RequestRow, step: StaffStep): Promise<void>;
  /** What any step brings about, whoever took it, in its transaction. `from` is where the request stood before. */
  moved?(tx: Tx, request: RequestRow, step: { readonly from: string; readonly at: Date }): Promise<void>;
  /** A picture that came with a request; kinds without pictures leave it out. */
  photo?(db: Database, requestId: string, position: number): Promise<RequestPicture | undefined>;
  /** What the customer hears when a request came to its state; `undefined` for nothing. */
  readonly news: (request: RequestRow) => RequestNews | undefined;
}

/** Every kind by its name. */
export interface RequestKinds {
  /** @throws when no module registered this kind: a fault of ours */
  of(kind: string): RequestKind;
  /** @throws when it is not what its kind asks for: a fault of ours */
  assertEvidence(kind: string, evidence: Facts): void;
  readonly all: readonly RequestKind[];
  /** Those that other modules keep. */
  readonly kept: readonly KeptKind[];
  /** `undefined` for a kind that is kept here. */
  keptOf(kind: string): KeptKind | undefined;
}

/** @throws when two kinds have one name, or one is drawn wrong */
export function createRequestKinds(
  all: readonly RequestKind[],
  kept: readonly KeptKind[] = [],
): RequestKinds {
  const byName = new Map(all.map((one) => [one.kind, { one, check: Compile(one.evidence) }]));
  if (byName.size < all.length || kept.some(({ kind }) => byName.has(kind)))
    throw new Error('Two kinds of requests have the same name.');
  for (const { kind, machine } of all) {
    const fault = faultOfMachine(machine);
    if (fault !== undefined) throw new Error(`Requests of kind "${kind}" are drawn wrong: ${fault}.`);
  }
  const found = (kind: string) => {
    const entry = byName.get(kind);
    if (entry === undefined) throw new Error(`There are no requests of kind "${kind}".`);
    return entry;
  };
  return {
    all,
    kept,
    keptOf: (kind) => kept.find((one) => one.kind === kind),
    of: (kind) => found(kind).one,
    assertEvidence(kind, evidence) {
      if (!found(kind).check.Check(evidence)) throw new Error(`That is no evidence of a request "${kind}".`);
    },
  };
}
