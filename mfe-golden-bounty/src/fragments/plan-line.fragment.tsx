import type { PlanList } from '@suvarna/contracts/golden-bounty';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';
import { lineOf } from '../plans/line-of.model.ts';
import { planPath } from '../plans/plan-path.ts';
import { readPlans } from '../plans/plans.api.ts';
import { PlansInBag, useUsedInBag } from './plans-in-bag.tsx';
import styles from './plan-line.module.css';

const UNREAD: Pick<PlanList, 'results' | 'spendable'> = {
  results: [],
  spendable: { value_paise: 0, plan_ids: [] },
};

export interface PlanLineProps {
  /** In the bag what can be spent can be used at once; elsewhere one line says how the plan stands. */
  readonly place: 'account' | 'bag';
}

/**
 * A customer's plan in one line, for other remotes. Nothing while there is none, or it cannot be read: it is an
 * extra. What the bag is paid with can be left out all the same, for the bag itself says that.
 */
export function Fragment({ place }: PlanLineProps) {
  const token = useStoredToken();
  const { state, retry } = useRead(token ? 'plans' : null, (signal) => readPlans(1, signal), {
    keepsLast: true,
  });
  const used = useUsedInBag();
  if (place === 'bag') {
    const { spendable, results } = state.status === 'ready' ? state.data : UNREAD;
    return used > 0 || spendable.value_paise > 0 || results.some((plan) => plan.in_bag) ? (
      <PlansInBag spendable={spendable} onChanged={retry} />
    ) : null;
  }
  return state.status === 'ready' ? <PlanInOneLine plans={state.data.results} /> : null;
}

/** The plan that asks for something first: a payment, then a piece. */
function PlanInOneLine({ plans }: { readonly plans: PlanList['results'] }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const [plan] = [
    ...plans.filter(({ status }) => status === 'defaulted'),
    ...plans.filter(({ status, next_due_date: due }) => status !== 'defaulted' && due !== ''),
    ...plans.filter(({ value_paise: value }) => value > 0),
    ...plans.filter(({ status }) => status === 'active'),
  ];
  if (plan === undefined) return null;
  const line = lineOf(plan, locale);
  return (
    <p className={styles['root']}>
      <span>
        <strong>{t('name')}</strong> {t(line.key, line.values)}
      </span>
      <a className={styles['link']} href={href(planPath(plan.plan_id))}>
        {t('line.open')}
      </a>
    </p>
  );
}
