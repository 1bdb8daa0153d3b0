/** Who gets a canary is a matter of the visitor, not of the process that answers. */
import { cohortOf, VISITOR_GROUPS, type Cohort } from '@suvarna/contracts/release-delivery';
import { cookieOf, groupIn, startCanary, untilGiven, visit } from '../support/people/canary-visitors.ts';
import { ComposerAddress } from '../support/store/composer.ts';
import { expect, test } from '../support/store/store-test.ts';

const LISTING = '/jewellery/rings/';
const VISITORS = 100;
const SHARE = 30;
const LARGER = 60;

test('over 200 visits, to a composer and to the one that follows it, everybody has the same; a raise moves some in and nobody out', async ({
  store,
  operator,
  nextRelease,
}) => {
  await operator.run('publish', 'catalog', '--from', nextRelease);
  const canary = await startCanary(
    operator,
    'catalog@1.0.1',
    ...['--steps', `${SHARE},100`, '--minutes', '60', '--sessions', '100000'],
  );
  const few = groupIn(['canary', canary]);
  const groups = Array.from({ length: VISITORS }, (_, at) => String((at * 97) % VISITOR_GROUPS));
  const composers = await ComposerAddress.of(store);
  const { shop } = composers;
  /** What each visitor gets now. */
  const seen = (): Promise<readonly (Cohort | undefined)[]> =>
    Promise.all(groups.map(async (group) => (await visit(shop, LISTING, group))?.cohort));
  try {
    await composers.serve({ memory: 'first', env: { TRUSTED_HOPS: '1' } });
    await untilGiven(shop, LISTING, few, canary);
    const before = await seen();
    expect(new Set(before)).toEqual(new Set(['canary', 'control']));
    const given = (await fetch(shop + LISTING)).headers.get('set-cookie') ?? '';
    const [, newcomer = ''] = /release_group=(\d+)/.exec(given) ?? [];

    // It has never run before: nothing of the first is left to it.
    await composers.serve({ memory: 'second', env: { TRUSTED_HOPS: '1' } });
    await untilGiven(shop, LISTING, few, canary);
    expect(await seen()).toEqual(before);
    expect((await visit(shop, LISTING, newcomer))?.cohort).toBe(cohortOf(Number(newcomer), canary));
    const again = await fetch(shop + LISTING, { headers: cookieOf(newcomer) });
    expect(again.headers.get('set-cookie')).not.toContain('release_group');

    await operator.run('canary', 'raise', '--percent', String(LARGER), '--reason', 'more of them');
    const raised = { ...canary, percent: LARGER };
    const movedIn = groupIn(['control', canary], ['canary', raised]);
    await untilGiven(shop, LISTING, movedIn, raised);
    const after = await seen();
    expect(after.filter((cohort, at) => before[at] === 'canary' && cohort !== 'canary')).toEqual([]);
    expect(after.filter((cohort) => cohort === 'canary').length).toBeGreaterThan(
      before.filter((cohort) => cohort === 'canary').length,
    );
  } finally {
    await composers.close();
    await operator.run('canary', 'abort', '--reason', 'the test is over');
  }
});
