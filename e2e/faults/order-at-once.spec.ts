/** Two people operate the store and know nothing of each other. */
import { operatorOf } from '../support/people/operator.ts';
import { ordersAtOnce } from '../support/orders-at-once.ts';
import { otherCheckout } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';

test('of two who order at the same time the first is obeyed; the second is told which revision is live, and nothing of it is done', async ({
  store,
  operator,
  nextRelease,
}) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
  await operator.run('publish', 'checkout', '--from', await otherCheckout());
  const atOnce = await ordersAtOnce(store.registry, 2);
  const people = operatorOf({ ...store, env: { ...store.env, REGISTRY_URL: atOnce.registry } });
  /** Each gives an order; one revision comes of it. @returns whose */
  const order = async (words: Readonly<Record<'asha' | 'ravi', readonly string[]>>) => {
    const before = await operator.live();
    const [asha, ravi] = await Promise.all([
      people.attempt('canary', ...words.asha, '--reason', 'by asha'),
      people.attempt('canary', ...words.ravi, '--reason', 'by ravi'),
    ]);
    const after = await operator.live();
    const [winner, second] = asha.code === 0 ? (['asha', ravi] as const) : (['ravi', asha] as const);
    expect(asha.code + ravi.code, asha.output + ravi.output).toBe(1);
    expect(after.revision).toBe(before.revision + 1);
    expect(second.output).toContain('COMPOSITION.STALE_REVISION');
    expect(second.output).toContain(`revision ${after.revision} is live, not ${before.revision}`);
    expect(second.output).toContain('Nothing was changed');
    expect(await operator.run('audit', '--limit', '1')).toContain(`by ${winner}`);
    return { winner, before, after };
  };
  try {
    const policy = ['--steps', '25,100', '--minutes', '60'];
    const start = await order({
      asha: ['start', 'catalog@1.0.1', ...policy],
      ravi: ['start', 'checkout@1.0.1', ...policy],
    });
    const { catalog, checkout } = start.after.canary?.remotes ?? {};
    expect([catalog?.version, checkout?.version]).toEqual(
      start.winner === 'asha' ? ['1.0.1', '1.0.0'] : ['1.0.0', '1.0.1'],
    );
    expect(start.after.remotes).toEqual(start.before.remotes);

    const next = await order({ asha: ['raise', '--percent', '40'], ravi: ['abort'] });
    expect(next.after.canary?.percent).toBe(next.winner === 'asha' ? 40 : undefined);
    expect(next.after.remotes).toEqual(start.before.remotes);
    if (next.winner === 'asha') await operator.run('canary', 'abort', '--reason', 'the test is over');
  } finally {
    await atOnce.close();
  }
  await operator.run('audit', '--verify');
});
