import { databaseOver } from '../../../platform/database/database.ts';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@suvarna/database/pool';
import { pino } from 'pino';
import { productDelivery } from './product-delivery.ts';

// Nothing listens there: every query fails as it does when the database is away.
const pool = createPool({ url: 'postgresql://nobody@127.0.0.1:1/none', schema: 'commerce', max: 1 });
afterAll(() => pool.end());

describe('a product while the database is away', () => {
  it.each([
    ['that is known', true],
    ['that is not known yet', false],
  ])('%s, is shown without its day of delivery', async (_name, down) => {
    const deliver = productDelivery({
      db: databaseOver(pool),
      log: pino({ level: 'silent' }),
      clock: () => new Date(),
      database: {
        isDown: () => down,
        reportOutage: () => undefined,
        probe: async () => !down,
        close: () => undefined,
      },
    });
    expect(await deliver('560001')).toBeUndefined();
  });
});
