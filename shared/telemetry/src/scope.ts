/** Which request, delivery or job the code that runs now works for. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './tracer.ts';

export interface Scope {
  /** As callers are told it in `X-Request-Id`; absent in jobs and deliveries. */
  readonly requestId?: string | undefined;
  /** Of the span, or as the caller said it where nothing is traced. */
  readonly traceId?: string | undefined;
  /** What begins now is its child. */
  readonly span?: OpenSpan | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

export const currentScope = (): Scope | undefined => scopes.getStore();

export const runIn = <Result>(scope: Scope, work: () => Result): Result => scopes.run(scope, work);

/** A function that runs as if it were called here, wherever a message of another process calls it. */
export const inThisScope = <Given extends unknown[], Result>(
  work: (...given: Given) => Result,
): ((...given: Given) => Result) => AsyncLocalStorage.bind(work);
