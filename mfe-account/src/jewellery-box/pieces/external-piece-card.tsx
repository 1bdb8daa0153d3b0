import type { CareReminder, ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { gramNumber } from '@suvarna/contracts/money';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import { CareButton } from '../care/care-button.tsx';
import { Facts } from './facts.tsx';
import { readPhoto } from '../jewellery-box.api.ts';
import styles from '../jewellery-box.module.css';
import { PiecePhotos } from './piece-photos.tsx';
import { PieceValue } from './piece-value.tsx';

interface ExternalPieceCardProps {
  readonly piece: ExternalPiece;
  /** What it says while its form is on its way. */
  readonly busy: string | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onReminders: (reminders: readonly CareReminder[]) => void;
}

/** A piece from elsewhere, as its owner wrote it down. */
export function ExternalPieceCard({ piece, busy, onEdit, onRemove, onReminders }: ExternalPieceCardProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const { piece_id: id, version, name, metal, karat, net_weight_mg: mg, paid_paise: paid } = piece;
  const titleId = `piece-${id}`;
  const photos = {
    name,
    of: `${id} ${version}`,
    read: (position: number, signal: AbortSignal) => readPhoto(id, position, signal),
  };
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <PiecePhotos {...photos} from={1} to={Math.min(1, piece.photos)} />
        <div className={styles['about']}>
          <h3 id={titleId} dir="auto">
            {name}
          </h3>
          <p className={parts['muted']}>{karat === null ? t(`metal.${metal}`) : t('gold-of', { karat })}</p>
          <PieceValue value={piece.value} none={t(metal === 'gold' ? 'not-enough' : 'no-rate')} />
        </div>
      </div>
      <PiecePhotos {...photos} from={2} to={piece.photos} />
      <Facts
        facts={[
          [t('weight'), mg === null ? '' : t('grams', { grams: gramNumber(mg) })],
          [t('stones'), piece.stones],
          [t('huid'), piece.huid],
          [t('bought-on'), formatFullDay(piece.bought_on, locale)],
          [t('paid'), paid === null ? '' : formatPrice(paid, 'INR')],
          [t('note'), piece.note],
        ]}
      />
      <div className={parts['actions']}>
        <Button variant="secondary" aria-describedby={titleId} busy={busy} onClick={onEdit}>
          {t('edit')}
        </Button>
        <CareButton
          which={{ origin: 'elsewhere', piece_id: id }}
          title={name}
          titleId={titleId}
          reminders={piece.reminders}
          onReminders={onReminders}
        />
        <Button variant="quiet" aria-describedby={titleId} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
