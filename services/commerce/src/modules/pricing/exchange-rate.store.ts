import { sql } from 'kysely';
import {
  FOREIGN_CURRENCIES,
  type ExchangePublication,
  type ForeignCurrency,
  type PaisePerUnit,
} from './exchange-rules.ts';
import type { Database, Tx } from '../../platform/database/database.ts';

export interface PublishedExchange extends Omit<ExchangePublication, 'rates'> {
  readonly version: number;
  readonly published_at: Date | null;
  readonly rates: Partial<PaisePerUnit>;
}

/** The newest publications, what is dated later than now included. */
export async function listExchange(db: Database, limit: number): Promise<readonly PublishedExchange[]> {
  const rows = await db
    .selectFrom('fx_rates')
    .selectAll()
    .where(
      'version',
      'in',
      db.selectFrom('fx_rates').select('version').distinct().orderBy('version', 'desc').limit(limit),
    )
    .orderBy('version', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ version }) => version).values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            rates: Object.fromEntries(
              [first, ...others].map(({ currency, paise_per_unit }) => [currency, paise_per_unit]),
            ) as Partial<PaisePerUnit>,
          },
        ]
      : [],
  );
}

/** @returns the highest version there is; nobody else publishes until the transaction ends */
export async function lockExchange(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('commerce.fx_rates'))`.execute(tx);
  const newest = await tx
    .selectFrom('fx_rates')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return newest?.version ?? 0;
}

/** The rates that count at a moment: what a publication for it follows on. `undefined` while there are none of some currency. */
export async function exchangeAt(tx: Tx, moment: Date): Promise<PaisePerUnit | undefined> {
  const rows = await tx
    .selectFrom('fx_rates')
    .select(['currency', 'paise_per_unit'])
    .where('version', '=', (query) =>
      query
        .selectFrom('fx_rates')
        .select('version')
        .where('effective_from', '<=', moment)
        .orderBy('effective_from', 'desc')
        .orderBy('version', 'desc')
        .limit(1),
    )
    .execute();
  const rates = Object.fromEntries(
    rows.map(({ currency, paise_per_unit }) => [currency, paise_per_unit]),
  ) as Record<ForeignCurrency, number>;
  return rows.length === FOREIGN_CURRENCIES.length ? rates : undefined;
}

export async function insertExchange(
  tx: Tx,
  version: number,
  { rates, ...publication }: ExchangePublication,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('fx_rates')
    .values(
      FOREIGN_CURRENCIES.map((currency) => ({
        ...publication,
        version,
        currency,
        paise_per_unit: rates[currency],
        published_at: at,
      })),
    )
    .execute();
}
