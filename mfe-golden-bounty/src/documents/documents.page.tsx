import type { PlanDocument } from '@suvarna/contracts/golden-bounty';
import { LOCALES } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { OwnPage } from '../page/own-page.tsx';
import parts from '../page/page-parts.module.css';
import { PageState } from '@suvarna/ui/page-state';
import { payPath, planPath } from '../plans/plan-path.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { rupees } from '../terms/terms.words.ts';
import { DocumentButton } from './document-button.tsx';
import { readDocuments } from './documents.api.ts';
import styles from './documents.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('documents.page-title'),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const planId = route.params['plan_id'] ?? '';
  const here = planPath(planId, 'documents/');
  const read = useSignedInRead(`documents ${planId}`, href(here), (signal) => readDocuments(planId, signal));
  return (
    <OwnPage
      title={t('documents.title')}
      crumbs={[
        { label: t('plans.title'), path: '/golden-bounty/plans/' },
        { label: planId, path: planPath(planId) },
        { label: t('documents.title'), path: here },
      ]}
      read={read}
    >
      {({ results }) =>
        results.length === 0 ? (
          <PageState>
            <p>{t('documents.none')}</p>
            <ButtonLink href={href(payPath(planId))}>{t('instalments.pay')}</ButtonLink>
          </PageState>
        ) : (
          <ul className={styles['list']}>
            {results.map((document) => (
              <DocumentRow key={document.document_id} document={document} />
            ))}
          </ul>
        )
      }
    </OwnPage>
  );
}

/** A paper, in both languages. */
function DocumentRow({ document }: { readonly document: PlanDocument }) {
  const { t, locale } = useRemoteContext();
  const title = t(`documents.kind.${document.kind}`, { number: document.installment_number });
  return (
    <li className={styles['row']}>
      <div>
        <h2>{title}</h2>
        <p className={parts['muted']}>
          {[formatFullDay(document.dated, locale), document.amount_paise > 0 && rupees(document.amount_paise)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={parts['actions']}>
        {LOCALES.map((lang) => (
          <DocumentButton
            key={lang}
            documentId={document.document_id}
            lang={lang}
            name={t('documents.download-named', { title, language: t(`language.${lang}`) })}
          >
            {t('documents.pdf-in', { language: t(`language.${lang}`) })}
          </DocumentButton>
        ))}
      </div>
    </li>
  );
}
