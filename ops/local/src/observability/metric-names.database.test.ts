import { expect, it } from '@jest/globals';
import { startTestRegistry } from '../../../registry/src/fixtures/registry.fixtures.ts';
import { testService } from '../../../../services/imaging/src/testing.fixtures.ts';
import { startService } from '../../../../services/commerce/test-support/service.fixtures.ts';
import { aStore } from '../../../../shell/src/engine/composer/testing/composer-process.fixtures.ts';
import { alertsText, dashboards, metricsIn, namesIn, queriesOf, recordsOf } from './rules.fixtures.ts';

/** Of Prometheus itself. */
const OF_PROMETHEUS = ['up'];

async function ofCommerce(): Promise<string> {
  const service = await startService('metric_names');
  const { body } = await service.app.http.inject('/metrics');
  await service.stop();
  return body;
}

async function ofComposer(): Promise<string> {
  const store = await aStore();
  await store.launch();
  const { text } = await store.get('/metrics');
  await store.close();
  return text;
}

async function ofRegistry(): Promise<string> {
  const registry = await startTestRegistry();
  const { bytes } = await registry.call('GET', '/metrics', { token: registry.tokens.composer });
  await registry.stop();
  return bytes.toString();
}

async function ofImaging(): Promise<string> {
  const imaging = await testService({});
  const { body } = await imaging.http.inject('/metrics');
  await imaging.close();
  return body;
}

it('dashboards and alerts read what processes say, and nothing else', async () => {
  const processes = await Promise.all([ofCommerce(), ofComposer(), ofRegistry(), ofImaging()]);
  const said = processes.map(namesIn);
  for (const names of said) expect(names).toContain('http_request_duration_seconds_count');

  const alerts = alertsText();
  const known = new Set([...said.flat(), ...recordsOf(alerts), ...OF_PROMETHEUS]);
  const queries = [
    ...queriesOf(alerts).map((expr) => ({ of: 'alerts.yml', expr })),
    ...dashboards().flatMap(({ title, panels }) =>
      panels.flatMap((panel) => panel.targets.map(({ expr }) => ({ of: `${title}: ${panel.title}`, expr }))),
    ),
  ];
  expect(queries.length).toBeGreaterThan(100);
  const unknown = queries.flatMap(({ of, expr }) =>
    metricsIn(expr).flatMap((name) => (known.has(name) ? [] : [`${of}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});
