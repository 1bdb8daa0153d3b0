import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@suvarna/settings/read-settings';
import { readTracing } from './settings.ts';

const read = (env: Record<string, string>) => readSettings('a process', env, readTracing);

describe('settings of tracing', () => {
  it('trace nothing by themselves', () => {
    expect(read({})).toBeNull();
    expect(read({ OTEL_TRACES_SAMPLER_ARG: '1' })).toBeNull();
  });

  it('say where to, with what, and how much', () => {
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, tenant = shop',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toEqual({
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Bearer x', tenant: 'shop' },
      ratio: 0.25,
      everyMs: 5_000,
    });
  });

  it.each(['1.5', '-0.1', 'half', '0,5', ' '])('take no part of %j', (part) => {
    expect(() => read({ OTEL_TRACES_SAMPLER_ARG: part })).toThrow('must be a number from 0 to 1');
  });

  it.each(['authorization', 'a=%zz'])('say which headers are wrong, and not what they say: %s', (text) => {
    expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: text })).toThrow(/OTEL_EXPORTER_OTLP_HEADERS(?!.*zz)/);
  });
});
