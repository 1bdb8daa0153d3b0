import { createServer } from 'node:http';
import { listenAt, shut } from './local-server.ts';
import { until } from './until.ts';

/** A span as it was received. */
export interface ReceivedSpan {
  /** `service.name` of the process. */
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** `''` of one without a parent. */
  readonly parentSpanId: string;
  /** As OTLP numbers them: 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly hasFailed: boolean;
}

export interface OtlpReceiver {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** Everything that was sent, as it came. */
  readonly text: () => string;
  /** Waits until there is such a span. */
  readonly find: (name: string | RegExp, more?: (span: ReceivedSpan) => boolean) => Promise<ReceivedSpan>;
  close(): Promise<void>;
}

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Otlp {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId' | 'kind'> & {
        readonly parentSpanId?: string;
        readonly attributes?: readonly KeyValue[];
        readonly links?: ReceivedSpan['links'];
        readonly status?: { readonly code?: number };
      })[];
    }[];
  }[];
}

const ERROR = 2;
const valuesOf = (pairs: readonly KeyValue[] = []): Readonly<Record<string, unknown>> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans }: Otlp): readonly ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ parentSpanId = '', attributes, links = [], status, ...span }) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        parentSpanId,
        attributes: valuesOf(attributes),
        links,
        hasFailed: status?.code === ERROR,
      })),
    ),
  );

/** A receiver of spans on loopback, by OTLP/HTTP in JSON. */
export async function receiveOtlp(): Promise<OtlpReceiver> {
  const bodies: string[] = [];
  const received: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const isOurs = request.method === 'POST' && request.url === '/v1/traces';
      if (isOurs) {
        bodies.push(body);
        received.push(...spansIn(JSON.parse(body) as Otlp));
      }
      response.writeHead(isOurs ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const endpoint = await listenAt(server);
  return {
    endpoint,
    spans: () => [...received],
    text: () => bodies.join('\n'),
    find: (name, more = () => true) =>
      until(
        () =>
          received.find(
            (span) => (typeof name === 'string' ? span.name === name : name.test(span.name)) && more(span),
          ),
        () => `no span ${String(name)} among ${received.map((span) => span.name).join(', ')}`,
        10_000,
      ),
    close: () => shut(server),
  };
}
