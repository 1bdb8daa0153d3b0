import type { GiftCardDesign } from '@suvarna/contracts/gift-cards';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { CardPicture } from './card-picture.tsx';
import styles from './gift-cards.module.css';

interface CardPreviewProps {
  readonly design: GiftCardDesign;
  /** Paise. */
  readonly amount: number;
  readonly to: string;
  readonly from: string;
  readonly message: string;
}

/** The card as it will be: what it looks like, and what it says. */
export function CardPreview({ design, amount, to, from, message }: CardPreviewProps) {
  const { t } = useRemoteContext();
  return (
    <figure className={styles['figure']}>
      <CardPicture
        design={design}
        store={t('gift.store')}
        title={t('gift.card')}
        amount={formatPrice(amount, 'INR')}
      />
      <figcaption className={styles['caption']}>
        <p>{t('gift.preview-to', { name: to.trim() || '…' })}</p>
        {message.trim() !== '' && <p className={styles['message']}>{message}</p>}
        <p>{t('gift.preview-from', { name: from.trim() || '…' })}</p>
      </figcaption>
    </figure>
  );
}
