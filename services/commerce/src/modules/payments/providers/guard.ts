import {
  bulkhead,
  BrokenCircuitError,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleType,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { ProviderUnavailable } from '../provider.ts';

/** Connecting (1 s) and reading (5 s), and a little for what lies between. */
const WHOLE_CALL_MS = 6_500;
const AT_ONCE = 24;
const WAITING = 200;
const FAILURES_TO_OPEN = 8;
const OPEN_MS = 5_000;

export type Guard = <Result>(call: () => Promise<Result>) => Promise<Result>;

/**
 * One guard for each provider: at most so many calls at once, none that lasts, and none at all for
 * a while after several in a row were not answered. What the provider refuses is an answer.
 */
export function createGuard(): Guard {
  const policy = wrap(
    bulkhead(AT_ONCE, WAITING),
    circuitBreaker(handleType(ProviderUnavailable).orType(TaskCancelledError), {
      halfOpenAfter: OPEN_MS,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    }),
    timeout(WHOLE_CALL_MS, TimeoutStrategy.Aggressive),
  );
  return async (call) => {
    try {
      return await policy.execute(call);
    } catch (cause) {
      if (
        cause instanceof BrokenCircuitError ||
        cause instanceof BulkheadRejectedError ||
        cause instanceof TaskCancelledError
      ) {
        throw new ProviderUnavailable('the provider is not asked now', { cause });
      }
      throw cause;
    }
  };
}
