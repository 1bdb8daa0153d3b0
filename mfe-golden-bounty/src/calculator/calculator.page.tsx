import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import type { CalculatorData } from './calculator.loader.ts';
import { Calculator } from './calculator.tsx';
import page from '../landing/landing.module.css';
import { PLAN_WORDS } from './plan.words.ts';

export const head = (_data: CalculatorData, _route: RouteContext, t: Translate): PageHead => ({
  title: t('calculator.page-title'),
  description: t('calculator.description'),
  canonical: '/golden-bounty/calculator/',
});

export function Page({ data }: PageProps<CalculatorData>) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <div className={`sv-page ${page['page']}`}>
      <Breadcrumb
        label={t('breadcrumb')}
        items={[
          { label: t('home'), href: href('/') },
          { label: t('name'), href: href('/golden-bounty/') },
          { label: t('calculator.title'), href: href('/golden-bounty/calculator/') },
        ]}
      />
      <h1>{t('calculator.heading')}</h1>
      <Calculator key={data.typed} {...data} />
      <p className={page['small']}>{t('honest', PLAN_WORDS)}</p>
    </div>
  );
}
