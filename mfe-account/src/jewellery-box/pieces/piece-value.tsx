import type { BoxPiece } from '@suvarna/contracts/jewellery-box';
import { formatPrice } from '@suvarna/ui/price';
import { useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import styles from '../jewellery-box.module.css';

interface PieceValueProps {
  /** `null` where none is known. */
  readonly value: BoxPiece['value'];
  /** Why there is none. */
  readonly none: string;
}

/** What a piece is worth today, by gold and stones. */
export function PieceValue({ value, none }: PieceValueProps) {
  const t = useT(jewelleryBoxTexts);
  if (value === null) return <p className={parts['muted']}>{none}</p>;
  const { gold_paise: gold, stones_paise: stones, value_paise: all } = value;
  return (
    <p className={styles['value']}>
      <span className={parts['muted']}>{t('worth')}</span>
      <strong>{formatPrice(all, 'INR')}</strong>
      <span className={parts['muted']}>
        {t(stones === 0 ? 'all-gold' : 'gold-and-stones', {
          gold: formatPrice(gold, 'INR'),
          stones: formatPrice(stones, 'INR'),
        })}
      </span>
    </p>
  );
}
