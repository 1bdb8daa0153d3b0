import { isApiFailure } from '@suvarna/contracts/call';
import type { GiftCardPayment } from '@suvarna/contracts/gift-cards';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { CloseIcon } from '@suvarna/ui/icon';
import { useAct } from '@suvarna/ui/use-act';
import { Outcome } from '@suvarna/ui/outcome';
import chrome from '../chrome/chrome.module.css';
import outcome from '../outcome/outcome.module.css';
import { failureText } from '../payment/failure-text.model.ts';
import { payCard } from './gift-cards.api.ts';

/** A payment that came to nothing; the card waits for another. */
export function UnpaidCard({
  payment: { card, retry_allowed: mayRetry },
  onMoved,
}: {
  readonly payment: GiftCardPayment;
  /** It does not wait for a payment any more: what became of it is to be asked for. */
  readonly onMoved: () => void;
}) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const { leave, leaving } = useNavigateIfHere();
  const { busy, fault, act } = useAct();
  const payAgain = (): void =>
    void act(
      'pay',
      async () => leave((await payCard(card.card_id, locale)).redirect_url),
      (error) => {
        // It was paid in another tab, say.
        if (isApiFailure(error) && error.status === 409) onMoved();
        return failureText(error, t);
      },
    );

  return (
    <Outcome
      kind="bad"
      mark={<CloseIcon size="large" />}
      title={t('gift.failed')}
      lead={<p role="status">{t('gift.failed-text')}</p>}
    >
      <div role="alert">{fault !== undefined && <p className={chrome['notice']}>{fault.text}</p>}</div>
      <div className={`${chrome['actions']} ${outcome['actions']}`}>
        {mayRetry && (
          <Button busy={busy.length > 0 || leaving ? t('gift.paying') : undefined} onClick={payAgain}>
            {t('gift.pay-again')}
          </Button>
        )}
        <ButtonLink variant="secondary" href={href('/gift-cards/')}>
          {t('gift.another')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
