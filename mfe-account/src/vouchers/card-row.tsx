import type { GiftCard } from '@suvarna/contracts/gift-cards';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useDownload } from '@suvarna/remote-kit/use-download';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { vouchersTexts } from '#texts/vouchers';
import { readCardPdf } from './vouchers.api.ts';
import styles from './vouchers.module.css';

interface CardRowProps {
  readonly card: GiftCard;
  /** Bought by this customer; else it was put into the account. */
  readonly bought: boolean;
}

/** A gift card, how it stands, and its PDF where there is one. */
export function CardRow({ card, bought }: CardRowProps) {
  const { locale } = useRemoteContext();
  const t = useT(vouchersTexts);
  const { card_id: cardId, state } = card;
  const isOnItsWay = state === 'paid' && card.delivery === 'email' && card.sent_at === '';

  const { busy, download } = useDownload({
    file: `suvarna-${cardId}.pdf`,
    read: () => readCardPdf(cardId, locale),
    done: t('vouchers.pdf-done'),
    failed: t('vouchers.pdf-failed'),
  });
  const name = bought ? card.to_name : card.from_name;

  return (
    <li className={styles['row']}>
      <div>
        <p>
          <strong>{formatPrice(card.amount_paise, 'INR')}</strong>{' '}
          {/* Of who has no account here any more there is no name. */}
          {name !== '' && t(bought ? 'vouchers.for' : 'vouchers.from', { name })}
        </p>
        <p className={styles['small']}>
          {card.last4 === '' ? cardId : t('vouchers.ending', { last4: card.last4 })}
          {' · '}
          {isOnItsWay
            ? t('vouchers.leaves', { day: formatFullDay(card.send_on, locale) })
            : t(`vouchers.state.${state}`)}
          {state === 'paid' && (
            <>
              {' · '}
              {t('vouchers.until', { day: formatFullDay(card.expires_on, locale) })}
            </>
          )}
        </p>
      </div>
      {card.printable && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('vouchers.pdf-named', { last4: card.last4 })}
          busy={busy ? t('vouchers.pdf-busy') : undefined}
          onClick={download}
        >
          {t('vouchers.pdf')}
        </Button>
      )}
    </li>
  );
}
