import type { GiftCard } from '@suvarna/contracts/gift-cards';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { CheckIcon } from '@suvarna/ui/icon';
import { Outcome } from '@suvarna/ui/outcome';
import chrome from '../chrome/chrome.module.css';
import outcome from '../outcome/outcome.module.css';
import { CardPreview } from './card-preview.tsx';
import { PrintButton } from './print-button.tsx';

/** A card that is paid: what it looks like, and how it reaches whom it is for. */
export function BoughtCard({ card }: { readonly card: GiftCard }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  return (
    <Outcome
      kind="good"
      mark={<CheckIcon size="large" />}
      title={t('gift.paid')}
      lead={
        <p role="status">
          {card.delivery === 'print'
            ? t('gift.paid-print')
            : t('gift.paid-email', { email: card.to_email, day: formatFullDay(card.send_on, locale) })}
        </p>
      }
    >
      <CardPreview
        design={card.design}
        amount={card.amount_paise}
        to={card.to_name}
        from={card.from_name}
        message={card.message}
      />
      <div className={`${chrome['actions']} ${outcome['actions']}`}>
        {card.printable && <PrintButton cardId={card.card_id} />}
        <ButtonLink variant="secondary" href={href('/account/wallet/vouchers/')}>
          {t('gift.to-list')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href('/gift-cards/')}>
          {t('gift.another')}
        </ButtonLink>
      </div>
    </Outcome>
  );
}
