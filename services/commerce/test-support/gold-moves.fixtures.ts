import type { Service } from './service.fixtures.ts';

let moved = 0;

/** Gold costs so many ten thousandths of what it did, from then on. */
export async function moveGold(service: Service, bp: number, at: Date): Promise<void> {
  moved += 1;
  await service.pool.query(
    `insert into commerce.gold_rates (version, switch_at, effective_from, karat, paise_per_gram, source, published_by)
     select version + 1, null, $1::timestamptz + make_interval(secs => $2), karat, round(paise_per_gram * $3::numeric / 1000000) * 100, 'test', 'test'
     from commerce.gold_rates where version = (select max(version) from commerce.gold_rates)`,
    [new Date(at.getTime() - 3_600_000), moved, bp],
  );
  await service.app.deps.catalogue.refresh();
}
