import fc from 'fast-check';
import { requestsTo, type FuzzedRequest } from './request-arbitrary.fixtures.ts';
import type { FuzzedAnswer, FuzzedStore } from './fuzzed-store.fixtures.ts';

/** Reliability rules F16. */
export const SLOWEST_MS = 2_000;

/** What only our insides say: frames, files, SQL, names of libraries. */
const INSIDES =
  /\n\s+at |node_modules|\.ts:\d|\.js:\d|FST_ERR|syntax error at|violates|duplicate key|invalid input syntax|invalid byte sequence|deadlock|Error: /;

/** What browsers send without a script may be refused with a page. */
const FORMS: readonly string[] = ['POST /api/content/enquiry/form/'];

/** @returns what is wrong with an answer, if anything is */
export function faultOf(
  { method, route }: Pick<FuzzedRequest, 'method' | 'route'>,
  { status, text, type, nosniff, ms }: FuzzedAnswer,
  slowestMs: number,
): string | undefined {
  // No jobs run here, and this call is there to say so.
  const saysNotReady = status === 503 && route.endsWith(' /readyz');
  if (status >= 500 && !saysNotReady) return `answers ${status}: ${text.slice(0, 300)}`;
  if (status < 200) return `answers ${status}`;
  if (INSIDES.test(text)) return `shows its insides: ${text.slice(0, 300)}`;
  if (ms > slowestMs) return `took ${Math.round(ms)} ms`;
  if (!nosniff) return 'may be read as another type';
  const isPage = type.startsWith('text/html') && FORMS.includes(route);
  if (status >= 400 && method !== 'HEAD' && !isPage && !type.startsWith('application/json'))
    return `refuses in ${type}`;
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    return 'changed the prototype of all objects';
  return undefined;
}

export interface FuzzReport {
  /** Answers by status, for every route. */
  readonly seen: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Asks all routes so many questions in turn, each round in another order. Fails with the smallest request that shows a fault, and the seed it came from. */
export async function fuzz(
  store: FuzzedStore,
  { rounds, seed, slowestMs }: { readonly rounds: number; readonly seed: number; readonly slowestMs: number },
): Promise<FuzzReport> {
  const seen = new Map<string, Set<number>>(store.routes.map(({ name }) => [name, new Set()]));
  const all = store.routes.map((route) => ({ route, request: requestsTo(route, store.samples) }));
  const orders = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: rounds, seed });
  for (const [round, order] of orders.entries()) {
    for (const [at, { route, request }] of order.entries()) {
      // A HEAD is a GET whose body is kept back.
      if (route.method === 'HEAD' && round % 4 !== 0) continue;
      await fc.assert(
        fc.asyncProperty(request, async (asked) => {
          const answer = await store.send(asked);
          seen.get(asked.route)?.add(answer.status);
          const fault = faultOf(asked, answer, slowestMs);
          if (fault !== undefined) throw new Error(`${asked.route} ${fault}`);
        }),
        { numRuns: 1, seed: seed + round * all.length + at },
      );
    }
  }
  return { seen };
}
