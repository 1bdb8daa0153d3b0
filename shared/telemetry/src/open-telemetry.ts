/** The tracer that exports: OpenTelemetry's SDK, without its instrumentation of other libraries. */
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './settings.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { OpenSpan, SpanStart, Tracer } from './tracer.ts';

export interface TracerOptions extends TracingSettings {
  /** Of the process, as it calls itself in its log. */
  readonly service: string;
  /** Whether callers are browsers: what they say of sampling is not asked. */
  readonly isEdge: boolean;
  /** Spans were lost, or the library has something to say. */
  readonly onFault: (message: string) => void;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;
/** It comes with a stack. */
const LONGEST_FAULT = 200;
/** Shorter than the time a process has to end. */
const EXPORT_MS = 3_000;

/** By chance and not by the id: a browser makes that up and could choose one that is always taken. */
const byChance = (ratio: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < ratio ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `ByChance{${ratio}}`,
});

function samplerOf({ ratio, isEdge }: TracerOptions): Sampler {
  if (!isEdge) return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  const root = byChance(ratio);
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}

const remoteContext = (traceparent: string | undefined): SpanContext | undefined => {
  const remote = readTraceparent(traceparent);
  return (
    remote && {
      traceId: remote.traceId,
      spanId: remote.spanId,
      traceFlags: remote.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      isRemote: true,
    }
  );
};

/** Which error it was, never what it says: messages quote what people type. */
function classOf(error: unknown): string {
  const { code, name } = Object(error) as { readonly code?: unknown; readonly name?: unknown };
  return (
    ([code, name].find((each) => typeof each === 'string' && /^[\w.]{1,60}$/.test(each)) as string) ??
    '_OTHER'
  );
}

export function createTracer(options: TracerOptions): Tracer {
  const { endpoint, headers, service, onFault } = options;
  const fault = (message: string): void => onFault(message.slice(0, LONGEST_FAULT));
  const none = (): void => undefined;
  diag.setLogger(
    { error: fault, warn: fault, info: none, debug: none, verbose: none },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `suvarna-${service}` }),
    sampler: samplerOf(options),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          headers: { ...headers },
          timeoutMillis: EXPORT_MS,
        }),
        exportTimeoutMillis: EXPORT_MS,
        scheduledDelayMillis: options.everyMs,
      }),
    ],
  });
  const tracer = provider.getTracer('suvarna');
  const contexts = new WeakMap<OpenSpan, Context>();

  function contextOf(parent: OpenSpan | string | undefined): Context {
    if (typeof parent === 'object') return contexts.get(parent) ?? ROOT_CONTEXT;
    const remote = remoteContext(parent);
    return remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
  }

  return {
    start({ name, kind, attributes, link }: SpanStart, parent) {
      const linked = remoteContext(link);
      const context = contextOf(parent);
      const span = tracer.startSpan(
        name,
        {
          kind: kind === undefined ? SpanKind.INTERNAL : KINDS[kind],
          ...(attributes && { attributes }),
          ...(linked && { links: [{ context: linked }] }),
        },
        context,
      );
      const { traceId, spanId } = span.spanContext();
      const isRecorded = span.isRecording();
      let isOpen = true;
      const open: OpenSpan = {
        traceId,
        traceparent: writeTraceparent({ traceId, spanId, isSampled: isRecorded }),
        isRecorded,
        rename(to) {
          if (isOpen) span.updateName(to);
        },
        set(more) {
          if (isOpen) span.setAttributes(more);
        },
        fail(error) {
          if (!isOpen) return;
          span.setStatus({ code: SpanStatusCode.ERROR });
          if (error !== undefined) span.setAttribute('error.type', classOf(error));
        },
        end() {
          if (isOpen) span.end();
          isOpen = false;
        },
      };
      contexts.set(open, trace.setSpan(ROOT_CONTEXT, span));
      return open;
    },
    async close() {
      // What the receiver does not take is lost; a process that ends has other things to end in order.
      await provider
        .shutdown()
        .catch((error: unknown) => fault(`the last spans are lost: ${classOf(error)}`));
      diag.disable();
    },
  };
}
