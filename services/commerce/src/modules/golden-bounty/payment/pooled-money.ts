import { indianDay } from '@suvarna/contracts/indian-day';
import { inForce, POOLED_PAISE } from '@suvarna/contracts/law';
import { Gauge, type Registry } from 'prom-client';
import { sql } from 'kysely';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import { tellStaff } from '../../../platform/notifications/tell-staff.ts';

/** Percent of what the law lets plans hold together at which the store's people are told: time to stop taking new ones, or to ask a lawyer. */
export const TOLD_AT = [80, 90, 95, 100] as const;
const CRORE = 1_000_000_000;
const WEEK_MS = 7 * 86_400_000;

/** Paise that customers have in plans, also what unpaid orders put aside of them. */
export async function pooledPaise(db: Database): Promise<number> {
  const { rows } = await sql<{ paise: string }>`
    select coalesce(sum(balance), 0)::text as paise from ledger_accounts where kind in ('plan-principal', 'plan-held')`.execute(
    db,
  );
  return Number(rows[0]?.paise ?? 0);
}

/** Tells the store's people, once a month for each mark it passes, that the plans come near what the law lets them hold. */
export async function watchPooledMoney(db: Database, now: Date): Promise<void> {
  const day = indianDay(now);
  const limit = inForce(POOLED_PAISE, day);
  const pooled = await pooledPaise(db);
  const mark = TOLD_AT.findLast((percent) => pooled * 100 >= limit * percent);
  if (mark === undefined) return;
  const [held, most] = [pooled, limit].map((paise) => (paise / CRORE).toFixed(1));
  await db.transaction().execute((tx) =>
    tellStaff(tx, {
      event: 'plans_pooled',
      key: `${String(mark)} ${day.slice(0, 7)}`,
      text: `Savings plans hold ${held} crore rupees, ${String(mark)} % or more of the ${most} crore from which they count as a collective investment scheme (SEBI Act, section 11AA).`,
      expiresAt: new Date(now.getTime() + WEEK_MS),
    }),
  );
}

/** @returns reads the figure again; without a database the last one stays */
export function measurePooledMoney(
  registry: Registry,
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
): () => Promise<void> {
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers: [registry] });
  const pooled = gauge('golden_bounty_pooled_paise', 'What customers have in savings plans together.');
  const limit = gauge('golden_bounty_pooled_limit_paise', 'From where such a pool needs a licence.');
  return async () => {
    try {
      limit.set(inForce(POOLED_PAISE, indianDay(clock())));
      pooled.set(await pooledPaise(db));
    } catch (error) {
      log.warn({ err: error }, 'the pool of the savings plans could not be read');
    }
  };
}
