import { fieldIn } from '@suvarna/contracts/locale';
import type { SharedPiece } from '@suvarna/contracts/jewellery-box';
import { gramNumber } from '@suvarna/contracts/money';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import { Facts } from '../pieces/facts.tsx';
import { readSharedPhoto } from '../jewellery-box.api.ts';
import styles from '../jewellery-box.module.css';
import { PiecePhotos } from '../pieces/piece-photos.tsx';
import { PieceValue } from '../pieces/piece-value.tsx';
import { Stones } from '../pieces/stones.tsx';

interface SharedCardProps {
  readonly piece: SharedPiece;
  /** Of the link. */
  readonly token: string;
  readonly withValue: boolean;
}

/** A piece as a visitor who has the link sees it. */
export function SharedCard({ piece, token, withValue }: SharedCardProps) {
  const { t, locale } = useRemoteContext();
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  const title = fieldIn(piece, 'title', locale);
  const picture = piece.pictures[0];
  const photos = {
    name: title,
    of: `${token} ${piece.piece_id}`,
    read: (position: number, signal: AbortSignal) => readSharedPhoto(token, piece.piece_id, position, signal),
  };
  const { karat, metal, net_weight_mg: mg } = piece;
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        {picture && <Picture src={picture.src} alt="" sizes="8rem" className={styles['picture']} />}
        <PiecePhotos {...photos} from={1} to={Math.min(1, piece.photos)} />
        <div className={styles['about']}>
          <h2 dir="auto">{title}</h2>
          <p className={parts['muted']}>
            {[
              karat === null ? jewelleryBoxT(`metal.${metal}`) : jewelleryBoxT('gold-of', { karat }),
              piece.colour && t(`colour.${piece.colour}`),
              piece.quantity > 1 && `× ${piece.quantity}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {withValue && <PieceValue value={piece.value} none={jewelleryBoxT('no-value')} />}
        </div>
      </div>
      <PiecePhotos {...photos} from={2} to={piece.photos} />
      <Facts
        facts={[
          [jewelleryBoxT('weight'), mg === null ? '' : jewelleryBoxT('grams', { grams: gramNumber(mg) })],
          [
            jewelleryBoxT('stones'),
            piece.stones.length > 0 ? <Stones key="stones" stones={piece.stones} /> : piece.stones_text,
          ],
        ]}
      />
    </li>
  );
}
