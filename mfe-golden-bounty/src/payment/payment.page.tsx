import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import type { Terms } from '../terms/terms.api.ts';
import { PayInstalment } from './pay-instalment.tsx';
import { PaymentReturn } from './payment-return.tsx';

export const head = (_terms: Terms, _route: RouteContext, t: Translate): PageHead => ({
  title: t('payment.page-title'),
  noindex: true,
});

/** Paying the next instalment of the plan in the address; and where the provider's page leads back to, with a payment in it. */
export function Page({ data: terms, route }: PageProps<Terms>) {
  return route.query.get('payment_id') === null ? (
    <PayInstalment terms={terms} planId={route.query.get('plan_id') ?? ''} />
  ) : (
    <PaymentReturn paymentId={route.query.get('payment_id') ?? ''} />
  );
}
