import { fieldIn } from '@suvarna/contracts/locale';
import type { BoxPiece, CareReminder } from '@suvarna/contracts/jewellery-box';
import { sizeInWords } from '@suvarna/contracts/sizes';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Badge } from '@suvarna/ui/badge';
import { ButtonLink } from '@suvarna/ui/button';
import { GemIcon } from '@suvarna/ui/icon';
import { Picture } from '@suvarna/ui/picture';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { InvoiceButton } from '../../orders/order-papers.tsx';
import parts from '../../page/parts.module.css';
import { CareButton } from '../care/care-button.tsx';
import styles from '../jewellery-box.module.css';
import { ValueHistory } from './value-history.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PieceValue } from './piece-value.tsx';
import { WaysBack } from './ways-back.tsx';

interface PieceCardProps {
  readonly piece: BoxPiece;
  readonly onReminders: (reminders: readonly CareReminder[]) => void;
}

/** The product page with what was bought chosen. */
function productPath({ url, karat, colour, size }: BoxPiece): string {
  const query = new URLSearchParams({ karat: String(karat), colour, ...(size !== '' && { size }) });
  return `${url}?${query.toString()}`;
}

/** A piece that was bought here. */
export function PieceCard({ piece, onReminders }: PieceCardProps) {
  const { t, locale } = useRemoteContext();
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  const href = useHref();
  const titleId = `piece-${piece.order_item_id}`;
  const title = fieldIn(piece, 'title', locale);
  const picture = piece.pictures[0];
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        {picture && <Picture src={picture.src} alt="" sizes="8rem" className={styles['picture']} />}
        <div className={styles['about']}>
          <h3 id={titleId}>{piece.url === '' ? title : <a href={href(productPath(piece))}>{title}</a>}</h3>
          <p className={parts['muted']}>
            {[
              t('order.karat', { karat: piece.karat }),
              piece.colour && t(`colour.${piece.colour}`),
              piece.size &&
                t('order.size', { size: sizeInWords(piece.size, piece.size_names, piece.currency) }),
              piece.quantity > 1 && `× ${piece.quantity}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {piece.state === 'in-service' && <Badge>{jewelleryBoxT('in-service')}</Badge>}
          {piece.state === 'going-back' && (
            <Badge tone="accent">{jewelleryBoxT(`back.${piece.going_back}`)}</Badge>
          )}
          <PieceValue value={piece.value} none={jewelleryBoxT('no-value')} />
        </div>
      </div>
      <WaysBack piece={piece} titleId={titleId} />
      <PieceFacts piece={piece} />
      <ValueHistory id={piece.order_item_id} course={piece.course} />
      <div className={parts['actions']}>
        {piece.has_model && piece.url !== '' && (
          <ButtonLink
            variant="secondary"
            icon={<GemIcon size="small" />}
            href={href(`${productPath(piece)}#view-3d`)}
            aria-describedby={titleId}
          >
            {jewelleryBoxT('in-3d')}
          </ButtonLink>
        )}
        {piece.has_invoice && (
          <InvoiceButton orderNo={piece.order_no} wide={false} aria-describedby={titleId} />
        )}
        <CareButton
          which={{ origin: 'store', piece_id: piece.order_item_id }}
          title={title}
          titleId={titleId}
          reminders={piece.reminders}
          onReminders={onReminders}
        />
      </div>
    </li>
  );
}
