/** Searches as shoppers type them: how fast they are answered, and how well. */
import type { SearchResults } from '@suvarna/contracts/catalogue';
import type { Store } from '../support/store/store.ts';
import { measureThroughput, type Throughput } from './measure/measure-throughput.ts';
import { processOf } from '../support/store/own-process.ts';
import { EVALUATION, qualityOf, type SearchQuality } from '@suvarna/testing/search-quality';

const callOf = (query: string, page = 1): string =>
  `/api/product/search/?q=${encodeURIComponent(query)}&page=${page}`;

/** The first round of each query is answered again, later ones from what is kept: p99 is of the first. */
export async function benchSearch(store: Store, name: string): Promise<Readonly<Record<string, Throughput>>> {
  const load = {
    origin: store.commerce,
    pids: [processOf(store.data, 'services/commerce/src/server.ts')],
    paths: EVALUATION.map(({ q }) => callOf(q)),
    connections: 8,
  };
  return { [name]: await measureThroughput({ ...load, seconds: 10, rate: 100 }) };
}

export async function measureQuality(store: Store): Promise<SearchQuality> {
  const answers = [];
  for (const expected of EVALUATION) {
    const response = await fetch(store.commerce + callOf(expected.q));
    if (!response.ok) throw new Error(`"${expected.q}" answered ${response.status}`);
    const { data } = (await response.json()) as { data: SearchResults };
    answers.push({
      expected,
      cards: data.results,
      pages: (data.guide_links ?? []).map(({ path }) => path),
    });
  }
  return qualityOf(answers);
}

export function qualityLine({ queries, ndcg, zero, worst }: SearchQuality): string {
  const names = worst.map(({ q, ndcg: one }) => `${q} ${one.toFixed(2)}`).join(', ');
  return `search: ${queries} queries, nDCG@10 ${ndcg.toFixed(3)}, nothing found ${(zero * 100).toFixed(1)} %, below 0.8: ${names || 'none'}`;
}
