/** Settings of tracing, by the names that OpenTelemetry gives them. */
import type { SettingsReader } from '@suvarna/settings/read-settings';
import { httpAddress, optionalText, textThat, wholeNumber, withoutSlash } from '@suvarna/settings/setting';
import { Type } from 'typebox';

export interface TracingSettings {
  /** Where an OTLP receiver listens, without `/v1/traces`. */
  readonly endpoint: string;
  /** Sent with every batch. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the traces that begin here this part is recorded, from 0 to 1. */
  readonly ratio: number;
  /** Milliseconds between two batches. */
  readonly everyMs: number;
}

const isRatio = (text: string): boolean => /^(?:0|1|0?\.\d+|0\.\d+|1\.0+)$/.test(text);

const schema = Type.Object({
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    httpAddress({
      means: 'Where spans are sent by OTLP/HTTP, without `/v1/traces`; left out, nothing is traced',
    }),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText({
    means: 'Headers of what is sent there, `name=value` with commas; values are percent-encoded',
  }),
  OTEL_TRACES_SAMPLER_ARG: textThat(isRatio, 'must be a number from 0 to 1', {
    default: '0.1',
    means:
      'Part of the traces that is recorded, from 0 to 1. The composer decides it for calls of browsers, and the processes behind it follow',
  }),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(
    { minimum: 1, maximum: 60_000 },
    { default: 5_000, means: 'Milliseconds between two batches of spans' },
  ),
});

function headersIn(text: string, { fault }: SettingsReader): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const each of text === '' ? [] : text.split(',')) {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(each) ?? [];
    if (name === undefined || value === undefined) {
      fault('OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas');
      continue;
    }
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      fault(`OTEL_EXPORTER_OTLP_HEADERS: the value of ${name} is not percent-encoded`);
    }
  }
  return headers;
}

/** `null` where nothing is traced. */
export function readTracing(reader: SettingsReader): TracingSettings | null {
  const given = reader.read(schema);
  const headers = headersIn(given.OTEL_EXPORTER_OTLP_HEADERS ?? '', reader);
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    endpoint: withoutSlash(given.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers,
    ratio: Number(given.OTEL_TRACES_SAMPLER_ARG),
    everyMs: given.OTEL_BSP_SCHEDULE_DELAY,
  };
}
