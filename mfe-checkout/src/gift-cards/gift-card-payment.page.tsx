import { followPayment, returnedPayment } from '@suvarna/remote-kit/follow-payment';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { signInPath } from '@suvarna/session';
import { ButtonLink } from '@suvarna/ui/button';
import { CalendarIcon } from '@suvarna/ui/icon';
import { Outcome } from '@suvarna/ui/outcome';
import { BoughtCard } from './bought-card.tsx';
import { verifyCard } from './gift-cards.api.ts';
import { UnpaidCard } from './unpaid-card.tsx';
import { useStoredToken } from '@suvarna/remote-kit/use-stored-token';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('gift.payment-title'),
  noindex: true,
});

/** Where the provider's page leads back to: the bank is asked, and what became of the card stands here. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const token = useStoredToken();
  const cardId = route.query.get('card_id') ?? '';
  useRedirect(
    token === null ? signInPath(href(`/gift-cards/payment/?card_id=${encodeURIComponent(cardId)}`)) : null,
  );
  const { state, retry } = useRead(token ? cardId : null, (signal) => {
    const body = { card_id: cardId, ...returnedPayment(new URLSearchParams(location.search), 'payment_id') };
    return followPayment(() => verifyCard(body), signal);
  });
  const payment = state.status === 'ready' ? state.data : null;
  if (payment?.payment === 'paid') return <BoughtCard card={payment.card} />;
  if (payment?.payment === 'failed') return <UnpaidCard payment={payment} onMoved={retry} />;
  const kind = state.status === 'loading' ? 'waiting' : state.status === 'failed' ? 'unknown' : 'late';
  const waits = kind === 'waiting';
  return (
    <Outcome
      kind="waiting"
      mark={waits ? undefined : <CalendarIcon size="large" />}
      title={t(`gift.return.${kind}`)}
      lead={
        <p role="status" aria-busy={waits}>
          {t(`gift.return.${kind}-text`)}
        </p>
      }
    >
      {!waits && <ButtonLink href={href('/account/wallet/vouchers/')}>{t('gift.to-list')}</ButtonLink>}
    </Outcome>
  );
}
