import { endOfIndianDay } from '../../platform/end-of-day.ts';
import type { RequestActor } from './tables.ts';

interface RequestStanding {
  /** Something may still become of it by the customer who asked, or by the store's people. */
  readonly open: boolean;
  /** In how many hours the store's people are to act; left out when it does not wait for them. */
  readonly dueInHours?: number;
  /** After how many days it ends by itself, and as what. */
  readonly lasts?: { readonly days: number; readonly endsAs: string };
  /** One of which has to be given with the decision that leads here. */
  readonly reasons?: readonly string[];
  /** Whether a note has to be said with it, which the customer who asked reads. */
  readonly needsNote?: boolean;
}

interface RequestArrow {
  readonly from: string;
  readonly to: string;
  readonly by: RequestActor;
  /** What is decided there, where it is not to come to a state. */
  readonly as?: string;
}

/** What may become of a request of a kind, and by whom. The database has the same arrows (`request_moves`; for orders `order_transitions`). */
export interface RequestMachine {
  readonly first: string;
  readonly states: Readonly<Record<string, RequestStanding>>;
  readonly arrows: readonly RequestArrow[];
}

export const allows = ({ arrows }: RequestMachine, from: string, to: string, by: RequestActor): boolean =>
  arrows.some((arrow) => arrow.from === from && (arrow.as ?? arrow.to) === to && arrow.by === by);

/** Where this actor can move a request that stands there. */
export const movesOf = ({ arrows }: RequestMachine, from: string, by: RequestActor): readonly string[] =>
  arrows.flatMap((arrow) => (arrow.from === from && arrow.by === by ? [arrow.as ?? arrow.to] : []));

const HOUR_MS = 3_600_000;

interface Deadlines {
  readonly is_open: boolean;
  readonly due_at: Date | null;
  readonly ends_at: Date | null;
  readonly ends_as: string | null;
}

/** What stands in the row of a request from the moment it comes to a state. */
export function deadlinesOf({ states }: RequestMachine, state: string, at: Date): Deadlines {
  const { open = false, dueInHours, lasts } = states[state] ?? {};
  const later = (hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);
  return {
    is_open: open,
    due_at: dueInHours === undefined ? null : later(dueInHours),
    // Its customer is told the day: all of it is theirs.
    ends_at: lasts === undefined ? null : endOfIndianDay(later(lasts.days * 24)),
    ends_as: lasts?.endsAs ?? null,
  };
}

/** What is wrong with how a machine is drawn; `undefined` when nothing is. */
export function faultOfMachine({ first, states, arrows }: RequestMachine): string | undefined {
  const named = [first, ...arrows.flatMap(({ from, to }) => [from, to])];
  const unknown = named.find((state) => states[state] === undefined);
  if (unknown !== undefined) return `"${unknown}" is no state`;
  const astray = Object.entries(states).find(
    ([state, { lasts }]) =>
      lasts !== undefined &&
      !arrows.some(({ from, to, by }) => from === state && to === lasts.endsAs && by === 'clock'),
  );
  return astray && `"${astray[0]}" ends as what the clock may not make of it`;
}
