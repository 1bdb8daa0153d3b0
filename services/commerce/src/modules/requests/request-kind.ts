import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { RequestKeeper, RequestNews, Standing } from './keeper.ts';
import { faultOfMachine, type RequestMachine } from './machine.ts';
import type { RequestRow } from './request.store.ts';
import type { Facts } from './tables.ts';

/** A picture with its bytes. */
interface RequestPicture {
  readonly media_type: string;
  readonly bytes: Buffer;
}

/** A request as it stands in the queue. */
interface Queued {
  readonly request_id: string;
  readonly evidence: Facts;
}

/** What the store's people decide of a request. */
interface Decision {
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
export interface RequestKind<Row extends Standing = RequestRow> {
  readonly kind: string;
  readonly keeper: RequestKeeper<Row>;
  readonly machine: RequestMachine;
  /** What a request of this kind is asked with. */
  readonly evidence: TSchema;
  /** In a line, for the store's people. */
  summary(queued: Queued, db: Database | Tx): string | Promise<string>;
  /** Of what the machine lets the store's people decide, what can be decided now; all of it when left out. */
  possible?(db: Database | Tx, request: Row, drawn: readonly string[]): Promise<readonly string[]>;
  /** How it is refused what the machine does not lead to, where its module has words of its own. */
  conflict?(): Error;
  /**
   * What a decision says besides its state: checked and completed from what was given along.
   * @returns `null` where there is nothing more to say; `undefined` when what was given will not do
   */
  decide(tx: Tx, request: Row, decision: Decision): Promise<Facts | null | undefined>;
  /**
   * What is promised again where a decision opens a request again, with what was found out about it reckoned
   * by that; before it is decided. `undefined` for a decision that opens nothing.
   */
  renew?(tx: Tx, request: Row, decision: Decision): Promise<Renewed | undefined>;
  /** What a step of the store's people brings about, in its transaction, once the request stands there. */
  follow?(tx: Tx, request: Row, step: StaffStep): Promise<void>;
  /** What any step brings about, by whichever side it was taken, in its transaction. `from` is where the request stood before. */
  moved?(tx: Tx, request: Row, step: { readonly from: string; readonly at: Date }): Promise<void>;
  /** A picture that came with a request; kinds without pictures leave it out. */
  photo?(db: Database, requestId: string, position: number): Promise<RequestPicture | undefined>;
  /** What the customer hears when a request came to its state; `undefined` for nothing. */
  news(request: Row): RequestNews | undefined;
}

/** Every kind by its name, and every request by its number. */
export interface RequestKinds<Row extends Standing = Standing> {
  /** @throws when no module registered this kind: a fault of ours */
  of(kind: string): RequestKind<Row>;
  /** @throws when it is not what its kind asks for: a fault of ours */
  assertEvidence(kind: string, evidence: Facts): void;
  readonly all: readonly RequestKind<Row>[];
  find(db: Database | Tx, requestId: string): Promise<Row | undefined>;
  /** Locked until the transaction ends. */
  lock(tx: Tx, requestId: string): Promise<Row | undefined>;
}

/** @throws when two kinds have one name, or one is drawn wrong */
export function createRequestKinds<Row extends Standing>(
  all: readonly RequestKind<Row>[],
): RequestKinds<Row> {
  const byName = new Map(all.map((one) => [one.kind, { one, check: Compile(one.evidence) }]));
  if (byName.size < all.length) throw new Error('Two kinds of requests have the same name.');
  for (const { kind, machine } of all) {
    const fault = faultOfMachine(machine);
    if (fault !== undefined) throw new Error(`Requests of kind "${kind}" are drawn wrong: ${fault}.`);
  }
  const found = (kind: string) => {
    const entry = byName.get(kind);
    if (entry === undefined) throw new Error(`There are no requests of kind "${kind}".`);
    return entry;
  };
  const keepers = [...new Set(all.map(({ keeper }) => keeper))];
  async function first(
    look: (keeper: RequestKeeper<Row>) => Promise<Row | undefined>,
  ): Promise<Row | undefined> {
    for (const keeper of keepers) {
      const request = await look(keeper);
      if (request !== undefined) return request;
    }
    return undefined;
  }
  return {
    all,
    of: (kind) => found(kind).one,
    assertEvidence(kind, evidence) {
      if (!found(kind).check.Check(evidence)) throw new Error(`That is no evidence of a request "${kind}".`);
    },
    find: (db, requestId) => first((keeper) => keeper.find(db, requestId)),
    lock: (tx, requestId) => first((keeper) => keeper.lock(tx, requestId)),
  };
}
