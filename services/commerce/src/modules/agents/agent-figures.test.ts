import { expect, it } from '@jest/globals';
import { createAgentFigures } from './agent-figures.ts';

it('calls are counted by platform, the fifty first by name', () => {
  const made = createAgentFigures();
  for (let at = 0; at < 60; at += 1) made.count(`p${String(at)}.example`, 'get_product', 'success');
  made.count('p1.example', 'get_product', 'success');
  made.count('p1.example', 'search_catalog', 'rate_limited');
  const figures = made.counted();
  const of = (platform: string, operation: string) =>
    figures.find((one) => one.platform === platform && one.operation === operation);
  expect(of('p1.example', 'get_product')).toMatchObject({ outcome: 'success', times: 2 });
  expect(of('p1.example', 'search_catalog')).toMatchObject({ outcome: 'rate_limited', times: 1 });
  expect(of('others', 'get_product')?.times).toBe(10);
  expect(of('p55.example', 'get_product')).toBeUndefined();
});
