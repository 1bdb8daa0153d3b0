import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PlanRow = Selectable<Tables['emi_plans']>;

/** What lenders offer on a day, by lender, the shortest first. @param day in India */
export function plansOn(db: Database | Tx, day: string): Promise<PlanRow[]> {
  return db
    .selectFrom('emi_plans')
    .selectAll()
    .where('starts_on', '<=', day)
    .where((row) => row.or([row('ends_on', 'is', null), row('ends_on', '>=', day)]))
    .orderBy('lender_name')
    .orderBy('months')
    .orderBy('plan_id')
    .execute();
}
