import type { Dependencies } from '../../dependencies.ts';
import type { CompanionsOf } from '../catalogue/index.ts';
import { companionsOf } from './companion.store.ts';

type Needs = Pick<Dependencies, 'db' | 'database' | 'log'>;

/** For the catalogue. Where they cannot be read it says none, and likeness alone recommends. */
export function readCompanions({ db, database, log }: Needs): CompanionsOf {
  return async (productIds) => {
    if (productIds.length === 0 || database.isDown()) return [];
    try {
      return await companionsOf(db, productIds);
    } catch (error) {
      log.warn({ err: error }, 'what designs go with could not be read');
      return [];
    }
  };
}
