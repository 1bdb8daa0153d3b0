import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { GemIcon, PlusIcon } from '@suvarna/ui/icon';
import { OwnPage } from '../page/own-page.tsx';
import { PageState } from '@suvarna/ui/page-state';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { Notice } from '@suvarna/ui/notice';
import { rupees } from '../terms/terms.words.ts';
import { PlanCard } from './plan-card.tsx';
import { readPlans } from './plans.api.ts';
import styles from './plans.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('plans.page-title'),
  noindex: true,
});

const PATH = '/golden-bounty/plans/';

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const page = Math.max(1, Math.floor(Number(route.query.get('page'))) || 1);
  const read = useSignedInRead(`plans ${page}`, href(PATH), (signal) => readPlans(page, signal));
  return (
    <OwnPage title={t('plans.title')} crumbs={[{ label: t('plans.title'), path: PATH }]} read={read}>
      {({ results, count, page_size: size, spendable }) =>
        count === 0 ? (
          <PageState>
            <GemIcon size="large" />
            <h2>{t('plans.none')}</h2>
            <p>{t('plans.none-text')}</p>
            <ButtonLink href={href('/golden-bounty/')}>{t('plans.none-action')}</ButtonLink>
          </PageState>
        ) : (
          <>
            {spendable.value_paise > 0 && (
              <Notice kind="good">
                <p>{t('plans.spendable', { value: rupees(spendable.value_paise) })}</p>
                <p>
                  <a className={styles['link']} href={href('/jewellery/')}>
                    {t('plans.shop')}
                  </a>
                </p>
              </Notice>
            )}
            <ul className={styles['list']}>
              {results.map((plan) => (
                <PlanCard key={plan.plan_id} plan={plan} />
              ))}
            </ul>
            {count > size && (
              <p className={styles['pages']}>
                {page > 1 && <a href={href(`${PATH}?page=${page - 1}`)}>{t('plans.newer')}</a>}
                {page * size < count && <a href={href(`${PATH}?page=${page + 1}`)}>{t('plans.older')}</a>}
              </p>
            )}
            <div>
              <ButtonLink
                variant="secondary"
                href={href('/golden-bounty/enrol/')}
                icon={<PlusIcon size="small" />}
              >
                {t('plans.new')}
              </ButtonLink>
            </div>
          </>
        )
      }
    </OwnPage>
  );
}
