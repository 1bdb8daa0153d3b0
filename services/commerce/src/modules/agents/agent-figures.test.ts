import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { createAgentFigures, measureAgents } from './agent-figures.ts';

it('calls are counted by platform, the fifty first by name', async () => {
  const agentFigures = createAgentFigures();
  const registry = new Registry();
  const refresh = measureAgents(registry, { agentFigures });
  for (let at = 0; at < 60; at += 1) agentFigures.count(`p${String(at)}.example`, 'get_product', 'success');
  agentFigures.count('p1.example', 'get_product', 'success');
  agentFigures.count('p1.example', 'search_catalog', 'rate_limited');
  await refresh();
  const text = await registry.metrics();
  expect(text).toContain('agent_calls{platform="p1.example",operation="get_product",outcome="success"} 2');
  expect(text).toContain(
    'agent_calls{platform="p1.example",operation="search_catalog",outcome="rate_limited"} 1',
  );
  expect(text).toContain('agent_calls{platform="others",operation="get_product",outcome="success"} 10');
  expect(text).not.toContain('p55.example');
});
