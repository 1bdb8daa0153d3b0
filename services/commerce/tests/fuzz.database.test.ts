import { describe, expect, it } from '@jest/globals';
import { faultOf, fuzz, SLOWEST_MS } from '../test-support/fuzz/fuzz.fixtures.ts';
import { startFuzzedStore } from '../test-support/fuzz/fuzzed-store.fixtures.ts';
import { ofSuite } from '../test-support/service.fixtures.ts';

const store = ofSuite(() => startFuzzedStore('fuzz', 'in part'));

// Reliability rules F16, in short; `fuzz.proof.ts` asks more, alone on its machine: here other suites take their share of it.
describe('strange requests to every route, twice', () => {
  it('meet no fault of ours, no insides, no wait and no changed prototype', async () => {
    const { seen } = await fuzz(store, { rounds: 2, seed: 16, slowestMs: 10 * SLOWEST_MS });
    const unasked = [...seen].filter(([, statuses]) => statuses.size === 0).map(([name]) => name);
    const asked = [...seen].filter(([name]) => !name.startsWith('HEAD '));
    const answered = asked.filter(([, statuses]) => [...statuses].some((status) => status < 400));
    expect(unasked).toEqual([]);
    // Questions that are all refused at the door would prove little; with more of them fewer routes are left (fuzz.proof.ts).
    expect(answered.length).toBeGreaterThan(asked.length / 3);
  }, 300_000);
});

describe('a fault', () => {
  const fine = { status: 200, text: '{}', type: 'application/json', nosniff: true, ms: 1 };

  it.each([
    ['an answer of 500', { ...fine, status: 500 }],
    ['a stack', { ...fine, status: 400, text: '{"msg":"Error: x\\n    at handler (routes.ts:1:1)"}' }],
    ['a wait', { ...fine, ms: 2_001 }],
    ['a type that browsers may guess', { ...fine, nosniff: false }],
    ['a refusal that is a page', { ...fine, status: 404, type: 'text/html' }],
  ])('is %s', (_name, answer) => {
    expect(faultOf({ method: 'GET', route: 'GET /' }, answer, SLOWEST_MS)).toBeDefined();
    expect(faultOf({ method: 'GET', route: 'GET /' }, fine, SLOWEST_MS)).toBeUndefined();
  });

  it('is not the word of a probe that jobs do not run here', () => {
    const answer = { ...fine, status: 503 };
    expect(faultOf({ method: 'GET', route: 'GET /readyz' }, answer, SLOWEST_MS)).toBeUndefined();
  });
});
