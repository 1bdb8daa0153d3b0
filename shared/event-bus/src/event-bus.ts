import type { EventMap, EventName } from '@suvarna/contracts/bus-events';
import { filter, map, Subject, type Observable } from 'rxjs';

/** What happens to a payload that is not what the event map says. */
export type BadPayloadMode = 'throw' | 'count';

export interface BusReport {
  readonly kind: 'bad-payload' | 'handler-failed';
  readonly event: string;
  readonly error: unknown;
}

/** Whether a payload is what the event map says, by event name. */
type EventChecks = Readonly<Record<string, (payload: unknown) => boolean>>;

export interface EventBus {
  /** From now on an event that has no check, or a payload that fails it, is refused. The host says so at its start. */
  check(checks: EventChecks): void;
  /** Tells every listener at once, in the order they subscribed. A failing listener stops no other. */
  emit<Name extends EventName>(name: Name, payload: EventMap[Name]): void;
  /** @returns the function that ends the subscription; calling it twice is harmless. */
  on<Name extends EventName>(name: Name, handler: (payload: EventMap[Name]) => void): () => void;
  /** The event as an observable, for flows over time (debounce, merge). */
  stream<Name extends EventName>(name: Name): Observable<EventMap[Name]>;
  /** Bad payloads dropped so far, by event name. */
  readonly badPayloads: Readonly<Record<string, number>>;
  /** Handlers registered with `on` now; contract tests hold remotes to leaving none behind. */
  readonly listenerCount: number;
}

interface BusOptions {
  /** As {@link EventBus.check}; without them every event passes. */
  readonly checks?: EventChecks;
  readonly badPayload: BadPayloadMode;
  readonly report: (report: BusReport) => void;
}

/** Thrown in development: the sender sees its own mistake at the line that made it. */
class BadEventPayload extends Error {
  constructor(event: string, payload: unknown) {
    super(`Event ${event} was emitted with a payload its contract refuses: ${JSON.stringify(payload)}`);
    this.name = 'BadEventPayload';
  }
}

/** Reaches the page's error handler without breaking the one who emitted. Node has no `reportError`. */
const reportToPage = ({ event, error }: BusReport): void => {
  if (typeof reportError === 'function') reportError(error);
  // oxlint-disable-next-line no-console -- outside a page (a test of a server bundle) there is no other reader to tell
  else console.error(`Event ${event}`, error);
};

export function createEventBus({ checks: given, badPayload, report }: BusOptions): EventBus {
  let checks = given;
  const events = new Subject<{ readonly name: EventName; readonly payload: unknown }>();
  const badPayloads: Record<string, number> = {};
  let listenerCount = 0;

  const stream = <Name extends EventName>(name: Name): Observable<EventMap[Name]> =>
    events.pipe(
      filter((event) => event.name === name),
      map((event) => event.payload as EventMap[Name]),
    );

  return {
    check(next) {
      checks = next;
    },
    badPayloads,
    get listenerCount() {
      return listenerCount;
    },
    emit(name, payload) {
      // Releases differ in age: an event unknown to this contract is as bad as a wrong payload.
      if (checks !== undefined && checks[name]?.(payload) !== true) {
        const error = new BadEventPayload(name, payload);
        if (badPayload === 'throw') throw error;
        badPayloads[name] = (badPayloads[name] ?? 0) + 1;
        report({ kind: 'bad-payload', event: name, error });
        return;
      }
      events.next({ name, payload });
    },
    on(name, handler) {
      const subscription = stream(name).subscribe((payload) => {
        try {
          handler(payload);
        } catch (error) {
          report({ kind: 'handler-failed', event: name, error });
        }
      });
      listenerCount += 1;
      subscription.add(() => {
        listenerCount -= 1;
      });
      return () => subscription.unsubscribe();
    },
    stream,
  };
}

/** The page's one bus. Federation shares this module, so shell and all remotes hold the same one. */
export const bus: EventBus = createEventBus({
  badPayload: process.env.NODE_ENV === 'production' ? 'count' : 'throw',
  report: reportToPage,
});
