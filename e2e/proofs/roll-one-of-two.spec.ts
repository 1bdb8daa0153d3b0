/** Two composers and two of commerce, with shoppers who come all the time: what is rolled fails no call, what is killed is noticed. */
import { applyNextMigrations } from '@suvarna/testing/next-migrations';
import { patientLoad } from '@suvarna/testing/open-load';
import { openShoppers } from '@suvarna/testing/shoppers';
import { earlierShell } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';
import { openTwoOfEach, type TwoOfEach } from '../support/store/two-of-each.ts';

/** `npm run proof -- cluster/cluster` has as many as come, and all that these two leave out. */
const SHOPPERS = 4;
/** The earlier shell cannot carry them. */
const TOO_NEW = ['account', 'checkout', 'golden-bounty'] as const;
const NOTICED_MS = 3_000;

test('while shoppers come, one of two is rolled, gets another shell, or is killed, and a column is added', async ({
  store,
  operator,
}) => {
  test.skip(process.platform !== 'linux', 'the settings of a running process are read from /proc');
  for (const remote of TOO_NEW)
    await operator.run('kill', remote, '--reason', 'the earlier shell cannot carry it');
  const two = await openTwoOfEach(store);
  try {
    await shopMeanwhile(two);
  } finally {
    await two.close();
  }
});

async function shopMeanwhile(two: TwoOfEach): Promise<void> {
  const otherShell = await earlierShell();
  const shoppers = await openShoppers(two.shop, 10, { patienceMs: 60_000 });
  const load = patientLoad(SHOPPERS, shoppers.next);
  try {
    await two.roll('commerce-2');
    for (const name of ['composer-1', 'composer-2'] as const)
      await two.roll(name, { SHELL_DIST: otherShell });
    expect(await (await fetch(two.shop)).text()).toContain('/shell/0.9.0/');
    await applyNextMigrations(two.databaseUrl, ['alter table cart_lines add of_next_release text']);
    const killedAt = load.now();
    await two.killCommerce();
    await load.stop();

    const failed = load.failures();
    // What was under way when it was killed may fail.
    expect(failed.filter(({ failedAt }) => failedAt < killedAt)).toEqual([]);
    expect(failed.filter(({ at }) => at > killedAt + NOTICED_MS)).toEqual([]);
    expect([...load.took().values()].flat().length).toBeGreaterThan(100);
    expect(await shoppers.lost()).toBe(0);
  } finally {
    await load.stop();
    await shoppers.close();
  }
}
