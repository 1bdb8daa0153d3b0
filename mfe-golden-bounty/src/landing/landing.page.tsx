import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import type { CalculatorData } from '../calculator/calculator.loader.ts';
import { Calculator } from '../calculator/calculator.tsx';
import styles from './landing.module.css';
import { InstalmentBars } from './instalment-bars.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { PLAN_WORDS } from '../calculator/plan.words.ts';

export const head = (_data: CalculatorData, { origin }: RouteContext, t: Translate): PageHead => ({
  title: t('landing.page-title', PLAN_WORDS),
  description: t('landing.description', PLAN_WORDS),
  canonical: '/golden-bounty/',
  openGraph: { type: 'website' },
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: t('home'), item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: t('name'), item: `${origin}/golden-bounty/` },
      ],
    },
  ],
});

export function Page({ data }: PageProps<CalculatorData>) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <div className={styles['page']}>
      <header className={styles['hero']}>
        <div className={`sv-page ${styles['hero-inner']}`}>
          <Breadcrumb
            label={t('breadcrumb')}
            items={[
              { label: t('home'), href: href('/') },
              { label: t('name'), href: href('/golden-bounty/') },
            ]}
          />
          <div className={styles['words']}>
            <p className={styles['eyebrow']}>{t('name')}</p>
            <h1>{t('landing.heading')}</h1>
            <p className={styles['lead']}>{t('landing.lead', PLAN_WORDS)}</p>
            <ButtonLink href="#calculator" size="large">
              {t('landing.action')}
            </ButtonLink>
          </div>
          <InstalmentBars />
        </div>
      </header>
      <Steps />
      <div className="sv-page" id="calculator">
        <Calculator key={data.typed} {...data} />
        <p className={styles['small']}>{t('honest', PLAN_WORDS)}</p>
      </div>
      <Questions />
    </div>
  );
}
