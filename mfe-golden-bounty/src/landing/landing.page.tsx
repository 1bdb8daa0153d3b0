import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import type { CalculatorData } from '../calculator/calculator.loader.ts';
import { Calculator } from '../calculator/calculator.tsx';
import { termWords } from '../terms/terms.words.ts';
import { Grievance } from './grievance.tsx';
import styles from './landing.module.css';
import { InstalmentBars } from './instalment-bars.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';
import { TermsInFull } from './terms-in-full.tsx';

export const head = ({ terms }: CalculatorData, { origin, base }: RouteContext, t: Translate): PageHead => ({
  title: t('landing.page-title', termWords(terms)),
  description: t('landing.description', termWords(terms)),
  canonical: '/golden-bounty/',
  openGraph: { type: 'website' },
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: t('home'), item: `${origin}${base}/` },
        { '@type': 'ListItem', position: 2, name: t('name'), item: `${origin}${base}/golden-bounty/` },
      ],
    },
  ],
});

export function Page({ data }: PageProps<CalculatorData>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const { terms } = data;
  const words = termWords(terms);
  return (
    <div className={styles['page']}>
      <Static of={terms} className={styles['intro']}>
        {() => (
          <>
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
                  <h1>{t('landing.heading', words)}</h1>
                  <p className={styles['lead']}>{t('landing.lead', words)}</p>
                  <p className={styles['honest']}>{t('honest', words)}</p>
                  <div className={styles['actions']}>
                    <ButtonLink href={href('/golden-bounty/enrol/')} size="large">
                      {t('landing.enrol')}
                    </ButtonLink>
                    <ButtonLink href="#calculator" size="large" variant="secondary">
                      {t('landing.action')}
                    </ButtonLink>
                  </div>
                  <a className={styles['own']} href={href('/golden-bounty/plans/')}>
                    {t('landing.plans')}
                  </a>
                </div>
                <InstalmentBars terms={terms} />
              </div>
            </header>
            <Steps terms={terms} />
          </>
        )}
      </Static>
      <div className="sv-page" id="calculator">
        <Calculator key={JSON.stringify([data.typed, data.whatIf])} {...data} />
      </div>
      <Static of={terms} className={styles['intro']}>
        {() => (
          <>
            <Questions terms={terms} />
            <TermsInFull terms={terms} />
            <Grievance terms={terms} />
          </>
        )}
      </Static>
    </div>
  );
}
