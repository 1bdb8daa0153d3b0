import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { OwnPage } from '../page/own-page.tsx';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import type { Terms } from '../terms/terms.api.ts';
import { SupportPhone } from '../terms/support-phone.tsx';
import { termWords } from '../terms/terms.words.ts';
import { readEnrolForm } from './enrol.api.ts';
import { EnrolmentForm } from './enrolment-form.tsx';

export const head = (_terms: Terms, _route: RouteContext, t: Translate): PageHead => ({
  title: t('enrol.page-title'),
  noindex: true,
});

export function Page({ data: terms, route }: PageProps<Terms>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const amount = route.query.get('amount')?.slice(0, 12) ?? '';
  const here = href(`/golden-bounty/enrol/${amount === '' ? '' : `?amount=${encodeURIComponent(amount)}`}`);
  const read = useSignedInRead('enrol', here, readEnrolForm);
  return (
    <OwnPage
      title={t('enrol.title')}
      crumbs={[{ label: t('enrol.title'), path: '/golden-bounty/enrol/' }]}
      read={read}
    >
      {(start) => (
        <>
          <p>{t('honest', termWords(terms))}</p>
          <p>
            <SupportPhone terms={terms} />
          </p>
          <EnrolmentForm terms={terms} start={start} amount={amount} />
        </>
      )}
    </OwnPage>
  );
}
