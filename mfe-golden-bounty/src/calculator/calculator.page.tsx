import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { PlanPage } from '../page/plan-page.tsx';
import page from '../landing/landing.module.css';
import { termWords } from '../terms/terms.words.ts';
import type { CalculatorData } from './calculator.loader.ts';
import { Calculator } from './calculator.tsx';

export const head = (_data: CalculatorData, _route: RouteContext, t: Translate): PageHead => ({
  title: t('calculator.page-title'),
  description: t('calculator.description'),
  canonical: '/golden-bounty/calculator/',
});

export function Page({ data }: PageProps<CalculatorData>) {
  const { t } = useRemoteContext();
  return (
    <PlanPage crumbs={[{ label: t('calculator.title'), path: '/golden-bounty/calculator/' }]}>
      <h1>{t('calculator.heading')}</h1>
      <Calculator key={JSON.stringify([data.typed, data.whatIf])} {...data} />
      <p className={page['small']}>{t('honest', termWords(data.terms))}</p>
    </PlanPage>
  );
}
