/** Spans of this process. Where nothing is traced, no library is loaded and each of these is one comparison. */
import type { TracerOptions } from './open-telemetry.ts';
import { currentScope, runIn } from './scope.ts';
import type { OpenSpan, SpanStart, Tracer } from './tracer.ts';

let tracer: Tracer | undefined;

interface TracingOptions extends Omit<TracerOptions, 'endpoint' | 'headers' | 'ratio' | 'everyMs'> {
  /** `null` traces nothing. */
  readonly settings: Pick<TracerOptions, 'endpoint' | 'headers' | 'ratio' | 'everyMs'> | null;
}

/** Before the first request. @returns sends what waits, and ends it */
export async function startTracing({ settings, ...options }: TracingOptions): Promise<() => Promise<void>> {
  if (settings === null) return async () => undefined;
  const { createTracer } = await import('./open-telemetry.ts');
  const started = createTracer({ ...options, ...settings });
  tracer = started;
  return async () => {
    if (tracer === started) tracer = undefined;
    await started.close();
  };
}

/** A span that is the first of this process, whatever runs now. `undefined` where nothing is traced. */
export const beginSpan = (span: SpanStart, parent: string | undefined): OpenSpan | undefined =>
  tracer?.start(span, parent);

/** A span of something that has no parts. `undefined` where what runs now is not recorded. @returns it is yours to end */
export function openSpan(span: SpanStart | (() => SpanStart)): OpenSpan | undefined {
  if (tracer === undefined) return undefined;
  const parent = currentScope()?.span;
  if (parent?.isRecorded !== true) return undefined;
  return tracer.start(typeof span === 'function' ? span() : span, parent);
}

/** Does `work` within a span that is open: what it does belongs to the span, which ends with it. */
async function within<Result>(
  span: OpenSpan | undefined,
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> {
  if (span === undefined) return work(undefined);
  try {
    return await runIn({ ...currentScope(), traceId: span.traceId, span }, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** Does `work` in a span of its own, a child of what runs now. */
export const inSpan = <Result>(
  span: SpanStart,
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> => within(openSpan(span), work);

/** Does `work` as what follows from another request, perhaps of another process, that left its `traceparent` behind. */
export const followUp = <Result>(
  span: Omit<SpanStart, 'link'>,
  { parent, link }: { readonly parent?: string | null; readonly link?: string | null },
  work: (span: OpenSpan | undefined) => Promise<Result>,
): Promise<Result> =>
  within(beginSpan(typeof link === 'string' ? { ...span, link } : span, parent ?? undefined), work);

/** The span that runs now, to be left where it is picked up later; `null` where it is not recorded. */
export function traceToLeave(): string | null {
  const span = currentScope()?.span;
  return span?.isRecorded === true ? span.traceparent : null;
}
