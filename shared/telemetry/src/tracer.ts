/** What this package asks of a tracing library. The one that is used is in `open-telemetry.ts`, and loaded only where spans are exported. */

/** Never what a person typed or is known by: names of ours, numbers, and what HTTP and SQL call themselves. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  /** Of few: a method and a route template, a statement's verb and table. */
  readonly name: string;
  /** As OpenTelemetry names kinds; `internal` when left out. */
  readonly kind?: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** `traceparent` of what led to it without being its parent. */
  readonly link?: string;
}

export interface OpenSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** This span, as W3C trace context says it to the next process. */
  readonly traceparent: string;
  /** Whether it is exported; of one that is not, no child is begun. */
  readonly isRecorded: boolean;
  /** Its name once the route is known. */
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param error of a span that failed: its class and code are kept, never its message */
  fail(error: unknown): void;
  /** The second time nothing. */
  end(): void;
}

export interface Tracer {
  /** @param parent a span of this process, `traceparent` of another, or nothing: then a trace begins */
  start(span: SpanStart, parent: OpenSpan | string | undefined): OpenSpan;
  /** Sends what waits. */
  close(): Promise<void>;
}
